"""The sentences that an upgrade left to be read: `seeds/unread.json`, empty when somebody has read them all.

A sentence leaves the list when it is ticked, or when its text has changed; the tests fail while one is left.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from typing_extensions import TypedDict

from guide import jsonfile, pages
from guide.errors import GuideError, nearest
from guide.paths import locked, root, write_whole
from guide.upgrade.sentences import Standing

TICK = "python scripts/upgrade_pytorch.py --tick PAGE[:LINE]"


@dataclass(frozen=True)
class Unread:
    """A sentence by the digest of its text, on its page, with the reasons to read it."""

    page: str
    digest: str
    text: str
    reasons: tuple[str, ...]


def path(base: Path | None = None) -> Path:
    """Where the list lies in the repository `base`."""
    return (base or root()) / "seeds" / "unread.json"


class _Row(TypedDict):
    page: str
    digest: str
    text: str
    reasons: list[str]


def load(file: Path | None = None) -> list[Unread]:
    """The list as it stands; empty without a file. GuideError when it is damaged."""
    file = file or path()
    if not file.is_file():
        return []
    rows = jsonfile.load_as(file, list[_Row], "take it from git again, then tick by the command")
    return [Unread(row["page"], row["digest"], row["text"], tuple(row["reasons"])) for row in rows]


def save(rows: Iterable[Unread], file: Path | None = None) -> None:
    """Write the list, one sentence a line, sorted by page."""
    kept = sorted(set(rows), key=lambda row: (row.page, row.digest))
    lines = ",\n".join(json.dumps(asdict(row), ensure_ascii=False) for row in kept)
    write_whole(file or path(), f"[\n{lines}\n]\n" if kept else "[]\n")


def add(some: Iterable[Standing], file: Path) -> int:
    """Put sentences on the list in `file`; returns how many are on it now."""
    rows = {(row.page, row.digest): row for row in load(file)}
    for one in some:
        rows[one.page, one.digest] = Unread(one.page, one.digest, one.text, one.reasons)
    save(rows.values(), file)
    return len(rows)


def left() -> list[tuple[str, Unread]]:
    """The sentences of the list that still stand, each with its `page:line`; a rewritten one counts as read."""
    docs, found = root() / "docs", []
    for row in load():
        if (page := docs / row.page).is_file():
            lines = (s.line for s in pages.read(page).prose if s.digest == row.digest)
            found += [(row.page, line, row) for line in lines]
    found.sort(key=lambda one: one[:2])
    return [(f"docs/{page}:{line}", row) for page, line, row in found]


def tick(place: str) -> int:
    """Take `PAGE` or `PAGE:LINE` off the list, and what was rewritten; returns how many left it."""
    with locked(path()):
        return _tick(place)


def _tick(place: str) -> int:
    name, _, line = place.removeprefix("docs/").partition(":")
    standing, rows = left(), load()
    known = {row.page for row in rows}
    if name not in known:
        near = nearest(name, known)
        cure = f"nearest: {near}" if near else "python scripts/upgrade_pytorch.py --unread lists them"
        raise GuideError(place, "no sentence of that page is on the list", cure)
    ticked = {
        row for where, row in standing if where == f"docs/{name}:{line}" or (not line and row.page == name)
    }
    if line and not ticked:
        there = ", ".join(where.rpartition(":")[2] for where, row in standing if row.page == name)
        raise GuideError(place, "no sentence of that line is on the list", f"lines: {there or 'none'}")
    kept = [row for _, row in standing if row not in ticked]
    save(kept)
    return len(rows) - len(kept)
