"""The chapters: their folders, titles and order, as `.pages` files give them."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from guide import yamlfile
from guide.errors import GuideError
from guide.paths import root, shown, within


@dataclass(frozen=True)
class Chapter:
    """A chapter's folder name, its title in the navigation and its place in the order (from 1)."""

    id: str
    title: str
    number: int


@cache
def _read(docs: Path, stamp: tuple[int, ...]) -> tuple[Chapter, ...]:
    found: list[Chapter] = []
    for entry in _mapping(docs / ".pages").get("nav") or []:
        folder = next(iter(entry.values()), None) if isinstance(entry, dict) else entry
        if not isinstance(folder, str) or not within(docs / folder, docs):
            where, cure = shown(docs / ".pages"), "name a page or a folder beside this file"
            raise GuideError(where, f"the entry {str(entry)[:80]!r} of 'nav' names nothing here", cure)
        if not (docs / folder / "reading.md").is_file():
            continue
        title = _mapping(docs / folder / ".pages").get("title")
        if not title or not isinstance(title, str):
            raise GuideError(
                shown(docs / folder / ".pages"), "the chapter has no title", "add a line 'title: …'"
            )
        found.append(Chapter(folder, title, len(found) + 1))
    return tuple(found)


def _mapping(path: Path) -> dict[str, Any]:
    data, _ = yamlfile.load(path)
    if not isinstance(data or {}, dict) or not isinstance((data or {}).get("nav") or [], list):
        raise GuideError(shown(path), "lines 'title: …' and 'nav:' with a list are wanted", "see docs/.pages")
    return data or {}


def chapters(docs: Path | None = None) -> tuple[Chapter, ...]:
    """Every folder of `docs/.pages` that has a reading list, in reading order."""
    docs = docs or root() / "docs"
    files = [docs / ".pages", *sorted(docs.glob("*/.pages"))]
    return _read(docs, tuple(p.stat().st_mtime_ns for p in files if p.is_file()))
