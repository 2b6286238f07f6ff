#!/usr/bin/env python3
"""Check every address the guide cites; keep seeds/link-ledger.json. See docs/contributing/link-checking.md."""

import getpass
import json
import math
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from guide.core.cli import guard
from guide.core.errors import GuideError
from guide.core.paths import write_whole
from guide.links import check as checks
from guide.links import findings
from guide.links.ledger import vouch
from guide.links.settings import Settings, WallClock, from_environment

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, invoke_without_command=True)


def _number(value: float) -> float:
    if math.isnan(value):  # it is neither below a least nor above a most value
        raise typer.BadParameter("it is not a number")
    return value


@app.callback()
def check(
    context: typer.Context,
    changed: Annotated[
        str | None, typer.Option(metavar="BASE", help="Only what is new against this commit.")
    ] = None,
    offline: Annotated[
        bool, typer.Option("--offline", help="No network: syntax, duplicates, ledger.")
    ] = False,
    update: Annotated[bool, typer.Option("--update", help="With --offline: rewrite a stale ledger.")] = False,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write everything as JSON.")
    ] = None,
    summary: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a Markdown summary.")] = None,
    limit: Annotated[
        int, typer.Option(min=0, help="Only so many addresses, the longest unchecked first.")
    ] = 0,
    rate: Annotated[
        float,
        typer.Option(min=0, max=1000, callback=_number, help="Requests to one host a second; 0: no limit."),
    ] = Settings.rate,
    connections: Annotated[int, typer.Option(min=1, help="To one host at a time.")] = Settings.connections,
    timeout: Annotated[
        float, typer.Option(min=0.1, max=300, callback=_number, help="Seconds for one answer.")
    ] = Settings.timeout,
    sources: Annotated[int, typer.Option(min=0, help="How many source files to sample.")] = 20,
    archive: Annotated[bool, typer.Option(help="Look for archive copies.")] = True,
    save_copies: Annotated[
        bool, typer.Option("--save-copies", help="Ask the archive to take copies.")
    ] = False,
) -> None:
    """Look at every cited address. Exit 0: nothing wrong, 1: findings that fail, 2: bad input."""
    if context.invoked_subcommand:
        return
    if update and not offline:
        raise GuideError("--update", "goes with --offline", "scripts/check_links.py --offline --update")
    if offline and changed is not None:
        raise GuideError("--offline", "does not go with --changed", "choose one")
    console, clock = Console(soft_wrap=True, highlight=False, markup=False), WallClock()
    if offline:
        result = checks.check_offline(clock, update)
    else:
        settings = from_environment(rate=rate, connections=connections, timeout=timeout)
        result = checks.check_online(settings, clock, console, changed, limit, archive, save_copies, sources)
    findings.terminal(result.findings, result.totals, len(result.verdicts), console)
    if json_file:
        write_whole(json_file, json.dumps(result.json(), indent=1))
    if summary:
        write_whole(summary, result.markdown())
    sys.exit(findings.exit_status(result.findings))


@app.command("vouch")
def vouch_for(
    url: Annotated[str, typer.Argument(help="The cited address.")],
    note: Annotated[str, typer.Option(help="What you saw there.")],
    by: Annotated[str, typer.Option(help="Who looked.")] = getpass.getuser(),
) -> None:
    """Say, dated today, that you opened an address and what was there. It counts for 180 days."""
    today = WallClock().today()
    vouch(url, by, note, today)
    print(f"{url}: seen by {by} on {today}. Commit seeds/link-ledger.json.")


if __name__ == "__main__":
    guard(app)
