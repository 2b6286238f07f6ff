"""The block `/// gallery`."""

import re
import xml.etree.ElementTree as etree

from guide.core.characters import escaped
from guide.core.paths import root
from guide.experiments import programs
from guide.pages import documents, navigation
from guide.render import current_page
from guide.render.blocks.base import GuideBlock
from guide.render.resources import el as sub

_MODEL = re.compile(r"-lines\.md$")
_KINDS = {"explorer": "Try a rule on a choice of your own", "steps": "Walk through what a run printed"}


class Gallery(GuideBlock):
    """`/// gallery`: every explorer, every step player and every model, each with the page that explains it."""

    NAME = "gallery"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A list a kind, in the order of the navigation."""
        box = sub(parent, "div", class_="gallery no-terms")
        chapters = [
            folder for folder in navigation.read().folders() if (folder.path / "reading.md").is_file()
        ]
        paths = [path for folder in chapters for path in folder.pages()]
        for kind, title in _KINDS.items():
            sub(box, "div", title, data_heading="h2", id=kind)
            listed = sub(box, "ul")
            for page in map(documents.read, paths):
                for block in page.blocks:
                    if block.name == kind:
                        run = programs.named(block.argument)
                        self._item(listed, page, run.title, f"#{kind}-{run.name}")
        sub(box, "div", "Read a mechanism as a small program", data_heading="h2", id="models")
        listed = sub(box, "ul")
        for path in paths:
            if _MODEL.search(path.name):
                page = documents.read(path)
                self._item(listed, page, page.title, "", str(page.meta.get("description", "")))
        return box

    def _item(
        self, listed: etree.Element, page: documents.Page, title: str, anchor: str, says: str = ""
    ) -> None:
        item = sub(listed, "li")
        name = page.path.relative_to(root() / "docs").as_posix()
        link = sub(item, "a", href=current_page.to(self.md, name) + anchor)
        sub(link, "strong").text = escaped(title)
        sub(item, "span", says or page.title)
