"""What an upgrade changes, as one Markdown report and as a table for the terminal."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rich.table import Table

from guide.release.citation_changes import KINDS, RANKS, CitationChange
from guide.release.operators import OperatorChange
from guide.release.outputs import OutputChange
from guide.release.sentences import Standing

_ALIKE = 4  # operators that change alike are told as one from this number on
_HOW_TO_READ = """\
Read the first list: each sentence with what it stands on that changed. The rest of this report is what you look up for it.
Mend a sentence, or tick it: `python scripts/upgrade_pytorch.py --tick PAGE[:LINE]`.
"""


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
        kinds = ("new", "gone", "schema", "kernels")
        return [
            ("citations", _describe(Counter(c.kind for c in self.citations), KINDS)),
            ("changed ones, by what", _describe(Counter(c.rank for c in self.citations if c.rank), RANKS)),
            ("experiments", _describe(Counter(c.kind for c in self.outputs), ("same", "differs", "fails"))),
            ("operators", _describe(Counter(c.kind for c in self.operators), kinds)),
            ("sentences to read", f"{len(self.sentences)} on {len(pages)} pages, {direct} of them directly"),
        ]


def _describe(counts: Counter[str], order: Iterable[str]) -> str:
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
    parts += [f"| {name} | {number} |" for name, number in upgrade.counts()]
    parts += ["", _HOW_TO_READ, "## Sentences to read", "", *_sentences(upgrade.sentences)]
    parts += ["## Citations", "", *_citations(upgrade.citations)]
    parts += ["## Experiments", "", *_outputs(upgrade.outputs)]
    parts += ["## Operators", "", *_operators(upgrade.operators)]
    return "\n".join(parts).rstrip() + "\n"


def _sentences(some: list[Standing]) -> Iterator[str]:
    for page in dict.fromkeys(s.page for s in some):
        yield f"### docs/{page}\n"
        for s in some:
            if s.page == page:
                yield f"- [ ] line {s.line}: {s.text}  \n  {'; '.join(s.reasons)}"
        yield ""


def citations(before: str, after: str, some: list[CitationChange]) -> str:
    """The citations alone, for those who want to know before they upgrade."""
    counts = _describe(Counter(c.kind for c in some), KINDS)
    return "\n".join([f"# Citations, PyTorch {before} → {after}: {counts}", "", *_citations(some)]).rstrip()


def _citations(some: list[CitationChange]) -> Iterator[str]:
    for c in some:
        if c.kind == "gone":
            yield f"- **gone** `{c.was.target}` ({', '.join(c.places)}): {c.why}"
    yield ""
    for rank, meaning in RANKS.items():
        if chosen := [c for c in some if c.rank == rank]:
            yield f"### Changed, {rank} ({len(chosen)})\n\n{meaning.capitalize()}.\n"
        for c in chosen:
            yield f"`{c.was.target}` ({c.why or 'same lines'}; {', '.join(c.places)})\n"
            yield from () if rank == "cosmetic" else _indented(c.diff)


def _outputs(some: list[OutputChange]) -> Iterator[str]:
    for c in some:
        if c.kind != "same":
            yield f"### {c.key} {c.kind}\n"
            yield from _indented(c.diff)


def _operators(some: list[OperatorChange]) -> Iterator[str]:
    alike: dict[str, list[str]] = {}
    for c in some:
        if c.kind == "kernels":
            alike.setdefault(c.why, []).append(c.name)
        else:
            yield f"- **{c.kind}** `{c.name}`: {c.why}"
    for why, names in alike.items():
        shown = ", ".join(f"`{name}`" for name in names[:_ALIKE])
        yield f"- **kernels** {why}: {shown if len(names) < _ALIKE else f'{len(names)} operators, such as {shown}'}"


def _indented(diff: Iterable[str]) -> Iterator[str]:
    # Not fenced: a diff may hold any fence.
    yield from (f"    {line}" for line in diff)
    yield ""
