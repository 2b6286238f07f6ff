"""The chapters: their folders, titles and order, as the navigation gives them."""

from dataclasses import dataclass
from pathlib import Path

from guide.core.errors import GuideError
from guide.core.paths import shown
from guide.pages import navigation


@dataclass(frozen=True)
class Chapter:
    """A chapter's folder name, its title in the navigation and its place in the order (from 1)."""

    id: str
    title: str
    number: int


def chapters(docs: Path | None = None) -> tuple[Chapter, ...]:
    """Every folder of the navigation that has a reading list, in reading order."""
    found: list[Chapter] = []
    for folder in navigation.read(docs).folders():
        if not (folder.path / "reading.md").is_file():
            continue
        if not folder.title:
            where = shown(folder.path / navigation.PAGES)
            raise GuideError(where, "the chapter has no title", "add a line 'title: …'")
        found.append(Chapter(folder.path.name, folder.title, len(found) + 1))
    return tuple(found)
