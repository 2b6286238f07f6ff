"""Serve the site on this machine, each page anew when a file changes."""

from functools import partial
from typing import Annotated

import typer

from guide.core import cli
from guide.site import preview_server


def main(port: Annotated[int, typer.Option(min=1, max=65535, help="first port to try")] = 8000) -> None:
    """Serve on 127.0.0.1 at PORT or the next of the 20 ports after it that is free."""
    raise typer.Exit(preview_server.previewing(port, partial(typer.echo, err=True)))


if __name__ == "__main__":
    cli.run(main)
