"""What all blocks share: a fault is one message with the page's line."""

import xml.etree.ElementTree as etree
from html import escape

from pymdownx.blocks.block import Block

from guide.core.errors import GuideError
from guide.render import current_page
from guide.render.inert import store
from guide.render.resources import el as sub


class GuideBlock(Block):
    """Shared: errors become one message with the page's line."""

    body: etree.Element | None = None  # where a block's content goes, if not into the block itself

    def on_add(self, block: etree.Element) -> etree.Element:
        """Called for the block's content."""
        return block if self.body is None else self.body

    def script(self, box: etree.Element, path: str) -> None:
        """Load a script of the built site, such as `assets/steps.js`."""
        address = escape(current_page.served(self.md, path))
        sub(box, "div").text = store(self.md, f'<script defer src="{address}"></script>')

    def say(self, what: str, cure: str = "") -> current_page.PageFault:
        """A fault at this block's line."""
        return current_page.fault(
            self.md, f"/// {self.NAME} | {self.argument}" if self.argument else f"/// {self.NAME}", what, cure
        )

    def placed(self, error: GuideError) -> current_page.PageFault:
        """`error` at this block's line."""
        return self.say(
            error.what if error.where in ("", "None") else f"{error.where}: {error.what}", error.cure
        )

    def _create(self, parent: etree.Element) -> etree.Element:
        try:
            return super()._create(parent)
        except GuideError as error:
            raise self.placed(error) from None

    def _validate(self, parent: etree.Element, arg: object, **options: object) -> bool:
        # pymdownx leaves a block with a bad option as plain text, without a word.
        self.argument = arg
        if self.ARGUMENT and not arg:
            raise self.say("the block wants an argument", f"write '/// {self.NAME} | …'")
        for name in options:
            if name not in self.option_spec:
                raise self.say(
                    f"the block has no option '{name}'", f"options: {', '.join(self.OPTIONS) or 'none'}"
                )
        if not super()._validate(parent, arg, **options):
            raise self.say(
                "the block's argument or options are off", f"options: {', '.join(self.OPTIONS) or 'none'}"
            )
        return True
