"""What the build adds to a page: one line above its text, and at its foot how it was checked."""

import xml.etree.ElementTree as etree

from markdown.treeprocessors import Treeprocessor

from guide.core.errors import GuideError
from guide.core.paths import root
from guide.library import audit
from guide.library.chapters import chapters
from guide.pages import documents, minutes
from guide.render import current_page
from guide.render.resources import el

CHECKED = "how-it-is-checked.md"
APART = ("contributing", "library", "operators", "zh")  # folders that do not tell how PyTorch behaves


class Above(Treeprocessor):
    """Says under the heading how many minutes a page takes, what to know first, and what its reader can do then."""

    def run(self, tree: etree.Element) -> None:
        """Called by Python-Markdown with the page's tree."""
        here, heading = current_page.path_of(self.md), tree.find("h1")
        if here is None or heading is None or not (root() / "docs" / here).is_file():
            return
        page, line = _read(here), etree.Element("p", {"class": "above no-terms"})
        folder, _, name = here.rpartition("/")
        if folder in {chapter.id for chapter in chapters()} and name != "reading.md":
            count = minutes.reading_time(here.removesuffix(".md"))
            el(line, "span", f"{count} minute{'s' if count > 1 else ''}")
        if know := page.meta.get("know"):
            first = el(line, "span", "know first: ")
            for words, target in know.items():
                if len(first):
                    first[-1].tail = ", "
                link = {"href": current_page.to(self.md, target)} if target else {}
                el(first, "a" if target else "span", words, **link)
        if able := page.meta.get("able"):
            el(line, "span", able)
        for part in line[:-1]:
            part.tail = " · "
        if len(line):
            tree.insert(list(tree).index(heading) + 1, line)


class Foot(Treeprocessor):
    """Says in a fold at a page's end which case it is of, and how many of its sentences somebody else has read."""

    def run(self, tree: etree.Element) -> None:
        """Called by Python-Markdown with the page's tree."""
        here = current_page.path_of(self.md)
        if here is None or not (root() / "docs" / here).is_file():
            return
        found, checked = audit.coverage(_read(here)), current_page.to(self.md, CHECKED)
        if not found.sentences:
            return
        fold = el(tree, "details", class_="checked no-terms", data_search_exclude="")
        el(fold, "summary", "How this page was checked")
        if "/" in here and here.partition("/")[0] not in APART:
            said = el(fold, "p", "What it says of a call is of ")
            el(said, "a", "the plain case", href=f"{checked}#what-a-sentence-covers")
            said[0].tail = ", unless it names another."
        said = el(fold, "p", f"{coverage_line(found)}. ")
        el(said, "a", "How this guide is checked", href=checked)


def _read(here: str) -> documents.Page:
    try:
        return documents.read(root() / "docs" / here)
    except GuideError as error:
        raise current_page.PageFault(str(error)) from None


def coverage_line(found: audit.Coverage) -> str:
    """The count as one sentence without its full stop."""
    if not found.read:
        return f"None of its {found.sentences} sentences has been read by someone other than its author"
    against = ", ".join(f"{count} against PyTorch {release}" for release, count in found.releases.items())
    which = f"{found.read} of" if found.read < found.sentences else "All"
    return f"{which} its {found.sentences} sentences were read by someone other than their author: {against}"
