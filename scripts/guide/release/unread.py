"""The sentences that an upgrade left to be read: one file for each page below `seeds/unread/`, gone when all are read.

A sentence leaves the list when it is ticked, or when its text has changed; the tests fail while one is left. A file for each page,
so that several people read at once and git merges what they ticked.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from typing_extensions import TypedDict

from guide.core import jsonfile
from guide.core.errors import GuideError, nearest
from guide.core.paths import locked, root, shown, stands, write_whole
from guide.pages import documents
from guide.release.sentences import Standing

TICK = "python scripts/upgrade_pytorch.py --tick PAGE[:LINE]"


@dataclass(frozen=True)
class Unread:
    """A sentence by the digest of its text, on its page, with the reasons to read it."""

    page: str
    digest: str
    text: str
    reasons: tuple[str, ...]


def folder(base: Path | None = None) -> Path:
    """Where the list lies in the repository `base`."""
    return (base or root()) / "seeds" / "unread"


def path(page: str, base: Path | None = None) -> Path:
    """Where the sentences of one page lie."""
    return folder(base) / f"{page.removesuffix('.md')}.json"


class _Row(TypedDict):
    digest: str
    text: str
    reasons: list[str]


def load(base: Path | None = None) -> list[Unread]:
    """The list as it stands; empty without a file. GuideError when one is damaged."""
    place = folder(base)
    if stands(place) and not place.is_dir():
        raise GuideError(shown(place), "a folder is wanted", "take it from git again")
    return [row for file in sorted(place.rglob("*.json")) for row in _of(file, place)]


def _of(file: Path, place: Path) -> list[Unread]:
    page = file.relative_to(place).with_suffix(".md").as_posix()
    rows = jsonfile.load_as(file, list[_Row], "take it from git again, then tick by the command")
    return [Unread(page, row["digest"], row["text"], tuple(row["reasons"])) for row in rows]


def _save(page: str, rows: Iterable[Unread], base: Path | None = None) -> None:
    """Write a page's sentences, one a line; without any, the file goes."""
    file = path(page, base)
    kept = sorted(set(rows), key=lambda row: row.digest)
    said = [{"digest": row.digest, "text": row.text, "reasons": row.reasons} for row in kept]
    if kept:
        lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in said)
        write_whole(file, f"[\n{lines}\n]\n")
    else:
        file.unlink(missing_ok=True)


def add(some: Iterable[Standing], base: Path | None = None) -> None:
    """Put sentences on the list of the repository `base`."""
    rows = {(row.page, row.digest): row for row in load(base)}
    for one in some:
        rows[one.page, one.digest] = Unread(one.page, one.digest, one.text, one.reasons)
    for page in sorted({row.page for row in rows.values()}):
        _save(page, (row for row in rows.values() if row.page == page), base)


def left() -> list[tuple[str, Unread]]:
    """The sentences of the list that still stand, each with its `page:line`; a rewritten one counts as read."""
    docs, found = root() / "docs", []
    for row in load():
        if (page := docs / row.page).is_file():
            lines = (s.line for s in documents.read(page).prose if s.digest == row.digest)
            found += [(row.page, line, row) for line in lines]
    found.sort(key=lambda one: one[:2])
    return [(f"docs/{page}:{line}", row) for page, line, row in found]


def tick(place: str) -> int:
    """Take `PAGE` or `PAGE:LINE` off the list, and what was rewritten; returns how many left it."""
    name, _, line = place.removeprefix("docs/").partition(":")
    known = {row.page for row in load()}
    if name not in known:
        near = nearest(name, known)
        cure = f"nearest: {near}" if near else "python scripts/upgrade_pytorch.py --unread lists them"
        raise GuideError(place, "no sentence of that page is on the list", cure)
    with locked(path(name)):
        return _tick(place, name, line)


def _tick(place: str, name: str, line: str) -> int:
    rows = _of(path(name), folder())
    standing = [(where, row) for where, row in left() if row.page == name]
    ticked = {row for where, row in standing if not line or where == f"docs/{name}:{line}"}
    if line and not ticked:
        there = ", ".join(where.rpartition(":")[2] for where, _ in standing)
        raise GuideError(place, "no sentence of that line is on the list", f"lines: {there or 'none'}")
    kept = {row for _, row in standing if row not in ticked}
    _save(name, kept)
    return len(rows) - len(kept)
