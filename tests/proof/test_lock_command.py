"""The command as a contributor meets it: lock, check, compare, explain, find."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from guide.citations import fetch
from guide.citations.lock import load
from tests.conftest import ROOT, run
from tests.wheels import THING_H, THING_PY, make_wheel

COMMAND = ROOT / "scripts" / "lock_sources.py"
REAL = (
    "c10/core/TensorImpl.h#TensorImpl",
    "c10/core/TensorImpl.h#TensorImpl::sizes",
    "torch/nn/functional.py#dropout~_VF.dropout(",
    "aten/src/ATen/native/native_functions.yaml#add.Tensor",
    "torch/csrc/autograd/engine.cpp#Engine::evaluate_function",
)
SMALL = ("c10/core/Thing.h#Thing", "torch/nn/thing.py#Thing.size")


def lock(*options: object) -> subprocess.CompletedProcess[str]:
    done = run(COMMAND, *options)
    assert "Traceback" not in done.stderr, done.stderr
    return done


def test_the_lock_regenerates_byte_for_byte(repository) -> None:
    root = repository(*REAL)
    path = root / "seeds" / "sources.lock.json"
    assert lock().returncode == 1
    first = path.read_bytes()
    assert lock().returncode == 0
    assert lock("--check").returncode == 0
    path.unlink()
    assert lock().returncode == 1
    assert path.read_bytes() == first
    assert list(json.loads(first)["citations"]) == sorted(REAL)
    assert len(first.splitlines()) == len(REAL) + 5
    assert b"+cpu" not in first


def test_the_cited_lines_are_kept_beside_the_lock(repository, small_wheel: Path) -> None:
    root = repository(*SMALL)
    assert lock("--wheel", small_wheel).returncode == 1
    kept = json.loads((root / "seeds/sources.lines.json").read_text(encoding="utf-8"))
    first, last = load().entries[SMALL[1]].lines or (0, 0)
    begin, text = kept["torch/nn/thing.py"][f"{first}-{last}"]
    whole = (small_wheel / "torch/nn/thing.py").read_text(encoding="utf-8").split("\n")
    assert text.split("\n") == whole[begin - 1 : begin - 1 + len(text.split("\n"))]
    assert begin <= first and "def size" in text
    (root / "seeds/sources.lines.json").write_text("{}\n", encoding="utf-8")
    assert lock("--check", "--wheel", small_wheel).returncode == 1
    lock("--wheel", small_wheel)
    assert lock("--check", "--wheel", small_wheel).returncode == 0


def test_one_letter_wrong(repository) -> None:
    repository(*REAL[:2], "c10/core/TensorImpl.h#TensorImpl::sizs")
    done = lock()
    assert done.returncode == 2
    assert "docs/page.md:5: src:c10/core/TensorImpl.h#TensorImpl::sizs" in done.stderr
    assert "TensorImpl::sizes" in done.stderr.partition("mend:")[2]
    assert len(load().entries) == 2, "what is right is locked all the same"
    assert lock("--check").returncode == 2


def test_a_moved_header_line(repository, tampered: Path) -> None:
    repository(*REAL[:2])
    lock()
    done = lock("--check", "--wheel", tampered)
    assert done.returncode == 1
    told = re.search(
        r"docs/page\.md:4: src:\S+sizes: the lock says lines (\d+)–\d+ .* the wheel has lines (\d+)–",
        done.stderr,
    )
    assert told and int(told[2]) == int(told[1]) + 1
    assert "mend: python scripts/lock_sources.py" in done.stderr


def test_a_changed_line_is_told_by_its_digest(repository, small_wheel: Path) -> None:
    repository(*SMALL)
    lock("--wheel", small_wheel)
    file = small_wheel / "torch/nn/thing.py"
    file.write_text(file.read_text().replace("return LIMIT", "return LIMITS"))
    done = lock("--check", "--wheel", small_wheel)
    assert done.returncode == 1
    assert "Thing.size: the lock says" in done.stderr and "read the paragraph again" in done.stderr


def test_check_writes_nothing_and_names_what_is_missing(repository, small_wheel: Path) -> None:
    root = repository(*SMALL)
    done = lock("--check", "--wheel", small_wheel)
    assert done.returncode == 1 and not (root / "seeds").exists()
    assert "no such file" in done.stderr and "lock_sources.py" in done.stderr
    lock("--wheel", small_wheel)
    repository(SMALL[0], "torch/nn/thing.py#LIMIT")
    done = lock("--check", "--wheel", small_wheel)
    assert "src:torch/nn/thing.py#LIMIT is not in the lock" in done.stderr
    assert "src:torch/nn/thing.py#Thing.size is locked but no page cites it" in done.stderr


def test_a_lock_touched_by_hand_is_stale(repository, small_wheel: Path) -> None:
    root = repository(*SMALL)
    lock("--wheel", small_wheel)
    path = root / "seeds" / "sources.lock.json"
    path.write_text(path.read_text() + "\n")
    done = lock("--check", "--wheel", small_wheel)
    assert done.returncode == 1 and "lock_sources.py" in done.stderr


def test_another_release_is_refused_until_asked_for(repository, small_wheel: Path, tmp_path: Path) -> None:
    repository(*SMALL)
    lock("--wheel", small_wheel)
    before = load()
    newer = make_wheel(tmp_path / "newer", "9.10.0", "cd" * 20)
    done = lock("--wheel", newer)
    assert done.returncode == 2 and "pip install torch==9.9.0" in done.stderr and load() == before
    assert lock("--wheel", newer, "--upgrade").returncode == 1
    assert load().version == "9.10.0"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--wheel", "nowhere"], "give --wheel the folder that holds torch/"),
        (["--checkout", "nowhere"], "not a checkout of PyTorch"),
        (["--against", "nonsense"], "give 2.14.0, or a folder"),
        (["--explain", "c10/core/Nothing.h"], "mend:"),
        (["--explain", "a b"], "write src:PATH#SYMBOL"),
        (["--find", "no_such_name_anywhere_at_all"], "mend:"),
    ],
)
def test_bad_options_are_told_in_one_message(repository, options: list[str], told: str) -> None:
    repository(*REAL[:1])
    lock()
    done = lock(*options)
    assert done.returncode == 2 and told in done.stderr


def test_a_damaged_lock_stops_the_command(repository, small_wheel: Path) -> None:
    root = repository(*SMALL)
    path = root / "seeds" / "sources.lock.json"
    path.parent.mkdir()
    path.write_text("{")
    done = lock("--wheel", small_wheel)
    assert done.returncode == 2 and "delete it and run" in done.stderr and path.read_text() == "{"


def test_against_tells_same_moved_changed_gone(repository, small_wheel: Path, tmp_path: Path) -> None:
    size, twice = "torch/nn/thing.py#Thing.size", "torch/nn/thing.py#Thing.twice"
    operator = "aten/src/ATen/native/native_functions.yaml#mul.Tensor"
    repository(size, twice, operator, "c10/core/Thing.h#Thing")
    lock("--wheel", small_wheel)
    other = make_wheel(tmp_path / "other", "9.10.0", "cd" * 20)
    file = other / "torch/nn/thing.py"
    text = file.read_text().replace("LIMIT = 3\n", "LIMIT = 3\nMORE = 4\n")
    file.write_text(text.replace("self.size() + self.size()", "2 * self.size()"))
    yaml = other / "torchgen/packaged/ATen/native/native_functions.yaml"
    yaml.write_text(yaml.read_text().replace("mul.Tensor", "mull.Tensor"))
    done = lock("--wheel", small_wheel, "--against", other)
    assert done.returncode == 0, done.stderr
    assert "PyTorch 9.9.0 → 9.10.0: 1 same, 1 moved, 1 changed, 1 gone" in done.stdout
    assert f"- **gone** `{operator}` (docs/page.md:5): " in done.stdout
    assert f"`{twice}` (lines 8 to 9 → 9 to 10; docs/page.md:4)\n" in done.stdout
    assert (
        "    -        return self.size() + self.size()\n    +        return 2 * self.size()\n" in done.stdout
    )
    assert size not in done.stdout, "what only moved needs nobody"


def test_wide_citations_are_listed_longest_first(repository, small_wheel: Path) -> None:
    limits = "".join(f"LIMIT_{n} = {n}\n" for n in range(300))
    listed = "        1,\n" * 251
    (small_wheel / "torch/nn/wide.py").write_text(f"class Wide:\n    x = [\n{listed}    ]\n{limits}")
    whole, long = "torch/nn/wide.py", "torch/nn/wide.py#Wide"
    repository(*SMALL, whole, long, "torch/nn/thing.py")
    lock("--wheel", small_wheel)
    told = lock("--wheel", small_wheel, "--wide").stdout.splitlines()
    assert told[0] == "3 of 5 citations are wide: 2 whole files, 1 of over 200 lines"
    assert told[1::2] == [
        f"   554 lines  src:{whole}  (the whole file)",
        f"   254 lines  src:{long}",
        "     9 lines  src:torch/nn/thing.py  (the whole file)",
    ]
    assert told[2].strip() == "docs/page.md:5"


CPP = "namespace at {\nint thing() {\n  return 1;\n}\n}\n"


@pytest.fixture
def torch_repository(tmp_path: Path, small_wheel: Path) -> Path:
    """A repository that plays PyTorch's: what the small wheel was built from, at its tag; it lends parts of itself."""
    folder = tmp_path / "pytorch"
    for path, text in {
        "aten/src/ATen/native/Thing.cpp": CPP,
        "c10/core/Thing.h": THING_H,
        "torch/nn/thing.py": THING_PY,
        "not/cited.cpp": CPP,
    }.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)
    git(folder, "init", "-q")
    for setting in ("uploadpack.allowFilter", "uploadpack.allowAnySHA1InWant"):
        git(folder, "config", setting, "true")
    committed(folder, small_wheel)
    return folder


def git(folder: Path, *words: str) -> str:
    identity = {f"GIT_{who}_{what}": "t@x" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
    command = ["git", "-C", folder, *words]
    return subprocess.run(
        command, check=True, env=os.environ | identity, capture_output=True, text=True
    ).stdout


def committed(folder: Path, small_wheel: Path) -> None:
    """Commit everything, tag it, and have the small wheel say that it was built from there."""
    git(folder, "add", ".")
    git(folder, "commit", "-qm", "x")
    git(folder, "tag", "-f", "-a", "-m", "release", "v9.9.0")
    version = small_wheel / "torch/version.py"
    head = git(folder, "rev-parse", "HEAD").strip()
    version.write_text(re.sub("git_version = '.*'", f"git_version = '{head}'", version.read_text()))


def test_lines_come_from_a_clone_of_the_cited_files(
    repository, small_wheel: Path, torch_repository: Path
) -> None:
    target = "aten/src/ATen/native/Thing.cpp#at::thing"
    repository(target, *SMALL)
    words = ("--wheel", small_wheel, "--lines", "--repository", torch_repository.as_uri())
    assert lock(*words).returncode == 1
    entry = load().get(target)
    assert (entry.evidence, entry.lines) == ("checkout", (2, 4))
    assert (
        entry.permalink("C")
        == "https://github.com/pytorch/pytorch/blob/C/aten/src/ATen/native/Thing.cpp#L2-L4"
    )
    assert load().get("c10/core/Thing.h#Thing").evidence == "header-text", (
        "what the wheel proves stays the wheel's"
    )
    assert lock(*words).returncode == 0
    assert lock("--wheel", small_wheel, "--check").returncode == 0, "kept without the clone"
    assert lock("--wheel", small_wheel, "--checkout", torch_repository).returncode == 0
    (torch_repository / "c10/core/Thing.h").write_text(THING_H.replace("twice", "thrice"))
    committed(torch_repository, small_wheel)
    done = lock(*words, "--upgrade")
    assert done.returncode == 2 and "differs from the wheel's torch/include/c10/core/Thing.h" in done.stderr


def test_another_commit_and_no_repository_leave_the_lock_as_it_is(
    repository, small_wheel: Path, torch_repository: Path, tmp_path: Path
) -> None:
    root = repository(*SMALL)
    lock("--wheel", small_wheel)
    path = root / "seeds" / "sources.lock.json"
    before = path.read_bytes()
    words = ("--wheel", small_wheel, "--lines", "--repository")
    done = lock(*words, (tmp_path / "nowhere").as_uri())
    assert done.returncode == 2 and "cannot be cloned" in done.stderr and "as they are locked" in done.stderr
    git(torch_repository, "commit", "-q", "--allow-empty", "-m", "later")
    git(torch_repository, "tag", "-f", "v9.9.0", "HEAD")
    done = lock(*words, torch_repository.as_uri())
    assert done.returncode == 2 and "the wheel was built from" in done.stderr
    assert path.read_bytes() == before


def test_a_clone_holds_the_cited_files_alone(torch_repository: Path) -> None:
    head = git(torch_repository, "rev-parse", "HEAD").strip()
    with fetch.tree(torch_repository.as_uri(), "v9.9.0", head, ["c10/core/Thing.h"]) as tree:
        files = [p.relative_to(tree.folder).as_posix() for p in tree.folder.rglob("*") if p.is_file()]
        assert [name for name in files if not name.startswith(".git/")] == ["c10/core/Thing.h"]
        assert (
            tree.text("c10/core/Thing.h")
            and not tree.text("not/cited.cpp")
            and "not/cited.cpp" in tree.paths()
        )
        missing = git(tree.folder, "rev-list", "--objects", "--missing=print", "HEAD").count("\n?")
        assert missing == 2, "what is not cited was not brought here"


def test_without_cxxfilt_the_package_is_named(repository, tmp_path: Path) -> None:
    repository(REAL[-1])
    done = run(COMMAND, GUIDE_CACHE=str(tmp_path / "cache"), PATH=str(tmp_path))
    assert done.returncode == 2 and "install binutils" in done.stderr


def test_explain_and_find() -> None:
    told = lock("--explain", REAL[1]).stdout
    assert "header text in the wheel" in told and "IntArrayRef sizes() const {" in told
    found = lock("--find", "Engine::evaluate_function").stdout
    assert "src:torch/csrc/autograd/engine.cpp#torch::autograd::Engine::evaluate_function" in found
    assert "src:torch/csrc/autograd/engine.h#torch::autograd::Engine::evaluate_function" in found


def test_reading_the_lock_needs_neither_torch_nor_a_parser() -> None:
    code = (
        "import sys; from guide.citations import lock\n"
        "heavy = {'torch', 'yaml', 'tree_sitter', 'markdown'} & set(sys.modules)\n"
        "sys.exit(str(heavy) if heavy else 0)"
    )
    env = os.environ | {"PYTHONPATH": str(ROOT / "scripts")}
    assert subprocess.run([sys.executable, "-c", code], env=env, check=False).returncode == 0
