#!/usr/bin/env python3
"""Build the operator atlas from the installed PyTorch wheel."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from guide.cli import err, run
from guide.paths import root, shown, write_whole


def main(
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit 1 when a file is out of date.")
    ] = False,
    verify: Annotated[
        Path | None,
        typer.Option(help="First search a PyTorch checkout for the functions that the data names."),
    ] = None,
    verify_gdb: Annotated[
        bool,
        typer.Option("--verify-gdb", help="First follow a call of each operator of the sample with gdb."),
    ] = False,
    record: Annotated[
        bool, typer.Option("--record", help="First run PyTorch's own samples again (some minutes).")
    ] = False,
    record_kernels: Annotated[
        bool,
        typer.Option(
            "--record-kernels", help="First read the dispatcher's table again (needs a C++ compiler)."
        ),
    ] = False,
) -> None:
    """Rewrite the atlas's data, name table and figures. Exit 1 when something was (or would be) rewritten."""
    from guide import atlas
    from guide.atlas import collect, figures
    from guide.atlas import verify as against
    from guide.atlas.verify import page
    from guide.evidence.wheel import installed

    if record:
        collect.record()
        print(f"{shown(collect.runs_path())}: recorded")
    if record_kernels:
        collect.record_kernels()
        print(f"{shown(collect.table_path())}: recorded")
    data = collect.collect()
    if verify or verify_gdb:
        against.record(data, installed(), verify)
        print(f"{shown(against.path())}: recorded")
    folder = root() / "docs" / "operators"
    made = {atlas.data_path(): atlas.script(data)}
    made |= {folder / "diagrams" / f"{name}.svg": svg for name, svg in figures.drawings(data).items()}
    made[folder / "verification.md"] = page.page(data, against.recorded(data["version"]), installed())
    stale = [
        path for path, text in made.items() if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
    for path in stale:
        if check:
            err.print(f"error: {shown(path)}: out of date\n  mend: python scripts/build_operators.py")
        else:
            write_whole(path, made[path])
            print(f"{shown(path)}: rewritten")
    print(f"{len(data['names'])} operators of PyTorch {data['version']}, {len(data['functions'])} functions")
    sys.exit(1 if stale else 0)


if __name__ == "__main__":
    run(main)
