#!/usr/bin/env python3
"""Move the guide to another release of PyTorch: report what changes, write what needs no judgement, list what does."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from guide.core import cli
from guide.core.errors import GuideError
from guide.core.paths import shown, write_whole
from guide.release import apply as applying
from guide.release import report, run, unread


def main(
    version: Annotated[str, typer.Argument(help="the release to move to, such as 2.15.0")] = "",
    apply: Annotated[bool, typer.Option("--apply", help="write and commit what needs no judgement")] = False,
    out: Annotated[
        Path | None, typer.Option(help="the report; default: report.md in the work folder")
    ] = None,
    list_unread: Annotated[bool, typer.Option("--unread", help="list the sentences left to read")] = False,
    tick: Annotated[
        list[str] | None, typer.Option(metavar="PAGE[:LINE]", help="a page or a sentence has been read")
    ] = None,
) -> None:
    """Compare the pinned release with VERSION. A killed run goes on where it stopped. Exit 1 while sentences are unread."""
    console = Console(soft_wrap=True, highlight=False, markup=False)
    if tick:
        for place in tick:
            console.print(f"{place}: {unread.tick(place)} read")
    if list_unread or tick:
        left = unread.left()
        for where, row in left if list_unread else []:
            console.print(f"{where}: {row['text']}\n    {'; '.join(row['reasons'])}")
        console.print(f"{len(left)} sentences left to read")
        raise typer.Exit(1 if left else 0)
    if not version:
        raise GuideError("VERSION", "no release is given", "give one such as 2.15.0, or --unread")
    folder = run.work_folder(version)
    upgrade = run.survey(version, folder, cli.err.print)
    file = out or folder / "report.md"
    write_whole(file, report.markdown(upgrade))
    made = applying.apply(upgrade, folder, cli.err.print) if apply else []
    console.print(report.table(upgrade))
    for subject in made:
        console.print(f"committed: {subject}")
    console.print(f"the report: {shown(file)}")


if __name__ == "__main__":
    cli.run(main)
