"""What of each folder has been read by someone other than its author, and what random samples found."""

import xml.etree.ElementTree as etree
from collections.abc import Sequence

from guide.library import audit
from guide.pages import documents
from guide.render.blocks.base import GuideBlock
from guide.render.resources import el


class AuditCoverage(GuideBlock):
    """`/// audit-coverage`: each folder's sentences, and how many were read."""

    NAME = "audit-coverage"

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A table, a row a folder of docs/, and the total."""
        folders: dict[str, list[audit.Coverage]] = {}
        for one in documents.every():
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
        heads = ("date", "drawn from", "drawn", *audit.FAILED)
        some = list(reversed(audit.samples()))
        rows: list[tuple[str | int, ...]] = [
            (s.date, s.scope, s.drawn, *(_counted(getattr(s, name)) for name in audit.FAILED)) for s in some
        ]
        made = table(parent, heads, rows)
        body = made[1]
        for place, sample in enumerate(some):
            line = etree.Element("tr")
            said = f"Seed {sample.seed}, PyTorch {sample.release}. {sample.note}".rstrip()
            el(line, "td", said, class_="under", colspan=str(len(heads)))
            body.insert(2 * place + 1, line)
        return made


class AuditPanels(GuideBlock):
    """`/// audit-panels | loved` or `| older`: what blind readers gave pages beside loved texts, or older selves."""

    NAME = "audit-panels"
    ARGUMENT = True

    def on_create(self, parent: etree.Element) -> etree.Element:
        """A table, a row a page."""
        if self.argument not in ("loved", "older"):
            raise self.say(f"there are no panels '{self.argument}'", "one of: loved, older")
        some = [one for one in audit.panels() if bool(one.against) == (self.argument == "loved")]
        rows: list[tuple[str | int, ...]] = [
            (
                f"{one.text} / {one.against}" if one.against else one.text,
                one.readers,
                *(" / ".join(f"{mean:.1f}" for mean in getattr(one, name)) for name in audit.CRITERIA),
            )
            for one in some
        ]
        return table(parent, ("page", "readers", *audit.CRITERIA), rows)


def _counted(count: int | None) -> str:
    return "–" if count is None else str(count)


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


AUDIT_BLOCKS = (AuditCoverage, AuditSamples, AuditPanels)
