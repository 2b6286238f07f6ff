#!/usr/bin/env python3
"""How pages read: what somebody other than the author has read, samples, smoke alarms, blind pairs."""

from pathlib import Path
from statistics import mean
from typing import Annotated

import typer
import yaml
from rich.console import Console
from rich.table import Table

from guide.core import cli
from guide.core.errors import GuideError
from guide.core.paths import read_text
from guide.core.release import pinned
from guide.library import audit
from guide.pages import documents, prose
from guide.site import pairs

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, no_args_is_help=True)
console = Console(soft_wrap=True, highlight=False, markup=False, width=120)  # tables are cut to it
ChapterArgument = Annotated[str, typer.Argument(help="a folder of docs/; none means all pages")]


@app.command()
def coverage(chapter: ChapterArgument = "") -> None:
    """How many sentences of each page were read by somebody else, and against which release."""
    table = Table("page", "sentences", "read", "against", box=None)
    total = read = 0
    for page in audit.scoped(chapter):
        found = audit.coverage(page)
        releases = ", ".join(f"{release}: {count}" for release, count in found.releases.items())
        table.add_row(found.page, str(found.sentences), str(found.read), releases)
        total, read = total + found.sentences, read + found.read
    console.print(table)
    console.print(f"{read} of {total} sentences read by someone other than their author")


@app.command("open")
def open_(page: str, every: Annotated[bool, typer.Option("--all", help="what was read too")] = False) -> None:
    """What of a page nobody else has read, as rows that `record` takes."""
    found = audit.page_of(page)
    for sentence in found.prose if every else audit.unread(found):
        _row(found, sentence)


@app.command("prose")
def prose_(
    chapter: ChapterArgument = "", long: Annotated[bool, typer.Option(help="list them")] = False
) -> None:
    """How each page reads, those with most smoke first: words per 1,000 that explain, report and bind, long sentences.

    Of causal words there should be at least 9, of reports at most 9, of bindings at most 3; ! marks what is off.
    """
    found = [prose.measured(page) for page in audit.scoped(chapter)]
    table = Table("page", "words", "Flesch", "over 30 words", *prose.ALARMS, box=None)
    for one in sorted(found, key=lambda one: -one.smoke):
        score = "-" if one.flesch is None else f"{one.flesch:.0f}"
        rates = (
            f"{rate:.1f}{'!' if prose.ALARMS[name].off(rate) else ''}" for name, rate in one.rates.items()
        )
        table.add_row(one.page, str(one.words), score, str(len(one.long)), *(rates if one.words else ()))
    words = sum(one.words for one in found)
    means = (sum(one.rates[name] * one.words for one in found) / max(words, 1) for name in prose.ALARMS)
    table.add_row("together", str(words), "", "", *(f"{mean:.1f}" for mean in means))
    console.print(table)
    for one in found if long else ():
        for sentence in one.long:
            console.print(f"docs/{one.page}:{sentence.line} {sentence.text}")


@app.command("pairs")
def pairs_(
    page: Annotated[str, typer.Argument(help="a page below docs/")] = "",
    against: Annotated[
        str, typer.Option(help="a revision, or another page of it: REVISION:docs/PAGE.md")
    ] = "",
    text: Annotated[Path | None, typer.Option(help="a rival text from a file, in place of --against")] = None,
    seed: Annotated[str, typer.Option(help="decides which side is A")] = "",
    out: Annotated[Path | None, typer.Option(help="where the two texts, the form and the key go")] = None,
    take: Annotated[Path | None, typer.Option(help="judgements, a YAML list of filled forms")] = None,
    keys: Annotated[Path | None, typer.Option(help="where the keys lie; none means beside --take")] = None,
) -> None:
    """Write a page and its rival as A and B for a blind reading, or sum up what the readers judged."""
    if take:
        return _judged(pairs.sums(take, keys or take.parent / "keys"))
    if not (page and seed and out) or bool(against) == bool(text):
        cure = "pairs PAGE --against REVISION --seed WORD --out DIR, or --text FILE; pairs --take FILE"
        raise GuideError("pairs", "it wants a page, one rival, a seed and a folder, or judgements", cure)
    found = audit.page_of(page)
    rival = pairs.foreign(read_text(text)) if text else pairs.earlier(found.name, against)
    console.print(f"{pairs.write(found, rival, str(text or against), seed, out)}: A.md, B.md, judgement.yml")


def _judged(some: list[pairs.Sums]) -> None:
    table = Table("pair", "against", "readers", *pairs.CRITERIA, box=None)
    columns = [[one.means[name] for one in some] for name in pairs.CRITERIA]
    for one in some:
        means = (f"{ours:.1f} / {theirs:.1f}" for ours, theirs in one.means.values())
        table.add_row(one.pair, one.rival, str(one.readers), *means)
    for said, better in (("won", 0), ("lost", 1)):
        counts = (sum(m[better] > m[1 - better] for m in column) for column in columns)
        table.add_row(f"{said}, of {len(some)}", "", "", *map(str, counts))
    table.add_row(
        "mean", "", "", *(f"{mean(o for o, _ in c):.1f} / {mean(r for _, r in c):.1f}" for c in columns)
    )
    console.print(table)


@app.command()
def draw(
    number: int, seed: Annotated[str, typer.Option(help="decides which")], chapter: ChapterArgument = ""
) -> None:
    """Sentences at random with their places, as rows that `record` takes."""
    for page, sentence in audit.draw(number, seed, chapter):
        _row(page, sentence)


def _row(page: documents.Page, sentence: documents.Sentence) -> None:
    where = f"docs/{page.name}:{sentence.line}"
    head = f" [{sentence.section.text}]" if sentence.section and sentence.kind != "heading" else ""
    console.print(f"# {where} ({sentence.kind}){head}\n#   {sentence.text}")
    fields = {"page": page.name, "id": audit.key(sentence), "kind": "", "verdict": "", "shows": ""}
    row = yaml.safe_dump(fields, default_flow_style=True, sort_keys=False, width=10_000)
    console.print(f"- {row.strip()}")


@app.command()
def record(file: Path) -> None:
    """Take verdicts: a YAML list of rows as `open` and `draw` print them, filled in.

    kind: fact, rule, reason or no claim; verdict: ok, false, misleading, dull or cryptic; shows: what shows it.
    """
    rows = audit.record(file, pinned())
    bad = [row for row in rows if row.verdict != "ok"]
    for row in bad:
        console.print(f"{row.verdict}: docs/{row.page} {row.id} ({row.kind}): {row.shows}")
    counts = ", ".join(f"{sum(row.verdict == name for row in bad)} {name}" for name in audit.FAILED)
    console.print(
        f"{len(rows) - len(bad)} of {len(rows)} recorded against PyTorch {pinned()}; to mend: {counts}"
    )


@app.command()
def sample(
    seed: Annotated[str, typer.Option(help="the seed that drew it")],
    drawn: Annotated[int, typer.Option(help="how many sentences were drawn")],
    false: Annotated[int, typer.Option(help="how many were false")],
    misleading: Annotated[int, typer.Option(help="how many were true but misleading")],
    dull: Annotated[int, typer.Option(help="how many gave nothing to take away, though there is a rule")],
    cryptic: Annotated[int, typer.Option(help="how many had to be read twice")],
    chapter: Annotated[
        str, typer.Option(help=f"the folder it was drawn from, or {audit.NOTES!r}; none means all pages")
    ] = "",
    note: Annotated[str, typer.Option(help="in a few words, what was found")] = "",
) -> None:
    """Publish what a random sample found, whatever it shows."""
    counts = {"drawn": drawn, "false": false, "misleading": misleading, "dull": dull, "cryptic": cryptic}
    audit.add_sample({"seed": seed, **counts, "note": note}, chapter)


if __name__ == "__main__":
    cli.guard(app)
