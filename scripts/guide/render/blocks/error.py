"""The block `/// error`."""

import re
import xml.etree.ElementTree as etree

from pymdownx.blocks.block import type_string

from guide.core.characters import escaped
from guide.core.paths import root
from guide.experiments import programs, recording
from guide.library import messages
from guide.pages import documents
from guide.render import current_page
from guide.render.blocks.program import ProgramBlock
from guide.render.resources import el as sub

PARTS = ("What it means", "Do this", "Why it happens")  # what a block's paragraphs say, in their order


class Error(ProgramBlock):
    """`/// error | chapter/name`; options `where`, `pattern`, `raised`, `gone`, `message`; content: see `PARTS`.

    `raised` cites the line that raises it, or says why none can be; `gone` says until when a message that the program
    does not print was printed, and `message` is its text.
    """

    NAME = "error"
    ARGUMENT = True
    OPTIONS = {name: ("", type_string) for name in ("where", "pattern", "raised", "gone", "message")}

    def on_create(self, parent: etree.Element) -> etree.Element:
        """The message, what it means, the cure and the reason, then the line that raises it and a program that does."""
        for name in ("where", "pattern", "raised"):
            if not self.options[name].strip():
                raise self.say(f"the error has no '{name}'", f"add the option '{name}: …'")
        run = programs.named(self.argument)
        here = current_page.path_of(self.md)
        if here and (root() / "docs" / here).is_file():
            read = documents.read(root() / "docs" / here)
            messages.from_block(
                read, next(b for b in read.blocks if (b.name, b.argument) == (self.NAME, self.argument))
            )
        message = self.options["message"].strip() or messages.raised(self.argument)
        box = sub(parent, "section", class_="error", id=f"error-{run.name}", aria_label=f"Error: {run.title}")
        self._head(box, "Error" if not self.options["gone"] else "Error of older releases", run.title)
        self._code(box, shown := messages.head(message), "text")
        lines = [line.strip() for line in self.options["pattern"].splitlines() if line.strip()]
        if len(lines) > 1:
            fold = sub(box, "details", class_="wordings")
            sub(fold, "summary", "Its wordings")
            listed = sub(fold, "ul")
            for line in lines:
                sub(sub(listed, "li"), "code", line.replace("{}", "…"))
        if self.options["gone"]:
            sub(box, "p", class_="gone").text = escaped(self.options["gone"].strip())
        self.body = sub(box, "div", class_="cure")
        sub(sub(box, "p", "Raised by: ", class_="raised"), "span").text = self._linked("raised")
        fold = sub(box, "details", class_="predict")
        ends = "What happens now" if self.options["gone"] else "A program that ends in it"
        sub(sub(fold, "summary"), "span", ends)
        self._program(fold, run)
        printed = recording.current(run).output
        if printed.strip() != shown:
            self._code(fold, printed, run.output_language)
        self._foot(fold, run)
        return box

    def on_end(self, block: etree.Element) -> None:
        """Each paragraph says what it is, so that a reader in a hurry finds the cure."""
        body = self.on_add(block)
        paragraphs = [child for child in body if child.tag == "p"]
        for part, paragraph in zip(PARTS, paragraphs, strict=False):
            label = etree.Element("p", {"class": "part"})
            label.text = part
            body.insert(list(body).index(paragraph), label)

    def _linked(self, option: str) -> str:
        """An option's text, escaped but for the angle brackets around a citation with spaces."""
        text = escaped(self.options[option].strip())
        return re.sub(r"\]\(&lt;(src:.+?)>\)", lambda found: f"](<{found[1].replace('&lt;', '<')}>)", text)
