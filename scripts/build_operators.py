#!/usr/bin/env python3
"""Build the operator atlas from the installed PyTorch wheel."""

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Annotated

import typer

from guide.core.cli import err, run
from guide.core.paths import read_text, root, shown, write_whole


def main(
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit 1 when a file is out of date.")
    ] = False,
    follow: Annotated[
        bool, typer.Option("--verify", help="First follow a call of each operator of the sample with gdb.")
    ] = False,
    record: Annotated[
        bool, typer.Option("--record", help="First run PyTorch's own samples again (some minutes).")
    ] = False,
) -> None:
    """Rewrite the atlas's data, figures and verification. Exit 1 when something was (or would be) rewritten."""
    from guide.citations.sources import installed
    from guide.operators import charts, pack, verify
    from guide.operators.atlas import data_path
    from guide.operators.collect import collect, runs_path
    from guide.operators.collect import record as run_samples
    from guide.operators.verify.page import page

    if not follow:
        verify.recorded(installed().version)
    if record:
        # In a process of its own: what the samples import registers more operators.
        with ProcessPoolExecutor(1, get_context("spawn")) as process:
            process.submit(run_samples).result()
        print(f"{shown(runs_path())}: recorded")
    atlas, wheel = collect(), installed()
    if follow:
        verify.record(atlas, wheel)
        print(f"{shown(verify.path())}: recorded")
    folder = root() / "docs" / "operators"
    made = {data_path(): pack.script(atlas)}
    made |= {folder / "diagrams" / f"{name}.svg": svg for name, svg in charts.drawings(atlas).items()}
    made[folder / "verification.md"] = page(atlas, verify.recorded(atlas.version), wheel)
    stale = [path for path, text in made.items() if not path.is_file() or read_text(path) != text]
    for path in stale:
        if check:
            err.print(f"error: {shown(path)}: out of date\n  mend: python scripts/build_operators.py")
        else:
            write_whole(path, made[path])
            print(f"{shown(path)}: rewritten")
    functions = len(atlas.functions())
    print(f"{len(atlas.operators)} operators of PyTorch {atlas.version}, {functions} functions")
    sys.exit(1 if stale else 0)


if __name__ == "__main__":
    run(main)
