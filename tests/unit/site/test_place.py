"""Where a build goes and what it is made from: nothing else is replaced, nothing else is published."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from guide.core.errors import GuideError
from guide.site import place, sources
from tests.conftest import ROOT, run


@pytest.fixture
def small(small: Path) -> Path:
    """The small repository, with all that a build looks for before it starts."""
    (small / "docs/library").mkdir()
    (small / "docs/library/index.md").write_text("# Library\n")
    shutil.copy(ROOT / "mkdocs.yml", small)
    return small


def tree(folder: Path) -> dict[str, bytes | None]:
    return {str(p.relative_to(folder)): p.read_bytes() if p.is_file() else None for p in folder.rglob("*")}


def build(out: Path) -> None:
    with place.replaced(out) as part:
        (part / "index.html").write_text("new")


def test_a_new_folder_an_empty_one_and_an_earlier_build_are_taken(tmp_path: Path) -> None:
    build(tmp_path / "deep/new")
    (tmp_path / "empty").mkdir()
    build(tmp_path / "empty")
    (tmp_path / "empty/left-over.html").write_text("old")
    build(tmp_path / "empty")
    assert sorted(tree(tmp_path / "empty")) == [place.MARK, "index.html"]
    assert sorted(p.name for p in tmp_path.iterdir()) == ["deep", "empty"]


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda p: (p.mkdir(), (p / "precious").write_text("x")), "is no earlier build"),
        (lambda p: (p.mkdir(), (p / ".git").mkdir()), "is no earlier build"),
        (lambda p: p.write_text("x"), "it is a file"),
    ],
)
def test_what_is_no_build_is_not_touched(tmp_path: Path, make: Callable[[Path], object], says: str) -> None:
    make(tmp_path / "out")
    before = tree(tmp_path)
    with pytest.raises(GuideError, match=says):
        build(tmp_path / "out")
    assert tree(tmp_path) == before


def test_a_failed_build_leaves_the_old_one(tmp_path: Path) -> None:
    build(tmp_path / "out")
    before = tree(tmp_path)
    with pytest.raises(GuideError), place.replaced(tmp_path / "out") as part:
        (part / "index.html").write_text("half")
        raise GuideError("the site", "it does not build")
    assert tree(tmp_path) == before


def test_a_killed_build_leaves_the_old_one_and_the_next_clears_up(tmp_path: Path) -> None:
    build(tmp_path / "out")
    before = tree(tmp_path / "out")
    code = (
        "import sys, time; from pathlib import Path; from guide.site import place\n"
        "with place.replaced(Path(sys.argv[1])) as part:\n"
        "    (part / 'index.html').write_text('half'); print('now', flush=True); time.sleep(30)\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code, tmp_path / "out"],
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": str(ROOT / "scripts")},
    )
    assert process.stdout and process.stdout.readline() == b"now\n"
    process.kill()
    process.wait()
    assert tree(tmp_path / "out") == before and len(list(tmp_path.iterdir())) == 2
    build(tmp_path / "out")
    assert [p.name for p in tmp_path.iterdir()] == ["out"]


def test_the_command_refuses_its_own_scripts(small: Path) -> None:
    (small / "scripts").mkdir()
    (small / "scripts/precious.py").write_text("x")
    before = tree(small)
    for out in ("scripts", ".", "docs/new", "pyproject.toml"):
        done = run(ROOT / "scripts/build_site.py", "--out", out, cwd=small, GUIDE_ROOT=str(small))
        assert done.returncode == 2 and "name an empty folder" in done.stderr, done.stderr
    assert tree(small) == before


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda d: (d / "alpha/x.md").write_bytes("\u4f60\u597d".encode("gbk")), "docs/alpha/x.md:1: not UTF-8"),
        (lambda d: (d / "alpha/x.md").write_text("---\ntitle: a\n"), "docs/alpha/x.md:1: the front matter is not"),
        (lambda d: (d / "alpha/x.md").symlink_to("/etc/passwd"), "docs/alpha/x.md: it leads out of docs/"),
        (lambda d: (d / "alpha/x.md").symlink_to("x.md"), "too many levels of symbolic links"),
        (lambda d: (d / "alpha/x").symlink_to(".."), "docs/alpha/x: it is a link to a folder"),
        (lambda d: (d / "alpha/x.md").mkdir(), "docs/alpha/x.md: it is a folder"),
        (lambda d: os.mkfifo(d / "alpha/x"), "docs/alpha/x: it is no plain file"),
        (lambda d: (d / "alpha/<b>.md").write_text("x"), "docs/alpha: the name '<b>.md' holds"),
        (lambda d: (d / "alpha/a\u202eb.md").write_text("x"), "u202eb.md' holds"),
        (lambda d: (d / "alpha/.pages").write_text("title: <script>\n"), "docs/alpha/.pages: it holds markup"),
        (lambda d: (d / "alpha/.pages").write_text("nav:\n- x: javascript:alert(1)\n"), "is no address of http"),
        (lambda d: (d / "alpha/.pages").write_text("title: 3\n"), "docs/alpha/.pages: Expected \"title\""),
        (lambda d: (d / "alpha/.pages").write_text("nav: {}\n"), "docs/alpha/.pages: Expected \"nav\""),
        (lambda d: (d / "alpha/.pages").write_text("nav:\n- ... | regex=(\n- a\n"), "docs/alpha/.pages"),
        (lambda d: (d / "alpha/.pages").write_text("nav: [a, [b]]\n"), "docs/alpha/.pages: Invalid nav"),
        (lambda d: (d / "alpha/.pages").write_text("- a\n"), "docs/alpha/.pages"),
        (lambda d: (d / "alpha/.pages").write_text("nav: [index.md, gone.md]\n"), "it lists 'gone.md', which is not there"),
        (lambda d: (d.parent / "mkdocs.yml").write_text("- a\n"), "mkdocs.yml: settings are wanted"),
        (lambda d: (d.parent / "mkdocs.yml").write_text("a: [b\n"), "mkdocs.yml: not valid YAML"),
    ],
)  # fmt: skip
def test_docs_are_looked_through_first(small: Path, make: Callable[[Path], object], says: str) -> None:
    make(small / "docs")
    with pytest.raises(GuideError, match=says):
        sources.check()


@pytest.mark.parametrize(
    "value",
    ["x", "ftp://x.example/", "https://", "https://x.example:99999/", "https://[::1/", 'https://x.example/"', "javascript:x",
     "https://x.example/ y", "https://u:p@x.example/", "https://x.example/?q", "https://x.example/\u202e", "https://x.example:0/"],
)  # fmt: skip
def test_odd_addresses_in_the_environment_are_told(
    small: Path, monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    monkeypatch.setenv("SITE_URL", value)
    with pytest.raises(GuideError, match="SITE_URL="):
        sources.check()


def test_good_addresses_in_the_environment_pass(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for value in ("", "https://x.example/a/", "http://127.0.0.1:8000/"):
        monkeypatch.setenv("SITE_URL", value)
        sources.check()
    monkeypatch.setenv("EDIT_URI", "https://x.example/edit/main/docs/{path}")
    sources.check()


def test_ctrl_c_ends_a_build_quietly(tmp_path: Path) -> None:
    """The whole process group is told, as a terminal does."""
    process = subprocess.Popen(
        [sys.executable, ROOT / "scripts/build_site.py", "--out", tmp_path / "out"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={name: value for name, value in os.environ.items() if name != "GUIDE_ROOT"},
    )
    assert process.stderr and process.stderr.readline()  # MkDocs has begun
    time.sleep(0.3)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=300)
    assert process.returncode in (130, -signal.SIGINT) and "Traceback" not in said
    assert not (tmp_path / "out").exists() and not list(tmp_path.glob(".out*"))
