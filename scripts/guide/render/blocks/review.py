"""The block `/// review`."""

import xml.etree.ElementTree as etree

from guide.library.chapters import chapters
from guide.pages import documents
from guide.render import current_page
from guide.render.blocks.base import GuideBlock
from guide.render.resources import el as sub


class Review(GuideBlock):
    """`/// review`: how many questions each chapter asks; assets/questions.js asks them again."""

    NAME = "review"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A list of the chapters, which stands where no script runs."""
        box = sub(parent, "div", class_="review no-terms", data_review="")
        listed = sub(box, "ul")
        for chapter in chapters():
            pages = (page for page in documents.every() if page.name.startswith(f"{chapter.id}/"))
            asked = sum(block.name == "question" for page in pages for block in page.blocks)
            item = sub(listed, "li", data_chapter=chapter.id, data_title=chapter.title)
            sub(item, "a", chapter.title, href=current_page.to(self.md, f"{chapter.id}/index.md"))
            item[-1].tail = f": {asked} question{'' if asked == 1 else 's'}"
        return box
