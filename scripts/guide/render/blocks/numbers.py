"""The block `/// numbers`."""

import xml.etree.ElementTree as etree

from guide.library import catalogue
from guide.render import resources
from guide.render.blocks.base import GuideBlock


class Numbers(GuideBlock):
    """`/// numbers`: what the guide holds, counted at build."""

    NAME = "numbers"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A description list of counts."""
        return resources.numbers(parent, self.md, catalogue.current())
