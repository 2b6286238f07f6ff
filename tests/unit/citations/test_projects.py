"""Citations of other projects: the grammar, the pinned wheel, what is kept of it, and what is proved without it."""

import hashlib
import re
import subprocess
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from guide.citations import fetch, projects
from guide.citations.lock import load
from guide.citations.target import Target, parse
from guide.core.errors import GuideError
from tests.conftest import ROOT, run
from tests.wheels import compiled, make_wheel

COMMAND = ROOT / "scripts" / "lock_sources.py"
WHEEL = "tiny-1.0-py3-none-any.whl"
GRAPH_PY = "class Graph:\n    def build(self):\n        return 1\n\n\nMADE = 2\n"
TASK_H = "namespace tiny {\nstruct Task {\n  int id() const { return 7; }\n};\n}\n"
CITED = ("tiny@1.0:tiny/graph.py#Graph.build", "tiny@1.0:tiny/include/tiny/task.h#Task::id")
REGISTRY = """\
tiny:
  title: Tiny
  repository: https://github.com/tiny-org/tiny
  folders:
    tiny/include/tiny/: core/
    tiny/: python/tiny/
  libraries: '{libraries}'
  sources: core/[\\w/]+\\.cpp$
  releases:
    '1.0':
      tag: v1.0
      wheel: {wheel}
      sha256: {sha256}
"""


def pack(folder: Path, python: str = GRAPH_PY, library: Path | None = None) -> Path:
    """The small project's wheel in `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(folder / WHEEL, "w") as archive:
        archive.writestr("tiny/graph.py", python)
        archive.writestr("tiny/include/tiny/task.h", TASK_H)
        archive.writestr("tiny/picture.png", b"\xff\xd8")
        archive.writestr("elsewhere/graph.py", python)
        if library:
            archive.write(library, "tiny/libtiny.so")
    return folder / WHEEL


def pin(root: Path, wheel: Path, libraries: str = "") -> None:
    """Name the wheel in the repository's seeds/projects.yml."""
    (root / "seeds").mkdir(exist_ok=True)
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    text = REGISTRY.format(wheel=WHEEL, sha256=digest, libraries=libraries)
    (root / "seeds" / "projects.yml").write_text(text, encoding="utf-8")


@pytest.fixture
def world(
    repository: Callable[..., Path], small_wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., subprocess.CompletedProcess[str]]:
    """A repository that cites PyTorch and the small project, whose wheel is pinned; runs the command in it."""
    pin(repository("c10/core/Thing.h#Thing", *CITED), pack(tmp_path / "wheels"))
    monkeypatch.setenv("GUIDE_CACHE", str(tmp_path / "cache"))

    def lock(*options: object) -> subprocess.CompletedProcess[str]:
        done = run(COMMAND, "--wheel", small_wheel, *options)
        assert "Traceback" not in done.stderr, done.stderr
        return done

    return lock


def forget(tmp_path: Path) -> None:
    """As on a machine that has never read the wheel."""
    (tmp_path / "cache").rename(tmp_path / "cache-away")


def test_the_grammar() -> None:
    assert parse("src:tiny@1.0:tiny/graph.py#Graph.build~return") == Target(
        "tiny/graph.py", "Graph.build", 0, "return", "tiny@1.0"
    )
    assert parse("tiny@1.0:tiny/task.h#Task@2").other == "tiny@1.0"
    for bad in ("tiny@:a.py", "tiny@1.0", "Tiny@1.0:a.py", "tiny@1.0:a b.py", "tiny@1.0:../a.py"):
        with pytest.raises(GuideError, match="src:PROJECT@RELEASE:PATH#SYMBOL"):
            parse(bad)


def test_locked_with_the_wheel_and_kept_without(world, tmp_path: Path, small_wheel: Path) -> None:
    done = world()
    assert done.returncode == 2 and f"docs/page.md:4: src:{CITED[0]}: the wheel of tiny@1.0" in done.stderr
    assert "lock_sources.py --project tiny" in done.stderr
    done = world("--project", "tiny", "--wheels", tmp_path / "wheels")
    assert done.returncode == 1 and "2 in other projects (2 from their wheels" in done.stdout, done.stderr
    lock = load()
    entry = lock.get(f"src:{CITED[0]}")
    assert (
        entry.permalink(lock.commit)
        == "https://github.com/tiny-org/tiny/blob/v1.0/python/tiny/graph.py#L2-L3"
    )
    assert entry.describe() == "Tiny 1.0 · python/tiny/graph.py · lines 2–3 · Python text in the wheel"
    header = lock.get(CITED[1])
    assert (header.path, header.lines, header.evidence) == ("core/task.h", (3, 3), "header-text")
    assert world("--check").returncode == 0
    forget(tmp_path)
    done = world("--check")
    assert (
        done.returncode == 0
        and "2 in other projects (0 from their wheels, the rest as locked)" in done.stdout
    )
    again = world("--wheels", tmp_path / "wheels", "--project", "tiny@1.0", "--check")
    assert again.returncode == 0 and "(2 from their wheels" in again.stdout
    against = world("--against", make_wheel(tmp_path / "other", "9.10.0", "cd" * 20))
    assert "1 same, 0 moved" in against.stdout, "an upgrade of PyTorch is none of another project's"


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("python/tiny/graph.py", "python/tiny/other.py"),
        ('"lines": [2, 3]', '"lines": null'),
        ('"symbol": "Graph.build"', '"symbol": "Graph"'),
        ("python-text", "guessed-text"),
        ('"tiny-1.0-py3', '"tiny-1.1-py3'),
        ("blob/v1.0", "blob/v1.1"),
    ],
)
def test_a_lock_changed_by_hand_is_told_without_the_wheel(world, tmp_path: Path, was: str, now: str) -> None:
    world("--project", "tiny", "--wheels", tmp_path / "wheels")
    forget(tmp_path)
    path = tmp_path / "repository" / "seeds" / "sources.lock.json"
    assert was in path.read_text()
    path.write_text(path.read_text().replace(was, now))
    done = world("--check")
    assert done.returncode == 2 and "lock_sources.py --project tiny" in done.stderr


def test_another_digest_of_the_lines_is_told_where_the_wheel_is(world, tmp_path: Path) -> None:
    world("--project", "tiny", "--wheels", tmp_path / "wheels")
    path = tmp_path / "repository" / "seeds" / "sources.lock.json"
    digest = load().get(CITED[0]).sha256
    path.write_text(path.read_text().replace(digest, "0" * 16))
    done = world("--check")
    assert done.returncode == 1 and "the lock says lines 2–3 (python-text, 0000000000000000)" in done.stderr


def test_another_wheel_is_another_release(world, tmp_path: Path) -> None:
    world("--project", "tiny", "--wheels", tmp_path / "wheels")
    changed = pack(tmp_path / "changed", GRAPH_PY.replace("return 1", "return 3"))
    done = run(
        COMMAND, "--project", "tiny", "--wheels", tmp_path / "changed", GUIDE_CACHE=str(tmp_path / "new")
    )
    assert done.returncode == 2 and re.search(
        "has the digest [0-9a-f]{16}…, .*projects.yml says", done.stderr
    )
    pin(tmp_path / "repository", changed)
    done = world("--check")
    assert done.returncode == 2 and "has not been read here" in done.stderr
    assert world("--project", "tiny", "--wheels", tmp_path / "changed").returncode == 1
    assert world("--check").returncode == 0


def test_only_what_a_proof_needs_is_kept(world, tmp_path: Path) -> None:
    world("--project", "all", "--wheels", tmp_path / "wheels")
    kept = [p for p in (tmp_path / "cache" / "wheels").rglob("*") if p.is_file()]
    assert sorted(p.name for p in kept) == ["libraries.json", "texts.zip"]
    held = fetch.at_hand(projects.releases().values())["tiny@1.0"]
    assert held.paths() == ["tiny/graph.py", "tiny/include/tiny/task.h"]


def test_what_the_libraries_name(repository, small_wheel: Path, tmp_path: Path) -> None:
    source = (
        'const char* where = "/build/core/run/task.cpp";\nnamespace tiny { int start(int n) { return n; } }\n'
    )
    library = compiled(tmp_path, "libtiny.so", {"task.cpp": source})
    good = ("tiny@1.0:core/run/task.cpp", "tiny@1.0:core/run/task.cpp#tiny::start")
    pin(repository("c10/core/Thing.h", *good), pack(tmp_path / "wheels", library=library), r"tiny/lib\w+\.so")
    words = ("--wheel", small_wheel, "--project", "tiny", "--wheels", tmp_path / "wheels")
    cache = {"GUIDE_CACHE": str(tmp_path / "cache")}
    done = run(COMMAND, *words, **cache)
    assert done.returncode == 1, done.stderr
    entry = load().get(good[1])
    assert (entry.evidence, entry.file, entry.lines) == ("binary-symbol", "tiny/libtiny.so", None)
    assert entry.permalink("") == "https://github.com/tiny-org/tiny/blob/v1.0/core/run/task.cpp"
    empty = {"GUIDE_CACHE": str(tmp_path / "empty")}
    assert run(COMMAND, "--wheel", small_wheel, "--check", **empty).returncode == 0
    found = run(COMMAND, "--project", "tiny", "--find", "start", **cache)
    assert "tiny::start  (a symbol of tiny/libtiny.so" in found.stdout, found.stderr
    repository("c10/core/Thing.h", "tiny@1.0:core/run/task.cpp#tiny::stop", "tiny@1.0:core/run/tusk.cpp")
    done = run(COMMAND, *words, **cache)
    assert (
        done.returncode == 2
        and "no symbol 'tiny::stop'" in done.stderr
        and "core/run/tusk.cpp" in done.stderr
    )


@pytest.mark.parametrize(
    ("target", "told"),
    [
        ("tinny@1.0:tiny/graph.py", "did you mean: tiny@1.0?"),
        ("tiny@2.0:tiny/graph.py", "did you mean: tiny@1.0?"),
        ("tiny@1.0:tiny/graf.py", "did you mean: tiny/graph.py"),
        ("tiny@1.0:tiny/graph.py#Graph.biuld", "did you mean: Graph.build"),
        ("tiny@1.0:tiny/graph.py#Graph~return 2", "nearest lines: return 1"),
        ("tiny@1.0:elsewhere/graph.py", "the wheel of tiny@1.0 holds no elsewhere/graph.py"),
    ],
)
def test_a_wrong_citation_is_told(world, tmp_path: Path, target: str, told: str) -> None:
    world("--project", "tiny", "--wheels", tmp_path / "wheels")
    done = world("--explain", target)
    assert done.returncode == 2 and told in done.stderr, done.stderr


def test_explain_and_find(world, tmp_path: Path) -> None:
    words = ("--project", "tiny", "--wheels", tmp_path / "wheels")
    told = world("--explain", CITED[0], *words).stdout
    assert "Tiny 1.0 · python/tiny/graph.py" in told and "2 |     def build(self):" in told
    assert f"src:{CITED[0]}  (line 2)" in world(*words, "--find", "Graph.build").stdout


@pytest.mark.parametrize(
    ("was", "now", "told"),
    [
        ("tag: v1.0", "tga: v1.0", "'releases.1.0.tag': the field is missing"),
        ("sha256: ", "sha256: x", "'releases.1.0.sha256'"),
        ("repository: https", "repository: http", "'repository'"),
        ("libraries: ''", r"libraries: 'no\.so'", "is one of 'libraries'"),
        ("tiny:", "- tiny:", "a mapping from projects is wanted"),
    ],
)
def test_a_bad_registry_is_told(world, tmp_path: Path, was: str, now: str, told: str) -> None:
    path = tmp_path / "repository" / "seeds" / "projects.yml"
    text = path.read_text().replace(was, now, 1)
    if now.startswith("-"):
        text = "- tiny\n"
    path.write_text(text)
    done = world("--project", "tiny", "--wheels", tmp_path / "wheels")
    assert done.returncode == 2 and told in done.stderr, done.stderr


def test_an_unknown_project_is_told(world) -> None:
    done = world("--project", "tinny")
    assert (
        done.returncode == 2
        and "no such project" in done.stderr
        and "did you mean: tiny, tiny@1.0?" in done.stderr
    )


def test_the_pins_of_this_guide_are_those_of_its_lock() -> None:
    known = {key: release.locked_as for key, release in projects.releases().items()}
    locked = load(ROOT / "seeds" / "sources.lock.json").others
    assert {key: known.get(key) for key in locked} == locked
