"""The block `/// seed-lists`."""

import xml.etree.ElementTree as etree

from guide.library import catalogue
from guide.render import resources
from guide.render.blocks.base import GuideBlock


class SeedLists(GuideBlock):
    """`/// seed-lists`: the lists as received, each line with its record."""

    NAME = "seed-lists"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A table for each list."""
        return resources.seed_lists(parent, self.md, catalogue.current())
