"""Which cells of a table hold prose: on a telephone their columns keep room to be read, and the table scrolls."""

import xml.etree.ElementTree as etree

from markdown.treeprocessors import Treeprocessor

LONG = 24  # characters; a shorter cell needs no room of its own


class Tables(Treeprocessor):
    """Gives long cells from the third column on the class `prose`."""

    def run(self, root: etree.Element) -> None:
        """Called by Python-Markdown with the page's tree."""
        for row in root.iter("tr"):
            for cell in list(row)[2:]:
                if cell.tag == "td" and not cell.get("class") and len("".join(cell.itertext())) > LONG:
                    cell.set("class", "prose")
