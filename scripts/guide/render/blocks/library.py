"""The block `/// library`."""

import xml.etree.ElementTree as etree

from guide.library import catalogue
from guide.render import resources
from guide.render.blocks.base import GuideBlock


class Library(GuideBlock):
    """`/// library`: every resource as one table."""

    NAME = "library"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """The table, a row a resource, with the data that the filters use."""
        box = resources.library(parent, self.md, catalogue.current())
        self.script(box, "assets/library.js")
        return box
