"""Markup with a slip in it would stay plain text without a word; here it stops the build."""

import re
import xml.etree.ElementTree as etree
from typing import Any

from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor
from pymdownx.blocks import RE_START

from guide.render import current_page
from guide.render.schemes import SCHEMES

BLOCK = re.compile(r"^\s*(/{3,}[ \t]*[^\n]*)", re.M)
FENCE = re.compile(r"^[ \t]*((?:`{3}|~{3}|<!--)[^\n]*)", re.M)
LINK = re.compile(rf"\]\(<?((?:{'|'.join(SCHEMES)})[^\s)]*)")

OPTION = re.compile(r"( {4,})([\w-]+):(?:\s|$)")


class OptionsOnce(Preprocessor):
    """The blocks' YAML keeps the last of two options with one name, without a word; here it stops the build."""

    def run(self, lines: list[str]) -> list[str]:
        """Called by Python-Markdown with the page's lines, fences laid aside."""
        header, indent, seen = "", "", set[str]()
        for line in lines:
            if (start := RE_START.match(line)) and start[2]:
                header, indent, seen = line.strip(), "", set()
            elif not header or not line.startswith("    "):
                header = ""
            elif (option := OPTION.match(line)) and option[1] == (indent := indent or option[1]):
                if option[2] in seen:
                    raise current_page.fault(
                        self.md, header, f"the option '{option[2]}' is given twice", "keep one of the two"
                    )
                seen.add(option[2])
        return lines


class Unparsed(Treeprocessor):
    """Looks for blocks and citations that Markdown did not take for what they were meant to be."""

    def run(self, root: etree.Element) -> None:
        """Called by Python-Markdown with the page's tree."""
        # A block that is open at the page's end has taken in all that follows it.
        blocks: Any = self.md.parser.blockprocessors["blocks"]
        for entry in blocks.stack:
            block = entry.block
            argument = getattr(block, "argument", None)
            header = f"/// {block.NAME} | {argument}" if argument else f"/// {block.NAME}"
            raise current_page.fault(
                self.md, header, f"the block '{header}' is not closed", "add a line of '///' where it ends"
            )
        for element in root.iter():
            if element.tag in ("code", "pre"):
                continue
            for text in (element.text, *(child.tail for child in element)):
                if not text:
                    continue
                if found := BLOCK.search(text):
                    raise current_page.fault(
                        self.md,
                        found[1].strip(),
                        "this block is not closed, unknown, or its options are not YAML",
                        "quote an option that holds ': ', and close the block with a line of '///'",
                    )
                if found := FENCE.search(text):
                    what = f"what '{found[1][:40]}' begins is not closed"
                    raise current_page.fault(
                        self.md, found[1].strip(), what, "close it with a line of the same marks"
                    )
                if found := LINK.search(text):
                    raise current_page.fault(
                        self.md,
                        found[1],
                        f"'{found[1]}' is not read as a link",
                        "put the target between < and >, and keep its parentheses in pairs",
                    )
