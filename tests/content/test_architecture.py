"""The map of the code names what is there: every file, every name in it, and every room."""

import re

from guide import pages, rooms
from tests.conftest import ROOT

PAGE = pages.read(ROOT / "docs/contributing/architecture.md")
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
    assert len(named) > 50
    assert [place for place in sorted(named) if not (ROOT / place).exists()] == []


def test_every_change_leads_to_a_file_and_to_what_tells() -> None:
    rows: dict[int, list[str]] = {}
    for cell in CHANGES:
        rows.setdefault(cell.line, []).append(cell.text)
    changes = list(rows.values())[1:]
    assert len(changes) >= 10
    for row in changes:
        assert len(row) == 4, row
        assert PLACE.search(row[1]), row


def test_a_name_that_a_file_is_said_to_hold_is_in_it() -> None:
    found = []
    for cell in CHANGES:
        for place, names in re.findall(r"([\w./-]+\.py): ([^;]+)", cell.text):
            for name in re.findall(r"\b[A-Z]\w+\b", names):
                found.append(name)
                assert re.search(rf"^(class )?{name}\b", (ROOT / place).read_text(encoding="utf-8"), re.M), (
                    place,
                    name,
                )
    assert len(found) >= 6


def test_every_room_is_in_the_table() -> None:
    said = {s.text for s in PAGE.sentences if s.kind == "cell" and s.section is PAGE.headings[0]}
    assert {room.name for room in rooms.ROOMS} <= said
