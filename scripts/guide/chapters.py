"""The chapters: their folders, titles and order, as `.pages` files give them."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from guide import yamlfile
from guide.errors import GuideError
from guide.paths import root, shown


@dataclass(frozen=True)
class Chapter:
    """A chapter's folder name, its title in the navigation and its place in the order (from 1)."""

    id: str
    title: str
    number: int


@cache
def _read(docs: Path, stamp: float) -> tuple[Chapter, ...]:
    data, _ = yamlfile.load(docs / ".pages")
    found = []
    for entry in (data or {}).get("nav", []):
        folder = next(iter(entry.values())) if isinstance(entry, dict) else entry
        if not (docs / folder / "reading.md").is_file():
            continue
        own, _ = yamlfile.load(docs / folder / ".pages")
        title = (own or {}).get("title")
        if not title:
            raise GuideError(
                shown(docs / folder / ".pages"), "the chapter has no title", "add a line 'title: …'"
            )
        found.append(Chapter(folder, title, len(found) + 1))
    return tuple(found)


def chapters(docs: Path | None = None) -> tuple[Chapter, ...]:
    """Every folder of `docs/.pages` that has a reading list, in reading order."""
    docs = docs or root() / "docs"
    pages = docs / ".pages"
    return _read(docs, pages.stat().st_mtime if pages.exists() else 0.0)
