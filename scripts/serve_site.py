"""Build the site and serve it on this machine, rebuilding when a file changes."""

from functools import partial
from typing import Annotated

import typer

from guide.core import cli
from guide.site import serve


def main(port: Annotated[int, typer.Option(min=1, max=65535, help="first port to try")] = 8000) -> None:
    """Serve on 127.0.0.1 at PORT or the next of the 20 ports after it that is free."""
    raise typer.Exit(serve.rebuilding(port, partial(typer.echo, err=True)))


if __name__ == "__main__":
    cli.run(main)
