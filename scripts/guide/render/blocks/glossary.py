"""The block `/// glossary`."""

import xml.etree.ElementTree as etree

from guide.core.paths import root
from guide.library import glossary
from guide.pages import documents
from guide.render import current_page
from guide.render.blocks.base import GuideBlock
from guide.render.resources import el as sub


class Glossary(GuideBlock):
    """`/// glossary`: every term with its meaning and its page."""

    NAME = "glossary"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A list in alphabetical order; search.js reads its paragraphs out of the index: names, meaning, page."""
        box = sub(parent, "ul", class_="glossary no-terms")
        for term in glossary.terms():
            item = sub(box, "li", id=term.anchor)
            names = sub(item, "p")
            sub(names, "strong", term.term)
            if term.also:
                sub(names, "span", f" (also: {', '.join(term.also)})", class_="also")
            if term.zh:
                sub(names, "span", " " + "、".join(term.zh), class_="also", lang="zh")
            sub(item, "p", term.means)
            where = sub(item, "p", "Explained in ", class_="where")
            title = documents.read(root() / "docs" / term.page).title
            sub(where, "a", title, href=current_page.to(self.md, term.page))
        return box
