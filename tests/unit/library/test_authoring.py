"""The commands that add a resource or a chapter: they write whole or not at all."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from guide.core import yamlfile
from guide.core.errors import GuideError
from guide.library import authoring, catalogue, chapters
from tests.conftest import ROOT, run

NEW = {
    "id": "two",
    "title": "Two: a tale",
    "url": "https://two.example/",
    "language": "en",
    "kind": "article",
    "level": "deep",
    "about": "Shows how a storage outlives the tensor that made it.",
    "basis": "summary",
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
        "summary",
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


BLOCK = "- id: one\n  title: One\n  url: https://one.example/page\n  language: en\n  kind: article\n  level: deep\n  about: Follows a call from Python to the kernel that answers it.\n  basis: read\n"
SHAPES = {
    "indented": "".join(f"  {line}\n" for line in BLOCK.splitlines()),
    "with an end mark": f"---\n{BLOCK}...\n",
    "with a comment at the end": f"{BLOCK}# the last line\n",
    "empty, with a comment": "[]  # none\n",
    "empty": "",
    "a comment alone": "# none yet\n",
    "without a last line end": BLOCK.rstrip(),
    "with Windows line ends": BLOCK.replace("\n", "\r\n"),
    "with a byte order mark": f"\ufeff{BLOCK}",
    "with blank lines": f"\n\n{BLOCK}\n\n",
}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_resource_joins_a_file_of_any_shape(small: Path, shape: str) -> None:
    file = small / "seeds/resources/alpha.yml"
    file.write_text(SHAPES[shape], newline="")
    before = list(catalogue.load().resources)
    authoring.add_resource("alpha", NEW)
    assert list(catalogue.load().resources) == [*before, "two"]
    for word in ("# none yet", "# none", "# the last line", "..."):
        assert (word in SHAPES[shape]) == (word in file.read_text())
    assert b"\r\n" not in file.read_bytes().replace(b"\r\n", b"") or "Windows" not in shape


def test_a_list_in_one_line_is_refused_whole(small: Path) -> None:
    file = small / "seeds/resources/alpha.yml"
    record = {**NEW, "id": "three", "url": "https://three.example/", "about": "x" * 40}
    file.write_text(json.dumps([record]))
    with pytest.raises(GuideError, match="stands between"):
        authoring.add_resource("alpha", NEW)
    assert json.loads(file.read_text()) == [record]


def test_parallel_additions_all_arrive(small: Path) -> None:
    def add(n: int) -> None:
        record = NEW | {
            "id": f"n{n}",
            "url": f"https://n{n}.example/",
            "about": f"Shows storage number {n}, at length.",
        }
        authoring.add_resource("alpha", record)

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(add, range(8)))
    assert set(catalogue.load().resources) == {"one"} | {f"n{n}" for n in range(8)}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"title": "T\u202eelpmaxe"}, "RIGHT-TO-LEFT OVERRIDE"),
        ({"title": "a\udcff"}, "surrogate"),
        ({"published": "2024-13-45"}, "month must be in 1..12"),
        ({"published": "2023-02-29"}, "day is out of range"),
        ({"url": "https://two.example:99999/"}, "Port out of range"),
        ({"url": "https://[::1/"}, "Invalid IPv6"),
        ({"url": "https://two.example:0/"}, "the port is 0"),
        ({"id": "a" * 200}, "field 'id'"),
    ],
)
def test_odd_values_are_refused(small: Path, change: dict, says: str) -> None:
    before = snapshot(small)
    with pytest.raises(GuideError, match=says):
        authoring.add_resource("alpha", NEW | change)
    assert snapshot(small) == before


@pytest.mark.parametrize(
    ("pages", "wanted"),
    [
        ("nav: [index.md, alpha, library]\n", ["index.md", "alpha", "sparse", "library"]),
        ("nav: [index.md, alpha]\n", ["index.md", "alpha", "sparse"]),
        (
            "nav:\n- index.md\n- alpha\n- Books: library\n",
            ["index.md", "alpha", "sparse", {"Books": "library"}],
        ),
        ("nav:\n    # the first\n    - index.md\n    - alpha\n...\n", ["index.md", "alpha", "sparse"]),
        ("nav:\n  - index.md\n  - alpha\ntitle: Home\n", ["index.md", "alpha", "sparse"]),
    ],
)
def test_navigation_of_any_shape_takes_a_chapter(small: Path, pages: str, wanted: list) -> None:
    (small / "docs/.pages").write_text(pages)
    authoring.new_chapter("sparse", "Sparse tensors", "What is stored?", "Layouts: all of them.")
    assert yamlfile.load(small / "docs/.pages")[0]["nav"] == wanted
    assert ("# the first" in pages) == ("# the first" in (small / "docs/.pages").read_text())


@pytest.mark.parametrize("pages", ["[index.md]\n", "title: x\n", "nav: index.md\n", "nav:\n  - [deep]\n", ""])
def test_navigation_that_is_none_is_told(small: Path, pages: str) -> None:
    (small / "docs/.pages").write_text(pages)
    before = snapshot(small)
    with pytest.raises(GuideError, match=".pages"):
        authoring.new_chapter("sparse", "Sparse tensors", "What is stored?", "Layouts: all of them.")
    assert snapshot(small) == before


def test_a_new_chapter_keeps_its_hands_off_resources_that_are_there(small: Path) -> None:
    file = small / "seeds/resources/sparse.yml"
    file.write_text(BLOCK.replace("one", "uno"))
    before = snapshot(small)
    with pytest.raises(GuideError, match="that file holds resources"):
        authoring.new_chapter("sparse", "Sparse tensors", "What is stored?", "Layouts: all of them.")
    assert snapshot(small) == before


@pytest.mark.parametrize("after", range(1, 6))
def test_a_chapter_is_made_whole_or_not_at_all(
    small: Path, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    """The disk is full at the n-th file: what was written is taken back, and the next try succeeds."""
    before, real, count = snapshot(small), authoring.write_whole, 0

    def full(path: Path, text: str) -> None:
        nonlocal count
        count += 1
        if count == after:
            raise GuideError(path, "no space left on device")
        real(path, text)

    monkeypatch.setattr(authoring, "write_whole", full)
    made = ("sparse", "Sparse tensors", "What is stored?", "Layouts: all of them.")
    with pytest.raises(GuideError, match="no space"):
        authoring.new_chapter(*made)
    assert snapshot(small) == before
    monkeypatch.setattr(authoring, "write_whole", real)
    authoring.new_chapter(*made)
    assert [c.id for c in chapters.chapters()] == ["alpha", "sparse"]


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("n" * 250, "Other", "q", "d"), "at most 60 characters"),
        (("../other", "Other", "q", "d"), "lower-case words"),
        (("\u0441parse", "Other", "q", "d"), "lower-case words"),  # a Cyrillic letter
        (("other", "<script>alert(1)</script>", "q", "d"), "it holds markup: <script>"),
        (("other", "Other", "one\ntwo", "d"), "several lines"),
        (("other", "Other", "q", "a\u202eb"), "RIGHT-TO-LEFT OVERRIDE"),
        (("other", "Other", "/// library", "d"), "Markdown's own marks"),
        (("other", "Other", "q" * 500, "d"), "500 characters"),
    ],
)
def test_odd_chapters_are_refused_whole(small: Path, args: tuple[str, ...], says: str) -> None:
    before = snapshot(small)
    with pytest.raises(GuideError, match=says):
        authoring.new_chapter(*args)
    assert snapshot(small) == before
