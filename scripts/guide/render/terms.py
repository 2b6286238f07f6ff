"""Glossary terms: the first use on a page gets its definition on hover and a link to the glossary."""

import re
import xml.etree.ElementTree as etree

from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString

from guide.core.errors import GuideError
from guide.library import glossary
from guide.render import current_page

# Where a term is not marked: headings, links, code, and what the blocks build from data.
CLOSED = {
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "a",
    "code",
    "pre",
    "script",
    "style",
    "summary",
    "svg",
    "table",
    "figcaption",
}


class Terms(Treeprocessor):
    """Marks the first use of each term in the page's running text."""

    def run(self, root: etree.Element) -> None:
        """Called by Python-Markdown with the page's tree."""
        here = current_page.path_of(self.md)
        if here is None or not here.count("/") or here.startswith(("library/", "operators/")):
            return
        try:
            here_only = [t for t in glossary.terms() if t.linked_in(here)]
            known = {name.casefold(): t for t in here_only for name in (t.term, *t.also)}
        except GuideError as error:
            raise current_page.PageFault(str(error)) from None
        if not known:
            return
        names = sorted(known, key=len, reverse=True)
        self.pattern = re.compile(r"(?<![\w-])(" + "|".join(map(re.escape, names)) + r")s?(?![\w-])", re.I)
        self.known = known
        self.done: set[str] = set()
        self.glossary = current_page.to(self.md, "library/glossary.md")
        self._walk(root)

    def _walk(self, parent: etree.Element) -> None:
        if parent.tag in CLOSED or "no-terms" in parent.get("class", ""):
            return
        self._mark(parent, None)
        for child in list(parent):
            self._walk(child)
            self._mark(parent, child)

    def _mark(self, parent: etree.Element, before: etree.Element | None) -> None:
        """Mark terms in `before.tail`, or in `parent.text` when `before` is None."""
        text = parent.text if before is None else before.tail
        if not text or (isinstance(text, AtomicString) and before is None):
            return
        for found in self.pattern.finditer(text):
            term = self.known[found[1].casefold()]
            if term.term in self.done:
                continue
            self.done.add(term.term)
            link = etree.Element(
                "a", {"class": "term", "href": f"{self.glossary}#{term.anchor}", "title": term.means}
            )
            link.text = AtomicString(found[0])
            link.tail = text[found.end() :]
            if before is None:
                parent.text = text[: found.start()]
                parent.insert(0, link)
            else:
                before.tail = text[: found.start()]
                parent.insert(list(parent).index(before) + 1, link)
            self._mark(parent, link)
            return
