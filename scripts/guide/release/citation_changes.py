"""Citations in two releases: same, moved, changed with a diff and a rank, gone with the nearest names."""

from dataclasses import dataclass, replace

from guide.citations.collect import citations_in
from guide.citations.lock import Entry, Lock
from guide.citations.lookup import WIDE
from guide.citations.prove import Prover
from guide.core.errors import GuideError
from guide.release import text

KINDS = ("same", "moved", "changed", "gone")
# Most changed text falsifies nothing: what is read first decides what an upgrade costs.
RANKS = {
    "read": "worth reading: the cited code itself differs",
    "wide": "over 200 lines are cited, so the change may lie anywhere in them: narrow the citation",
    "file": "a whole file is cited: narrow the citation, or read what the diff says",
    "cosmetic": "comments, docstrings or white space",
}


@dataclass(frozen=True)
class CitationChange:
    """One citation in two releases; `why` is what a person reads in one line."""

    kind: str
    was: Entry
    now: Entry | None
    why: str = ""
    rank: str = ""
    new_share: float = 0.0
    diff: tuple[str, ...] = ()
    vanished: frozenset[str] = frozenset()
    places: tuple[str, ...] = ()  # of the pages that cite it


def compare(old: Lock, before: Prover, after: Prover) -> list[CitationChange]:
    """Each entry of `old`, whose text `before` holds, proven again by `after`; the most changed first."""
    places: dict[str, tuple[str, ...]] = {}
    for cited in citations_in():
        places[cited.target] = (*places.get(cited.target, ()), cited.where)
    found = [
        replace(_compared(old.entries[target], before, after), places=places.get(target, ()))
        for target in sorted(old.entries)
        if not old.entries[target].other
    ]
    ranks = list(RANKS)
    return sorted(
        found,
        key=lambda c: (
            -KINDS.index(c.kind),
            ranks.index(c.rank) if c.rank else 0,
            -c.new_share,
            c.was.target,
        ),
    )


def _compared(was: Entry, before: Prover, after: Prover) -> CitationChange:
    try:
        now = after.prove(was.target)
    except GuideError as error:
        return CitationChange("gone", was, None, "; ".join(filter(None, (error.what, error.cure))))
    if not (was.sha256 and now.sha256) or was.sha256 == now.sha256:
        moved = bool(was.lines and now.lines and was.lines != now.lines)
        return CitationChange("moved" if moved else "same", was, now, _why(was, now))
    old_text, new_text = _cited(was, before), _cited(now, after)
    if text.is_cosmetic(was.path, old_text, new_text):
        rank = "cosmetic"
    elif was.lines is None:
        rank = "file"
    else:
        rank = "wide" if len(old_text) > WIDE else "read"
    new_share = text.share(old_text, new_text) if rank != "cosmetic" else 0.0
    diff, vanished = text.difference(old_text, new_text), text.vanished(old_text, new_text)
    return CitationChange("changed", was, now, _why(was, now), rank, new_share, diff, vanished)


def _cited(entry: Entry, prover: Prover) -> tuple[str, ...]:
    """The cited lines, out of the wheel that proves the entry."""
    source = prover.text(entry.path)
    if source is None:
        return ()
    first, last = entry.lines or (1, len(source.lines))
    return source.lines[first - 1 : last]


def _why(was: Entry, now: Entry) -> str:
    if was.lines != now.lines:
        return f"lines {_range(was)} → {_range(now)}"
    return "" if was.evidence == now.evidence else f"{was.evidence} → {now.evidence}"


def _range(entry: Entry) -> str:
    return f"{entry.lines[0]} to {entry.lines[1]}" if entry.lines else "unknown"
