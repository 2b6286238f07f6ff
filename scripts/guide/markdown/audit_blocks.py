"""What of a page has been read by someone other than its author, and what random samples found."""

import xml.etree.ElementTree as etree
from collections.abc import Sequence

from markdown.treeprocessors import Treeprocessor

from guide import audit, pages
from guide.errors import GuideError
from guide.markdown import current_page
from guide.markdown.blocks import GuideBlock
from guide.markdown.resources import el
from guide.paths import read_text, root

CHECKED = "how-it-is-checked.md"
COVERS = "What a sentence covers"  # its heading there
APART = ("contributing", "library", "operators", "zh")  # folders that do not tell how PyTorch behaves


class PlainCase(Treeprocessor):
    """Says under a chapter page's heading that its sentences are of the plain case, where the guide defines one."""

    def run(self, tree: etree.Element) -> None:
        """Called by Python-Markdown with the page's tree."""
        here = current_page.path_of(self.md)
        heading = tree.find("h1")
        if (
            here is None
            or heading is None
            or "/" not in here
            or here.startswith(tuple(f"{a}/" for a in APART))
            or not defined()
        ):
            return
        said = etree.Element("p", {"class": "plain-case no-terms", "data-search-exclude": ""})
        said.text = "What this page says of a call is of "
        el(said, "a", "the plain case", href=f"{current_page.to(self.md, CHECKED)}#what-a-sentence-covers")
        said[0].tail = ", unless it names another."
        tree.insert(list(tree).index(heading) + 1, said)


def defined() -> bool:
    """Whether the guide says what the plain case is."""
    page = root() / "docs" / CHECKED
    return page.is_file() and f"## {COVERS}\n" in read_text(page)


class ReadCount(Treeprocessor):
    """Says at each page's end how many of its sentences were read by someone else, against which release."""

    def run(self, tree: etree.Element) -> None:
        """Called by Python-Markdown with the page's tree."""
        here = current_page.path_of(self.md)
        if here is None or not (root() / "docs" / here).is_file():
            return
        try:
            found = audit.coverage(pages.read(root() / "docs" / here))
        except GuideError as error:
            raise current_page.PageFault(str(error)) from None
        if not found.sentences:
            return
        said = el(tree, "p", class_="audited no-terms")
        link = el(said, "a", counted(found), href=current_page.to(self.md, CHECKED))
        link.tail = "."


def counted(found: audit.Coverage) -> str:
    """The count as one sentence without its full stop."""
    if not found.read:
        return (
            f"None of this page's {found.sentences} sentences has been read by someone other than its author"
        )
    against = ", ".join(f"{count} against PyTorch {release}" for release, count in found.releases.items())
    which = f"{found.read} of" if found.read < found.sentences else "All"
    return f"{which} this page's {found.sentences} sentences were read by someone other than their author: {against}"


class AuditCoverage(GuideBlock):
    """`/// audit-coverage`: each folder's sentences, and how many were read."""

    NAME = "audit-coverage"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A table, a row a folder of docs/, and the total."""
        folders: dict[str, list[audit.Coverage]] = {}
        for one in pages.every():
            folders.setdefault(one.name.partition("/")[0] if "/" in one.name else "", []).append(
                audit.coverage(one)
            )
        rows = [
            (name or "front page and others", sum(c.sentences for c in some), sum(c.read for c in some))
            for name, some in folders.items()
        ]
        rows.append(("all pages", sum(row[1] for row in rows), sum(row[2] for row in rows)))
        return table(parent, ("folder", "sentences", "read by someone else"), rows)


class AuditSamples(GuideBlock):
    """`/// audit-samples`: every random sample by date, whatever it shows."""

    NAME = "audit-samples"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A table, the newest sample first; its note stands under its figures, for it is long."""
        heads = ("date", "drawn from", "drawn", "false", "misleading")
        some = list(reversed(audit.samples()))
        made = table(parent, heads, [(s.date, s.scope, s.drawn, s.false, s.misleading) for s in some])
        body = made[1]
        for place, sample in enumerate(some):
            line = etree.Element("tr")
            said = f"Seed {sample.seed}, PyTorch {sample.release}. {sample.note}".rstrip()
            el(line, "td", said, class_="under", colspan=str(len(heads)))
            body.insert(2 * place + 1, line)
        return made


def table(
    parent: etree.Element, heads: tuple[str, ...], rows: Sequence[tuple[str | int, ...]]
) -> etree.Element:
    """A plain table."""
    made = el(parent, "table")
    line = el(el(made, "thead"), "tr")
    for head in heads:
        el(line, "th", head, scope="col")
    body = el(made, "tbody")
    for row in rows:
        line = el(body, "tr")
        for cell in row:
            el(line, "td", str(cell))
    return made


AUDIT_BLOCKS = (AuditCoverage, AuditSamples)
