"""Every external address the guide cites, with the places that cite it."""

import json
import os
from dataclasses import dataclass, field
from pathlib import Path

from guide.core.errors import GuideError
from guide.core.paths import root, shown
from guide.library import catalogue
from guide.links import address
from guide.links.settings import REPOSITORY
from guide.pages import documents

PAGES = ("README.md", "CONTRIBUTING.md")
_SOURCE = "https://github.com/pytorch/pytorch/blob"


@dataclass
class Cited:
    """One address in normal form; `spelled` are the ways it is written, each with its places (`file:line`)."""

    url: str
    spelled: dict[str, list[str]] = field(default_factory=dict)
    catalogued: bool = False

    @property
    def where(self) -> list[str]:
        """All places."""
        return [place for places in self.spelled.values() for place in places]


def cited(base: Path | None = None) -> dict[str, Cited]:
    """All cited addresses by normal form, sorted. Our own pages and reserved example names are left out."""
    base = base or root()
    out: dict[str, Cited] = {}

    def add(url: str, where: str, catalogued: bool) -> None:
        entry = out.setdefault(address.normal(url), Cited(address.normal(url)))
        entry.spelled.setdefault(url.strip(), []).append(where)
        entry.catalogued |= catalogued

    cat = catalogue.load(base)
    for ident, resource in cat.resources.items():
        for url in filter(address.is_external, resource.addresses):
            add(url, cat.where[ident], True)
    ours = own_addresses()
    for page in read_by_people(base):
        first: dict[str, int] = {}
        for link in page.links:
            first.setdefault(link.href, link.line)
        for url, line in first.items():
            if address.is_external(url) and not url.startswith(ours):
                add(url, f"{shown(page.path)}:{line}", False)
    return dict(sorted(out.items()))


def own_addresses() -> tuple[str, ...]:
    """The site's and the repository's address: we publish them, so the build checks them, not this."""
    site = documents.settings()
    found = (os.environ.get("REPOSITORY"), REPOSITORY, site.get("site_url"), site.get("repo_url"))
    return tuple(dict.fromkeys(url.rstrip("/") for url in found if url))


def read_by_people(base: Path) -> list[documents.Page]:
    """The pages of the site, and those that the repository shows."""
    return [
        *(documents.read(base / name) for name in PAGES if (base / name).is_file()),
        *documents.every(base / "docs"),
    ]


def permalinks(base: Path | None = None, sample: int = 20, turn: int = 0) -> list[str]:
    """At most `sample` cited source files, another slice each `turn`: one host serves them all."""
    path = (base or root()) / "seeds" / "sources.lock.json"
    if not path.is_file():
        return []
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        commit = data["release"]["commit"]
        others = {f"{key}:": other["address"] for key, other in data.get("others", {}).items()}
        files = set[str]()
        for key, entry in data["citations"].items():
            at = next((others[other] for other in others if key.startswith(other)), f"{_SOURCE}/{commit}")
            files.add(f"{at}/{entry['path']}")
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise GuideError(shown(path), f"not a lock of sources: {error}", "scripts/lock_sources.py") from None
    urls = sorted(files)
    if sample <= 0 or not urls:
        return []
    start = turn * sample % len(urls)
    return sorted((urls + urls)[start : start + min(sample, len(urls))])
