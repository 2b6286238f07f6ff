"""Every `src:` link of the guide, in its pages and in its figures."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path

from guide.citations.target import SCHEME, normal
from guide.core.paths import read_text, root, shown
from guide.pages import documents, figures


@dataclass(frozen=True)
class Citation:
    """One `src:` link: what it cites, and the page and line that cite it."""

    target: str
    page: Path
    line: int

    @property
    def where(self) -> str:
        """`page:line`, for messages."""
        return f"{shown(self.page)}:{self.line}"


def citations_in(docs: Path | None = None) -> list[Citation]:
    """Every `src:` link of the pages, then of the figures, below `docs`; GuideError for a figure that is stale."""
    docs = docs or root() / "docs"
    found = [cited for page in documents.every(docs) for cited in of_page(page)]
    return found + [cited for drawing in figures.drawings(docs) for cited in of_drawing(drawing)]


def of_page(page: documents.Page) -> list[Citation]:
    """The `src:` links of one page, without those of its figures."""
    found = [(link.href, link.line) for link in page.links if link.href.startswith(SCHEME)]
    for block in page.blocks:
        if block.name == "steps":
            found += [(source, block.line) for source in _frame_sources(block.argument)]
    return [Citation(normal(href), page.path, line) for href, line in found]


def _frame_sources(key: str) -> list[str]:
    """The lines that the frames of a steps experiment show as running; what is off there is told where it is drawn."""
    out = root() / "docs" / (key.replace("/", "/experiments/", 1) + ".out")
    if not out.is_file():
        return []
    try:
        frames = json.loads(read_text(out).partition("---\n")[2])["frames"]
        return list(dict.fromkeys(frame["source"] for frame in frames if frame.get("source")))
    except (json.JSONDecodeError, KeyError, TypeError, AttributeError):
        return []


def of_drawing(drawing: Path) -> Iterator[Citation]:
    """The links of a committed SVG, placed in the source it was drawn from where it has one."""
    source = figures.source_of(drawing)
    text, seen = read_text(source), Counter[str]()
    for href in figures.links(drawing):
        if href.startswith(SCHEME):
            yield Citation(normal(href), source, _line(text, href, seen[href]))
            seen[href] += 1


def _line(text: str, href: str, before: int) -> int:
    """The line of a link that `before` equal ones precede, as XML or Graphviz may spell it."""
    for spelled in (href, escape(href, quote=False), escape(href), href.replace('"', '\\"')):
        if found := [match.start() for match in re.finditer(re.escape(spelled) + "(?=[\"'])", text)]:
            return text.count("\n", 0, found[min(before, len(found) - 1)]) + 1
    return 1
