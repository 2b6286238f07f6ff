"""Build the site as it is hosted: strictly, with policy, feed, summary and the list to keep offline."""

import os
from pathlib import Path
from typing import Annotated

import typer

from guide.core import cli
from guide.core.errors import GuideError
from guide.site import editions


def main(
    out: Annotated[Path, typer.Option(help="where the site goes")] = Path("site"),
    offline: Annotated[
        bool, typer.Option(help="a site for file://, and inside-pytorch.zip beside it")
    ] = False,
    with_zip: Annotated[
        bool, typer.Option("--zip", help="put inside-pytorch.zip on the hosted site, with a link")
    ] = False,
) -> None:
    """Build with MkDocs, then finish what it wrote."""
    target = Path(os.path.realpath(out))
    if offline and with_zip:
        raise GuideError("--offline --zip", "the zip is made of the site for file://", "give one of them")
    typer.echo(editions.for_files(target) if offline else editions.hosted(target, with_zip))


if __name__ == "__main__":
    cli.run(main)
