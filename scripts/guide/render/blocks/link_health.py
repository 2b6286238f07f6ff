"""The block `/// link-health`."""

import xml.etree.ElementTree as etree

from guide.library import catalogue
from guide.render import resources
from guide.render.blocks.base import GuideBlock


class Health(GuideBlock):
    """`/// link-health`: totals of the link ledger by host and state."""

    NAME = "link-health"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A table by host and a line of totals."""
        return resources.health(parent, self.md, catalogue.current())
