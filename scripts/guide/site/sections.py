"""A page's HTML cut at its headings, for the search: running text with the few tags that the search reads."""

from dataclasses import dataclass, field
from html import escape
from typing import Any

from lxml import html

_HEADINGS = {"h1", "h2", "h3", "h4", "h5", "h6"}
_KEPT = {"p", "code", "pre", "li", "ol", "ul", "sub", "sup"}
_LEFT_OUT = {"object", "script", "style", "svg"}
_BUTTON, _PERMALINK = "md-content__button", "headerlink"  # the theme's


@dataclass
class Section:
    """What stands below one heading; the first of a page has no anchor."""

    anchor: str = ""
    depth: float = 0
    title: list[str] = field(default_factory=list)
    text: list[str] = field(default_factory=list)


class _Cutter:
    """Walks through an article."""

    def __init__(self) -> None:
        self.found: list[Section] = []
        self.section = Section()
        self.said = self.section.text  # of a heading its title, else the section's text
        self.code = 0

    def begin(self, element: html.HtmlElement, depth: int) -> None:
        """A heading with an anchor begins a section; one that is not the page's title has a section before it."""
        if element.tag != "h1" and not self.found:
            self.found.append(self.section)
        self.section = Section(element.get("id") if self.found else "", depth)
        self.found.append(self.section)

    def walk(self, element: html.HtmlElement, depth: int) -> None:
        """An element, without the text after it."""
        tag: Any = element.tag
        if not isinstance(tag, str) or tag in _LEFT_OUT:
            return
        classes = element.get("class") or ""
        if "data-search-exclude" in element.attrib or _BUTTON in classes or _PERMALINK in classes:
            return
        before = self.said
        if tag in _HEADINGS and element.get("id"):
            self.begin(element, depth)
            self.said = self.section.title
        elif tag == "section" and classes == "error":  # an entry is found by itself
            self.begin(element, depth + 1)
            self.said = self.section.text
        self._within(element, tag, depth)
        if tag in _HEADINGS and element.get("id"):
            self.said = self.section.text
        elif self.section.depth > depth:  # a heading within an element is the heading of that element alone
            self.section.depth = float("inf")
            self.section = next((s for s in reversed(self.found) if s.depth <= depth), self.section)
            self.said = before if before is self.section.title else self.section.text

    def _within(self, element: html.HtmlElement, tag: str, depth: int) -> None:
        said, at = self.said, len(self.said)
        self.code += tag == "pre"
        if tag in _KEPT:
            said.append(f"<{tag}>")
        self.text(element.text)
        for child in element:
            self.walk(child, depth + 1)
            self.text(child.tail)
        self.code -= tag == "pre"
        if tag in _KEPT:
            if not "".join(said[at + 1 :]).strip():
                del said[at:]  # an empty element, or one whose content has sections of its own
            else:
                said.append(f"</{tag}>")

    def text(self, text: str | None) -> None:
        """Text between tags, white space as one space outside of code."""
        if not text:
            return
        if text.isspace():
            if self.code or (self.said and not self.said[-1][-1:].isspace()):
                self.said.append(text if self.code else " ")
        else:
            self.said.append(escape(text if self.code else text.replace("\n", " "), quote=False))


def of_article(article: html.HtmlElement) -> list[Section]:
    """The sections of a page's article, in order."""
    cutter = _Cutter()
    cutter.walk(article, 0)
    return cutter.found or [cutter.section]
