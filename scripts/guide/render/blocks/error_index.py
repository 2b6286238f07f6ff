"""The block `/// error-index`."""

import xml.etree.ElementTree as etree

from guide.library import messages
from guide.render import current_page
from guide.render.blocks.base import GuideBlock
from guide.render.resources import el as sub


class ErrorBox(GuideBlock):
    """`/// error-box`: the box alone, for a page that leads to the index."""

    NAME = "error-box"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """The place that the script fills; what it searches is loaded when somebody pastes."""
        box = sub(parent, "div", class_="error-index no-terms", data_errors="")
        sub(box, "div", class_="paste")
        self.script(box, "assets/errors.js")
        return box


class ErrorIndex(GuideBlock):
    """`/// error-index`: every explained message by where a reader meets it, and a box that finds a pasted one."""

    NAME = "error-index"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A section a group; the patterns are the script's data."""
        box = sub(parent, "div", class_="error-index no-terms", data_errors="")
        sub(box, "div", class_="paste")
        known = messages.every()
        for group, title in messages.GROUPS.items():
            some = [m for m in known if m.group == group]
            if not some:
                continue
            sub(box, "div", title, data_heading="h2", id=group)
            listed = sub(box, "ul")
            for message in some:
                item = sub(listed, "li")
                address = current_page.to(self.md, message.page) + f"#{message.anchor}"
                sub(sub(item, "a", href=address), "code", message.title)
                if message.gone:
                    sub(item, "span", " older releases", class_="also")
        self.script(box, "assets/errors.js")
        return box
