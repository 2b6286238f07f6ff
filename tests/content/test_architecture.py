"""The map of the code names what is there: every file, every name in it, and every folder of the package."""

import re
from pathlib import Path

from guide.pages import documents
from tests.conftest import ROOT

PAGE = documents.read(ROOT / "docs/contributing/architecture.md")
PLACE = re.compile(
    r"(?:scripts|docs|seeds|tests|overrides|requirements|\.ci)/[\w./-]*\w/?|Makefile|mkdocs\.yml|pyproject\.toml"
)
CHANGES = [
    s
    for s in PAGE.sentences
    if s.kind == "cell" and s.section and s.section.anchor == "where-a-change-begins"
]


def test_every_file_that_the_page_names_exists() -> None:
    named = {place for s in PAGE.sentences for place in PLACE.findall(s.text) if "<" not in place}
    assert len(named) > 35
    assert [place for place in sorted(named) if not (ROOT / place).exists()] == []


SHORT = re.compile(r"(?<![\w/])[\w.-]+(?:/[\w.-]+)*(?:\.(?:py|js|css|md|yml|toml|html)|/)(?![\w/])")


def _path(place: str) -> Path:
    """A path of the table, which leaves the package's folder out."""
    return ROOT / place if (ROOT / place).exists() else ROOT / "scripts/guide" / place


def test_every_change_leads_to_files_and_to_tests() -> None:
    rows: dict[int, list[str]] = {}
    for cell in CHANGES:
        rows.setdefault(cell.line, []).append(cell.text)
    changes = list(rows.values())[1:]
    assert len(changes) >= 10
    for change, begin, then in changes:
        assert SHORT.search(begin), change
        assert "tests/" in begin + then, change
        for place in SHORT.findall(f"{begin} {then}"):
            assert _path(place).exists() or place == "verb_noun.py", (change, place)


def test_a_name_that_a_file_is_said_to_hold_is_in_it() -> None:
    found = []
    for cell in CHANGES:
        for place, names in re.findall(r"([\w./-]+\.py): ([^;]+)", cell.text):
            for name in re.findall(r"\b[A-Z]\w+\b", names):
                found.append(name)
                assert re.search(rf"^(class )?{name}\b", _path(place).read_text(encoding="utf-8"), re.M), (
                    place,
                    name,
                )
    assert len(found) >= 6


def test_every_folder_of_the_package_is_in_the_table() -> None:
    said = {s.text.rstrip("/") for s in PAGE.sentences if s.kind == "cell" and s.section is PAGE.headings[0]}
    folders = {init.parent.name for init in (ROOT / "scripts/guide").glob("*/__init__.py")}
    assert folders and folders <= said
