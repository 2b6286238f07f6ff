"""The commands that add a resource or a chapter: they write whole or not at all."""

from pathlib import Path

import pytest

from guide import authoring, catalogue, chapters
from guide.errors import GuideError
from tests.conftest import ROOT, run

NEW = {
    "id": "two",
    "title": "Two: a tale",
    "url": "https://two.example/",
    "language": "en",
    "kind": "article",
    "level": "deep",
    "about": "Shows how a storage outlives the tensor that made it.",
    "basis": "title",
}


def snapshot(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def test_added_resource_loads(small: Path) -> None:
    authoring.add_resource("alpha", NEW)
    assert catalogue.load().resources["two"].title == "Two: a tale"


@pytest.mark.parametrize(
    ("chapter", "change", "says"),
    [
        ("beta", {}, "no such chapter"),
        ("alpha", {"id": "one"}, "the id 'one' is taken"),
        ("alpha", {"url": "http://one.example/page"}, "catalogued as 'one'"),
        ("alpha", {"level": "expert"}, "field 'level'"),
        ("alpha", {"about": "Follows a call from Python to the kernel that answers it."}, "same 'about'"),
    ],
)
def test_bad_resource_writes_nothing(small: Path, chapter: str, change: dict, says: str) -> None:
    before = snapshot(small)
    with pytest.raises(GuideError, match=says):
        authoring.add_resource(chapter, NEW | change)
    assert snapshot(small) == before


def test_new_chapter_is_in_the_navigation(small: Path) -> None:
    authoring.new_chapter("sparse", "Sparse tensors", "What is stored?", "Layouts: all of them.")
    assert [c.id for c in chapters.chapters()] == ["alpha", "sparse"]
    assert "- sparse\n  - library" in (small / "docs/.pages").read_text()
    assert "question: What is stored?" in (small / "docs/sparse/index.md").read_text()


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("Sparse", "Sparse", "q", "d"), "lower-case words"),
        (("alpha", "Other", "q", "d"), "that folder exists"),
        (("other", "alpha", "q", "d"), "a chapter has that title"),
        (("other", "Other", " ", "d"), "it is empty"),
    ],
)
def test_bad_chapter_writes_nothing(small: Path, args: tuple[str, ...], says: str) -> None:
    before = snapshot(small)
    with pytest.raises(GuideError, match=says):
        authoring.new_chapter(*args)
    assert snapshot(small) == before


COMMANDS = sorted(p.name for p in (ROOT / "scripts").glob("*.py"))


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    done = run(f"scripts/{name}", "--help")
    assert done.returncode == 0
    assert "Usage" in done.stdout


def test_bad_input_on_the_command_line_is_one_message(small: Path) -> None:
    args = [
        "--id",
        "one",
        "--title",
        "T",
        "--language",
        "en",
        "--kind",
        "article",
        "--level",
        "deep",
        "--basis",
        "title",
    ]
    about = "Shows how a storage outlives the tensor that made it."
    done = run(
        ROOT / "scripts/add_resource.py",
        "alpha",
        *args,
        "--url",
        "https://x.example",
        "--about",
        about,
        GUIDE_ROOT=str(small),
    )
    assert done.returncode == 2
    assert "the id 'one' is taken" in done.stderr
    assert "Traceback" not in done.stderr
