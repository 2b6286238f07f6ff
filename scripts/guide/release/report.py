"""What an upgrade changes, as one Markdown report and as a table for the terminal."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rich.table import Table

from guide.release.citation_changes import KINDS, RANKS, CitationChange
from guide.release.operators import OperatorChange
from guide.release.outputs import OutputChange
from guide.release.sentences import Standing


@dataclass(frozen=True)
class Upgrade:
    """Everything that differs between two releases, and the sentences that stand on it."""

    before: str
    after: str
    citations: list[CitationChange]
    outputs: list[OutputChange]
    operators: list[OperatorChange]
    sentences: list[Standing]

    def counts(self) -> list[tuple[str, str]]:
        """Each kind of thing with how many of it there are, in words."""
        pages = {s.page for s in self.sentences}
        direct = sum(s.direct for s in self.sentences)
        return [
            ("citations", _told(Counter(c.kind for c in self.citations), KINDS)),
            ("  changed, by what", _told(Counter(c.rank for c in self.citations if c.rank), RANKS)),
            ("experiments", _told(Counter(c.kind for c in self.outputs), ("same", "differs", "fails"))),
            (
                "operators",
                _told(Counter(c.kind for c in self.operators), ("new", "gone", "schema", "kernels")),
            ),
            ("sentences to read", f"{len(self.sentences)} on {len(pages)} pages, {direct} of them directly"),
        ]


def _told(counts: Counter[str], order: Iterable[str]) -> str:
    return ", ".join(f"{counts[kind]} {kind}" for kind in order)


def table(upgrade: Upgrade) -> Table:
    """The counts, for the terminal."""
    out = Table(title=f"PyTorch {upgrade.before} → {upgrade.after}", show_header=False)
    for name, number in upgrade.counts():
        out.add_row(name, number)
    return out


def markdown(upgrade: Upgrade) -> str:
    """The whole report: counts, sentences to tick by page, then what changed, the most telling first."""
    parts = [f"# PyTorch {upgrade.before} → {upgrade.after}", "", "| what | how many |", "|---|---|"]
    parts += [f"| {name.strip()} | {number} |" for name, number in upgrade.counts()]
    parts += ["", *_HOW_TO_READ]
    parts += ["## Sentences to read", "", *_sentences(upgrade.sentences)]
    parts += ["## What no output prints any more", "", *_vanished(upgrade)]
    parts += ["## Citations", "", *_citations(upgrade.citations)]
    parts += ["## Experiments", "", *_outputs(upgrade.outputs)]
    parts += ["## Operators", "", *_operators(upgrade.operators)]
    return "\n".join(parts).rstrip() + "\n"


_HOW_TO_READ = """\
Read the first list: each sentence with what it stands on that changed. The rest of this report is what you look up for it.

- [Sentences to read](#sentences-to-read), by page. Mend a sentence, or tick it: `python scripts/upgrade_pytorch.py --tick PAGE[:LINE]`.
- [What no output prints any more](#what-no-output-prints-any-more): numbers and names, with the sentences that say them.
- [Citations](#citations) that are gone or changed, each with a diff of the cited text; those that only moved are left out.
- [Experiments](#experiments) that fail or print something else, each with a diff.
- [Operators](#operators) that are gone or new, or have another schema or other kernels, with the pages that link to them.
""".splitlines()


def _vanished(upgrade: Upgrade) -> Iterator[str]:
    """A table of names and numbers that an output had, and of the sentences that name them."""
    rows: dict[str, list[str]] = {}
    for s in upgrade.sentences:
        for reason in s.reasons:
            if " is printed no more (" in reason:
                rows.setdefault(reason.replace(" is printed no more", ""), []).append(
                    f"docs/{s.page}:{s.line}"
                )
    yield from ("| what (which experiment printed it) | sentences |", "|---|---|")
    yield from (f"| {what} | {', '.join(places)} |" for what, places in sorted(rows.items()))
    yield ""


def _sentences(some: list[Standing]) -> Iterator[str]:
    for page in dict.fromkeys(s.page for s in some):
        yield f"### docs/{page}\n"
        for s in some:
            if s.page == page:
                yield f"- [ ] line {s.line}: {s.text}  \n  {'; '.join(s.reasons)}"
        yield ""


def citations(before: str, after: str, some: list[CitationChange]) -> str:
    """The citations alone, for those who want to know before they upgrade."""
    counts = _told(Counter(c.kind for c in some), KINDS)
    return "\n".join([f"# Citations, PyTorch {before} → {after}: {counts}", "", *_citations(some)]).rstrip()


def _citations(some: list[CitationChange]) -> Iterator[str]:
    for c in some:
        if c.kind == "gone":
            yield f"- **gone** `{c.was.target}` ({', '.join(c.places)}): {c.why}"
    yield ""
    for rank, meaning in RANKS.items():
        chosen = [c for c in some if c.rank == rank]
        if not chosen:
            continue
        yield f"### Changed, {rank} ({len(chosen)})\n\n{meaning.capitalize()}.\n"
        for c in chosen:
            yield f"`{c.was.target}` ({c.why or 'same lines'}; {', '.join(c.places)})\n"
            yield from () if rank == "cosmetic" else _fenced(c.diff)


def _outputs(some: list[OutputChange]) -> Iterator[str]:
    for c in some:
        if c.kind != "same":
            yield f"### {c.key} {c.kind}\n"
            yield from (f"Shown at {', '.join(c.places)}.\n",) if c.places else ()
            yield from _fenced(c.diff)


def _operators(some: list[OperatorChange]) -> Iterator[str]:
    alike = Counter(c.why for c in some if c.kind == "kernels")
    reasons_given = set()
    for c in some:
        linked = f" (linked at {', '.join(c.places)})" if c.places else ""
        if c.kind != "kernels" or alike[c.why] < _ALIKE:
            yield f"- **{c.kind}** `{c.name}`: {c.why}{linked}"
        elif c.why not in reasons_given:
            reasons_given.add(c.why)
            same = [o for o in some if o.kind == "kernels" and o.why == c.why]
            names = ", ".join(f"`{o.name}`" for o in same[:_ALIKE])
            places = sorted({place for o in same for place in o.places})
            linked = f"; linked at {', '.join(places)}" if places else ""
            yield f"- **kernels** {c.why}: {len(same)} operators, such as {names}{linked}"


_ALIKE = 4  # operators that change alike are told as one from this number on


def _fenced(diff: Iterable[str]) -> Iterator[str]:
    # Indented, not fenced: a diff may hold any fence.
    yield from (f"    {line}" for line in diff)
    yield ""
