"""The block `/// download`."""

import xml.etree.ElementTree as etree
from html import escape

from guide.render import current_page
from guide.render.blocks.base import GuideBlock
from guide.render.inert import store
from guide.render.resources import el as sub

MADE = ("inside.pyz", "little.pyz", "inside-pytorch-anki.txt")  # by site/takeaway.py and site/questions.py


class Takeaway(GuideBlock):
    """`/// download | inside.pyz`: a link to a file that the build makes; content: what it is."""

    NAME = "download"
    ARGUMENT = True

    def on_create(self, parent: etree.Element) -> etree.Element:
        """The link, and beside it the content."""
        if self.argument not in MADE:
            raise self.say(f"the build makes no '{self.argument}'", f"it makes {', '.join(MADE)}")
        box = sub(parent, "div", class_="takeaway")
        href = escape(current_page.served(self.md, self.argument))
        sub(box, "p").text = store(
            self.md, f'<a class="md-button" href="{href}" download="{self.argument}">{self.argument}</a>'
        )
        return box
