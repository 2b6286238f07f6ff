"""The block `/// chapters`."""

import xml.etree.ElementTree as etree

from guide.library import catalogue
from guide.render import resources
from guide.render.blocks.base import GuideBlock


class ChapterCards(GuideBlock):
    """`/// chapters`: the chapters with what each holds and the reader's progress."""

    NAME = "chapters"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """An ordered list of links."""
        return resources.chapter_cards(parent, self.md, catalogue.current())
