"""The block `/// question`."""

import xml.etree.ElementTree as etree

from guide.core.characters import escaped
from guide.pages import documents
from guide.render.blocks.base import GuideBlock
from guide.render.resources import el as sub


class Question(GuideBlock):
    """`/// question | the question`; content: the answer, folded."""

    NAME = "question"
    ARGUMENT = True

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A fold whose summary is the question."""
        fold = sub(parent, "details", class_="question", id=documents.question_anchor(self.argument))
        sub(fold, "summary").text = escaped(self.argument)  # inline Markdown is allowed
        return fold
