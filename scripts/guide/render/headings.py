"""Headings that search should know and the table of contents should not."""

import xml.etree.ElementTree as etree

from markdown.treeprocessors import Treeprocessor


class Headings(Treeprocessor):
    """Turns elements marked `data-heading="h3"` into headings once the table of contents is made."""

    def run(self, root: etree.Element) -> None:
        """Called by Python-Markdown with the page's tree."""
        for element in root.iter("div"):
            if "data-heading" in element.attrib:
                element.tag = element.attrib.pop("data-heading")
