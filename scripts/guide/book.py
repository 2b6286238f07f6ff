"""The whole guide as one document: the built pages in order, their links turned inward, ready for PDF and EPUB."""

import posixpath
import re
from dataclasses import dataclass
from html import escape
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

from lxml import etree, html

from guide import publish
from guide.errors import GuideError
from guide.paths import shown

# What has a use on a screen only.
DROP = (
    "//*[contains(@class,'headerlink')]",
    "//*[contains(@class,'md-content__button')]",
    "//*[contains(@class,'experiment-foot')]",
    "//*[contains(@class,'proved')]",
    "//*[@data-ticks or @data-keep or @data-continue or @data-suggest]",
    "//script",
    "//progress",
    "//form",
)
# Tables that only make sense with filters; their content is in the reading lists.
LEFT_OUT = ("library/index.md", "library/seed-lists.md", "offline.md", "operators/")


@dataclass(frozen=True)
class Part:
    """One page of the book: its path below docs/, its title, its content."""

    path: str
    title: str
    body: html.HtmlElement

    @property
    def anchor(self) -> str:
        """The id under which the book knows the page."""
        return "p-" + re.sub(r"\W+", "-", self.path.removesuffix(".md"))


def parts(site: Path) -> list[Part]:
    """The pages of the offline site in navigation order."""
    out = []
    for path, title, _ in publish.pages():
        if path.startswith(LEFT_OUT):
            continue
        file = site / (path.removesuffix(".md") + ".html")
        if not file.is_file():
            raise GuideError(shown(file), "no such page", "make offline")
        body = html.fromstring(file.read_text(encoding="utf-8")).find(".//article")
        out.append(Part(path, title, body))
    return out


def _inward(part: Part, known: dict[str, Part]) -> None:
    """Make ids unique, fold everything open, and turn links between pages into links inside the book."""
    for pattern in DROP:
        for element in part.body.xpath("." + pattern):
            element.drop_tree()
    for element in part.body.iter():
        if not isinstance(element.tag, str):
            continue
        if element.get("id"):
            element.set("id", f"{part.anchor}--{element.get('id')}")
        if element.tag == "details":
            element.tag = "div"
            element.set("class", (element.get("class") or "") + " unfolded")
        elif element.tag == "summary":
            element.tag = "p"
            element.set("class", "summary")
        href = element.get("href")
        if href and not urlsplit(href).scheme and element.tag in ("a", "{http://www.w3.org/2000/svg}a"):
            target, anchor = urldefrag(href)
            path = posixpath.normpath(
                posixpath.join(posixpath.dirname(part.path), unquote(target) or posixpath.basename(part.path))
            )
            page = known.get(path.removesuffix(".html").removesuffix(".md") + ".md")
            if page:
                element.set("href", f"#{page.anchor}--{anchor}" if anchor else f"#{page.anchor}")
            else:
                del element.attrib["href"]  # a page the book leaves out
        src = element.get("src")
        if src and not urlsplit(src).scheme:
            element.set("src", posixpath.normpath(posixpath.join(posixpath.dirname(part.path), src)))


def document(site: Path, version: str) -> str:
    """The book as one HTML page whose files lie in `site`."""
    every = parts(site)
    known = {p.path: p for p in every}
    ids: set[str] = set()
    sections = []
    for part in every:
        _inward(part, known)
        ids |= {
            part.anchor,
            *(e.get("id") for e in part.body.iter() if isinstance(e.tag, str) and e.get("id")),
        }
    for part in every:
        for link in part.body.iter("a"):
            href = link.get("href", "")
            if href.startswith("#") and href[1:] not in ids:
                link.set("href", "#" + href[1:].split("--")[0])  # an anchor that only the site makes
        inner = "".join(etree.tostring(child, encoding="unicode", method="html") for child in part.body)
        sections.append(
            f'<section class="page md-typeset" id="{part.anchor}">{part.body.text or ""}{inner}</section>'
        )
    contents = "".join(
        f'<li class="depth-{p.path.count("/")}"><a href="#{p.anchor}">{escape(p.title)}</a></li>'
        for p in every
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Inside PyTorch</title>'
        '<link rel="stylesheet" href="assets/guide.css"><link rel="stylesheet" href="assets/book.css"></head>'
        '<body data-md-color-scheme="default"><section class="cover"><h1>Inside PyTorch</h1>'
        f"<p>A reading guide to PyTorch's internals, proved on PyTorch {version}.</p></section>"
        f'<nav class="contents"><h1>Contents</h1><ol>{contents}</ol></nav>{"".join(sections)}</body></html>\n'
    )
