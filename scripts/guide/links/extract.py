"""Every external address the guide cites, with the places that cite it. Markdown is read as a tree."""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from xml.etree.ElementTree import Element

import markdown
import yaml
from markdown.extensions import Extension
from markdown.treeprocessors import Treeprocessor
from mkdocs.utils.meta import get_data
from mkdocs.utils.yaml import get_yaml_loader

from guide import catalogue
from guide.errors import GuideError
from guide.links import address
from guide.links.settings import REPOSITORY
from guide.paths import root, shown

EXTENSIONS = [
    "admonition", "attr_list", "footnotes", "md_in_html", "tables",
    "pymdownx.highlight", "pymdownx.superfences", "pymdownx.tabbed",
]  # fmt: skip
PAGES = ("README.md", "CONTRIBUTING.md")
ATTRIBUTES = ("href", "src")


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


class _Collector(Treeprocessor):
    """Notes the address of every link and image of the tree."""

    def __init__(self, md: markdown.Markdown, found: list[str]) -> None:
        super().__init__(md)
        self.found = found

    def run(self, root: Element) -> None:
        """Walk the finished tree."""
        self.found += [url for e in root.iter() for a in ATTRIBUTES if (url := e.get(a))]


class _Links(Extension):
    def __init__(self, found: list[str]) -> None:
        self.found = found
        super().__init__()

    def extendMarkdown(self, md: markdown.Markdown) -> None:
        """Run last, when every link is resolved and unescaped."""
        md.treeprocessors.register(_Collector(md, self.found), "guide-links-collector", -100)


class _Html(HTMLParser):
    """The addresses in raw HTML, which Markdown keeps outside its tree."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Called for each tag."""
        self.found += [value for name, value in attrs if name in ATTRIBUTES and value]


def links_of(text: str) -> list[str]:
    """Every link and image address in a Markdown page, front matter aside, in no particular order."""
    found: list[str] = []
    body, _ = get_data(text)
    md = markdown.Markdown(extensions=[*EXTENSIONS, _Links(found)])
    md.convert(body)
    raw = _Html()
    for block in md.htmlStash.rawHtmlBlocks:
        if isinstance(block, str):
            raw.feed(block)
        else:
            found += [url for e in block.iter() for a in ATTRIBUTES if (url := e.get(a))]
    return found + raw.found


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
        if resource.url and address.is_external(resource.url):
            add(resource.url, cat.where[ident], True)
    ours = own_addresses(base)
    for page in pages(base):
        text = _read(page)
        for url in dict.fromkeys(links_of(text)):
            if address.is_external(url) and not url.startswith(ours):
                add(url, f"{shown(page)}{_line(text, url)}", False)
    return dict(sorted(out.items()))


def own_addresses(base: Path) -> tuple[str, ...]:
    """The site's and the repository's address: we publish them, so the build checks them, not this."""
    path = base / "mkdocs.yml"
    found = [os.environ.get("REPOSITORY"), REPOSITORY]
    if path.is_file():
        loader = get_yaml_loader(yaml.SafeLoader)
        loader.add_multi_constructor("tag:yaml.org,2002:python/", lambda *_: None)
        try:
            config = yaml.load(path.read_text(encoding="utf-8"), Loader=loader) or {}
        except yaml.YAMLError as error:
            raise GuideError("mkdocs.yml", f"not valid YAML: {error}", "mend it") from None
        found += [config.get("site_url"), config.get("repo_url")]
    return tuple(dict.fromkeys(url.rstrip("/") for url in found if url))


def pages(base: Path) -> Iterator[Path]:
    """The Markdown files that readers see."""
    yield from (base / name for name in PAGES if (base / name).is_file())
    yield from sorted((base / "docs").rglob("*.md"))


def _read(page: Path) -> str:
    try:
        return page.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise GuideError(shown(page), f"not UTF-8 at byte {error.start}", "save the file as UTF-8") from None


def _line(text: str, url: str) -> str:
    """`:n` of the first line that holds `url`: the tree does not keep lines."""
    return next((f":{n}" for n, line in enumerate(text.splitlines(), 1) if url in line), "")


def permalinks(base: Path | None = None, sample: int = 20, turn: int = 0) -> list[str]:
    """At most `sample` source files at the pinned commit, another slice each `turn`: one host serves them all."""
    path = (base or root()) / "seeds" / "sources.lock.json"
    if not path.is_file():
        return []
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        commit = data["release"]["commit"]
        files = sorted({entry["path"] for entry in data["citations"].values()})
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise GuideError(shown(path), f"not a lock of sources: {error}", "scripts/lock_sources.py") from None
    urls = [f"https://github.com/pytorch/pytorch/blob/{commit}/{name}" for name in files]
    if sample <= 0 or not urls:
        return []
    start = turn * sample % len(urls)
    return sorted((urls + urls)[start : start + min(sample, len(urls))])
