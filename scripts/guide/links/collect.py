"""Every address the guide cites, with the places that cite it and what its page should show."""

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from guide.core.paths import root, shown
from guide.library import catalogue
from guide.links import address
from guide.links.fetch import REPOSITORY
from guide.links.verdict import Expected
from guide.pages import documents

PAGES = ("README.md", "CONTRIBUTING.md")
_LINES = re.compile(r"https://github\.com/([^/]+/[^/]+)/blob/([^#?]+)#L(\d+)(?:-L(\d+))?$")


@dataclass
class Cited:
    """One address; `spelled` are the ways it is written, each with its places (`file:line`)."""

    spelled: dict[str, list[str]] = field(default_factory=dict)
    expected: Expected | None = None  # of its record in the catalogue

    @property
    def where(self) -> list[str]:
        """All places."""
        return [place for places in self.spelled.values() for place in places]


def cited(base: Path | None = None) -> dict[str, Cited]:
    """All cited addresses by normal form, sorted. Our own pages and reserved example names are left out."""
    base = base or root()
    out: dict[str, Cited] = {}

    def add(url: str, where: str) -> Cited:
        entry = out.setdefault(address.normal(url), Cited())
        entry.spelled.setdefault(url.strip(), []).append(where)
        return entry

    known = catalogue.load(base)
    for ident, resource in known.resources.items():
        titles = tuple(filter(None, (resource.title, resource.title_en)))
        for url in filter(address.is_external, resource.addresses):
            add(url, known.where[ident]).expected = Expected(titles, tuple(resource.authors))
    site = documents.settings()
    own = (site.get("site_url"), os.environ.get("REPOSITORY"), REPOSITORY, site.get("repo_url"))
    ours = tuple(url.rstrip("/") for url in own if url)
    files = [documents.read(base / name) for name in PAGES if (base / name).is_file()]
    for page in [*files, *documents.every(base / "docs")]:
        for url, line in {link.href: link.line for link in reversed(page.links)}.items():
            if address.is_external(url) and not url.startswith(ours):
                add(url, f"{shown(page.path)}:{line}")
    return dict(sorted(out.items()))


def line_anchors(cited: Iterable[Cited]) -> Iterator[tuple[str, str, int]]:
    """Cited lines of files on GitHub: (address as cited, the file's path below the raw host, its last cited line)."""
    for url in (url for entry in cited for url in entry.spelled):
        if found := _LINES.match(url):
            yield url, f"{found[1]}/{found[2]}", int(found[4] or found[3])
