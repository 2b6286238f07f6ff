"""The block `/// reading-list`."""

import xml.etree.ElementTree as etree

from guide.library import catalogue
from guide.library.chapters import chapters
from guide.render import resources
from guide.render.blocks.base import GuideBlock


class ReadingList(GuideBlock):
    """`/// reading-list | chapter`: the chapter's resources by level, with tick boxes."""

    NAME = "reading-list"
    ARGUMENT = True

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A section for each level that has resources."""
        if self.argument not in {c.id for c in chapters()}:
            raise self.say(f"no chapter is called '{self.argument}'", "use the chapter's folder name")
        return resources.reading_list(parent, self.md, catalogue.current(), self.argument)
