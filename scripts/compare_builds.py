#!/usr/bin/env python3
"""Build the site from two commits and say which published files differ."""

import os
import sys
import tempfile
from fnmatch import fnmatch
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from guide.core import cli
from guide.site import compare

KINDS = ", ".join(compare.IGNORABLE)


def main(
    base: Annotated[str, typer.Argument(help="the commit before")],
    head: Annotated[str, typer.Argument(help="the commit after")] = "HEAD",
    ignore: Annotated[
        list[str] | None, typer.Option(help=f"what may differ everywhere: {KINDS}, or a regular expression")
    ] = None,
    skip: Annotated[
        list[str] | None, typer.Option(help="files not to compare, such as 'precache.json' or 'operators/*'")
    ] = None,
    html: Annotated[bool, typer.Option("--html", help="compare HTML pages alone")] = False,
    lines: Annotated[int, typer.Option(min=0, help="lines of each diff to print")] = 6,
    keep: Annotated[
        Path | None, typer.Option(help="folder for the built sites, used again for the same commit")
    ] = None,
) -> None:
    """Exit 0 when nothing differs, 1 when something does. Nothing is ignored that is not named."""
    console = Console(soft_wrap=True, highlight=False)
    patterns = [compare.IGNORABLE.get(name, name) for name in ignore or ()]
    with tempfile.TemporaryDirectory(prefix="compare-") as temp:
        folder = Path(os.path.realpath(keep)) if keep else Path(temp)
        before, after = (compare.commit_of(name) for name in (base, head))
        old, new = (compare.build(commit, folder / commit) for commit in (before, after))
        found = compare.compare(old, new, patterns)
        every = compare.files(old) | compare.files(new)
    count = len(every)
    if html:
        count = len([path for path in every if path.endswith(".html")])
        found = [one for one in found if one.path.endswith(".html")]
    left_out = [one for one in found if any(fnmatch(one.path, pattern) for pattern in skip or ())]
    differing = [one for one in found if one not in left_out]
    groups = compare.alike(differing)
    if differing:
        console.print(_table(groups))
    for first, *others in groups:
        if first.diff and lines:
            more = f" and {len(others)} alike: {', '.join(o.path for o in others[:3])} …" if others else ""
            console.print(f"\n{first.path}{more}", style="bold", markup=False)
            for line in first.diff[:lines]:
                console.print(f"  {line[:200]}", markup=False)
            if len(first.diff) > lines:
                console.print(f"  … and {len(first.diff) - lines} lines more")
    ignored = f", ignoring {', '.join(ignore)}" if ignore else ""
    skipped = f", {len(left_out)} differing left out by --skip" if left_out else ""
    console.print(f"{count} files compared{ignored}: {len(differing)} differ{skipped}")
    sys.exit(bool(differing))


def _table(groups: list[list[compare.Difference]]) -> Table:
    table = Table("file", "alike", "what", "lines of diff")
    for first, *others in groups:
        table.add_row(first.path, f"+{len(others)}" if others else "", first.kind, str(len(first.diff) or ""))
    return table


if __name__ == "__main__":
    cli.run(main)
