"""Build the site as it is hosted: strictly, with policy, feed, summary and the list to keep offline."""

import os
from pathlib import Path
from typing import Annotated

import typer

from guide import cli
from guide.site import editions


def main(
    out: Annotated[Path, typer.Option(help="where the site goes")] = Path("site"),
    offline: Annotated[
        bool, typer.Option(help="a site for file://, and inside-pytorch.zip beside it")
    ] = False,
) -> None:
    """Build with MkDocs, then finish what it wrote."""
    typer.echo((editions.for_files if offline else editions.hosted)(Path(os.path.realpath(out))))


if __name__ == "__main__":
    cli.run(main)
