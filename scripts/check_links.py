#!/usr/bin/env python3
"""Check every address the guide cites; keep seeds/link-ledger.json. See docs/contributing/link-checking.md."""

import getpass
import json
import math
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from guide.core.cli import guard
from guide.core.errors import GuideError
from guide.core.paths import write_whole
from guide.links import check
from guide.links.fetch import Settings
from guide.links.ledger import confirm

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, invoke_without_command=True)


@app.callback()
def check_links(
    context: typer.Context,
    changed: Annotated[str | None, typer.Option(metavar="BASE", help="Only what is new against this commit.")] = None,
    offline: Annotated[bool, typer.Option("--offline", help="No network: syntax, duplicates, ledger.")] = False,
    update: Annotated[bool, typer.Option("--update", help="With --offline: rewrite a stale ledger.")] = False,
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write all as JSON.")] = None,
    summary: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a Markdown summary.")] = None,
    rate: Annotated[float, typer.Option(min=0, max=1000, help="Requests to a host a second; 0: no limit.")] = 2.0,
    archive: Annotated[bool, typer.Option(help="Look for archive copies.")] = True,
) -> None:  # fmt: skip
    """Look at every cited address. Exit 0: nothing wrong, 1: findings that fail, 2: bad input."""
    if context.invoked_subcommand:
        return
    if update and not offline:
        raise GuideError("--update", "goes with --offline", "scripts/check_links.py --offline --update")
    if offline and changed is not None:
        raise GuideError("--offline", "does not go with --changed", "choose one")
    if math.isnan(rate):  # it is neither below the least nor above the most value
        raise GuideError("--rate", "it is not a number", "--rate 2")
    console, today = Console(soft_wrap=True, highlight=False, markup=False), datetime.now(UTC).date()
    if offline:
        result = check.check_offline(today, update)
    else:
        result = check.check_online(Settings(rate=rate), today, console, changed, archive)
    console.print(result.text())
    if json_file:
        write_whole(json_file, json.dumps(result.json(), indent=1))
    if summary:
        write_whole(summary, result.markdown())
    sys.exit(result.exit_status)


@app.command("confirm")
def confirm_address(
    url: Annotated[str, typer.Argument(help="The cited address.")],
    note: Annotated[str, typer.Option(help="What you saw there.")],
    by: Annotated[str, typer.Option(help="Who looked.")] = getpass.getuser(),
) -> None:
    """Say, dated today, that you opened an address and what was there. It counts for 180 days."""
    today = datetime.now(UTC).date()
    confirm(url, by, note, today)
    print(f"{url}: seen by {by} on {today}. Commit seeds/link-ledger.json.")


if __name__ == "__main__":
    guard(app)
