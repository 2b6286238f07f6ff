"""The catalogue's rules, and a clear message for each kind of bad input."""

from pathlib import Path

import pytest

from guide.core.errors import GuideError
from guide.library import catalogue


def resource(**change: object) -> str:
    """One record as YAML, with fields changed; None removes a field."""
    fields = {
        "id": "two",
        "title": "Two",
        "url": "https://two.example/",
        "language": "en",
        "kind": "article",
        "level": "deep",
        "about": "Shows how a storage outlives the tensor that made it.",
        "basis": "summary",
    } | change
    lines = [f"{k}: {v}" for k, v in fields.items() if v is not None]
    return "- " + "\n  ".join(lines) + "\n"


def add(small: Path, text: str) -> None:
    path = small / "seeds/resources/alpha.yml"
    path.write_text(path.read_text() + text, encoding="utf-8")


def test_loads_records_with_chapter_and_place(small: Path) -> None:
    add(small, resource())
    cat = catalogue.load()
    assert list(cat.resources) == ["one", "two"]
    assert cat.chapter["two"] == "alpha"
    assert cat.where["two"] == "seeds/resources/alpha.yml:10"


def test_what_nobody_read_says_nothing_and_what_is_aside_is_not_shown(small: Path) -> None:
    add(small, resource(level="unread", basis="title", about=None))
    add(
        small,
        resource(id="three", url="https://three.example/", level="aside", caution="News.", about="A" * 30),
    )
    cat = catalogue.load()
    assert [r.id for r in cat.in_chapter("alpha")] == ["one", "two"]
    assert cat.resources["two"].about is None and cat.resources["three"].level == "aside"


def test_list_makers_marks_are_kept(small: Path) -> None:
    cat = catalogue.load()
    assert cat.marks(cat.resources["one"]) == ["TBD (first)"]


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        (resource(id="Two_2"), "field 'id'"),
        (resource(id="one"), "the id 'one' is taken already at seeds/resources/alpha.yml:1"),
        (
            resource(url="https://www.one.example/page/"),
            "its address is catalogued already at seeds/resources/alpha.yml:1",
        ),
        (resource(url="ftp://two.example/"), "is not an http(s) address"),
        (resource(url="https://two.example/a b"), "is not an http(s) address"),
        (resource(url=None), "has neither 'url' nor 'find'"),
        (resource(level="advanced"), "field 'level'"),
        (resource(basis=None), "field 'basis': the field is missing"),
        (resource(about="short"), "field 'about'"),
        (resource(about="Follows a call from Python to the kernel that answers it."), "word for word"),
        (resource(captoin="x"), "did you mean: caution"),
        (resource(lists="[frist]"), "no list 'frist'"),
        (resource(title="张量"), "needs 'title_en'"),
        (resource(level="skip"), "'caution' is required"),
        (resource(describes="'1.7'"), "'caution' is required"),
        (resource(published="May 2019"), "field 'published'"),
        (resource(language="english"), "field 'language'"),
        (resource(part=2), "'part' without 'series'"),
        (resource(basis="title"), "a title cannot tell that it is deep"),
        (resource(level="unread"), "level unread goes with basis title"),
        (resource(level="unread", basis="title"), "without 'about' and 'caution'"),
        (resource(about=None), "the field 'about' is missing"),
        (resource(also="[ftp://two.example/]"), "is not an http(s) address"),
        (resource(also="['https://www.one.example/page']"), "its address is catalogued already"),
        (resource(url=None, find="ask", also="['https://two.example/']"), "'also' without 'url'"),
        ("- just a word\n", "a record is wanted"),
        ("two: words\n", "not valid YAML"),
        ("- id: three\n  id: four\n", "given twice"),
        ("- id: [\n", "not valid YAML"),
        ("- title: a: b\n", "not valid YAML"),
    ],
)
def test_bad_records_name_file_record_and_field(small: Path, bad: str, says: str) -> None:
    add(small, bad)
    with pytest.raises(GuideError) as error:
        catalogue.load()
    message = str(error.value)
    assert message.startswith("seeds/resources/alpha.yml:"), message
    assert says in message
    assert "mend:" in message


def test_bad_bytes_and_missing_files(small: Path) -> None:
    (small / "seeds/resources/alpha.yml").write_bytes(b"- id: \xff\xfe\n")
    with pytest.raises(GuideError, match="not UTF-8 at byte"):
        catalogue.load()
    (small / "seeds/resources/alpha.yml").write_text("a: b\n")
    with pytest.raises(GuideError, match="a list of records is wanted"):
        catalogue.load()


def test_unknown_id_names_the_nearest(small: Path) -> None:
    with pytest.raises(GuideError, match="nearest ids: one"):
        catalogue.load().get("on", "page.md:3")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("http://a.example/x/", "https://www.a.example/x", True),
        ("https://a.example/x?p=1", "https://a.example/x?p=2", False),
        ("https://a.example/x", "https://a.example/x#part", False),
        ("https://a.example:8080/", "https://a.example/", False),
    ],
)
def test_same_address(one: str, other: str, same: bool) -> None:
    assert (catalogue.same_address(one) == catalogue.same_address(other)) is same
