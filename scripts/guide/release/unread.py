"""The sentences that an upgrade left to be read: one file for each page below `seeds/unread/`, gone when all are read.

A sentence leaves the list when it is ticked, or when its text has changed; the tests fail while one is left.
"""

import json
from collections.abc import Iterable
from pathlib import Path

from typing_extensions import TypedDict

from guide.core import jsonfile
from guide.core.errors import GuideError, nearest
from guide.core.paths import locked, root, shown, stands, write_whole
from guide.pages import documents
from guide.release.sentences import Standing


class Unread(TypedDict):
    """A sentence by the digest of its text, with the reasons to read it."""

    digest: str
    text: str
    reasons: list[str]


def folder(base: Path | None = None) -> Path:
    """Where the list lies in the repository `base`."""
    return (base or root()) / "seeds" / "unread"


def path(page: str, base: Path | None = None) -> Path:
    """Where the sentences of one page lie."""
    return folder(base) / f"{page.removesuffix('.md')}.json"


def load(base: Path | None = None) -> dict[str, list[Unread]]:
    """Page → its rows of the list; GuideError when a file is damaged."""
    place = folder(base)
    if stands(place) and not place.is_dir():
        raise GuideError(shown(place), "a folder is wanted", "take it from git again")
    files = {f.relative_to(place).with_suffix(".md").as_posix(): f for f in sorted(place.rglob("*.json"))}
    cure = "take it from git again, then tick by the command"
    return {page: jsonfile.load_as(file, list[Unread], cure) for page, file in files.items()}


def _save(page: str, rows: Iterable[Unread], base: Path | None = None) -> None:
    """Write a page's sentences, one a line; without any, the file goes."""
    by_digest = {row["digest"]: json.dumps(row, ensure_ascii=False) for row in rows}
    lines = ",\n".join(by_digest[digest] for digest in sorted(by_digest))
    if lines:
        write_whole(path(page, base), f"[\n{lines}\n]\n")
    else:
        path(page, base).unlink(missing_ok=True)


def add(some: Iterable[Standing], base: Path | None = None) -> None:
    """Put sentences on the list of the repository `base`."""
    rows = load(base)
    for one in some:
        row = Unread(digest=one.digest, text=one.text, reasons=list(one.reasons))
        rows.setdefault(one.page, []).append(row)
    for page, own in rows.items():
        _save(page, own, base)


def left() -> list[tuple[str, Unread]]:
    """The sentences of the list that still stand, each with its `page:line`; a rewritten one counts as read."""
    found = [(page, line, row) for page, rows in load().items() for line, row in _standing(page, rows)]
    return [(f"docs/{page}:{line}", row) for page, line, row in found]


def _standing(page: str, rows: list[Unread]) -> list[tuple[int, Unread]]:
    if not (file := root() / "docs" / page).is_file():
        return []
    by_digest = {row["digest"]: row for row in rows}
    prose = documents.read(file).prose
    return [(s.line, by_digest[s.digest]) for s in prose if s.digest in by_digest]


def tick(place: str) -> int:
    """Take `PAGE` or `PAGE:LINE` off the list, and what was rewritten; returns how many left it."""
    name, _, line = place.removeprefix("docs/").partition(":")
    if name not in (known := load()):
        near = nearest(name, known)
        cure = f"nearest: {near}" if near else "python scripts/upgrade_pytorch.py --unread lists them"
        raise GuideError(place, "no sentence of that page is on the list", cure)
    with locked(path(name)):
        rows = load().get(name, [])
        standing = _standing(name, rows)
        lines = [str(at) for at, _ in standing]
        if line and line not in lines:
            raise GuideError(
                place, "no sentence of that line is on the list", f"lines: {', '.join(lines) or 'none'}"
            )
        kept = [row for at, row in standing if line and str(at) != line]
        _save(name, kept)
    return len(rows) - len(kept)
