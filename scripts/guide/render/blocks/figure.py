"""The block `/// figure`."""

import xml.etree.ElementTree as etree

from pymdownx.blocks.block import type_string

from guide.pages import figures
from guide.render.blocks.base import GuideBlock
from guide.render.inert import store
from guide.render.resources import el as sub
from guide.render.schemes import source


class Figure(GuideBlock):
    """`/// figure | chapter/name`, option `alt`; content: the caption."""

    NAME = "figure"
    ARGUMENT = True
    OPTIONS = {"alt": ("", type_string)}

    def on_create(self, parent: etree.Element) -> etree.Element:
        """The drawing as inline SVG, its caption and its text alternative."""
        if not self.options["alt"].strip():
            raise self.say(
                "the figure has no text alternative", "add the option 'alt: what a reader would see'"
            )
        svg = figures.inline(
            self.argument, self.options["alt"].strip(), lambda target: source(self.md, target)
        )
        figure = sub(parent, "figure", class_="diagram", id="figure-" + self.argument.split("/")[-1])
        sub(figure, "div", class_="canvas", tabindex="0").text = store(self.md, svg)
        self.body = sub(figure, "figcaption")
        return figure
