"""The block `/// chinese-terms`."""

import xml.etree.ElementTree as etree

from guide.library import glossary
from guide.render import current_page
from guide.render.blocks.base import GuideBlock
from guide.render.resources import el as sub


class ChineseTerms(GuideBlock):
    """`/// chinese-terms`: the glossary's Chinese names beside the English term."""

    NAME = "chinese-terms"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A table, the terms of one page together."""
        table = sub(parent, "table")
        head = sub(sub(table, "thead"), "tr")
        for title in ("中文", "English"):
            sub(head, "th", title, scope="col")
        body = sub(table, "tbody")
        for term in sorted((t for t in glossary.terms() if t.zh), key=lambda t: (t.page, t.term)):
            row = sub(body, "tr")
            sub(row, "td", "、".join(term.zh))
            link = current_page.to(self.md, "library/glossary.md") + "#" + term.anchor
            sub(sub(row, "td", lang="en"), "a", term.term, href=link)
        return table
