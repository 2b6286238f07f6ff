"""Build the site and serve it on this machine, rebuilding when a file changes."""

import os
import socket
import subprocess
import sys
from typing import Annotated

import typer

from guide import cli
from guide.errors import GuideError
from guide.paths import root


def free(port: int) -> bool:
    """Whether 127.0.0.1:port can be bound."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def main(port: Annotated[int, typer.Option(min=1, max=65535, help="first port to try")] = 8000) -> None:
    """Serve on 127.0.0.1 at PORT or the next of the 20 ports after it that is free."""
    found = next((p for p in range(port, min(port + 21, 65536)) if free(p)), None)
    if found is None:
        raise GuideError(
            f"127.0.0.1:{port}", "this port and the 20 after it are taken", "make serve PORT=9000"
        )
    address = f"http://127.0.0.1:{found}/"
    typer.echo(f"Inside PyTorch is being built; it will be at {address}", err=True)
    command = [sys.executable, "-m", "mkdocs", "serve", "--dev-addr", f"127.0.0.1:{found}"]
    try:
        status = subprocess.call(
            command,
            cwd=root(),
            env=os.environ
            | {"SITE_URL": address, "NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"},
        )
    except KeyboardInterrupt:
        status = 0
    raise typer.Exit(status)


if __name__ == "__main__":
    cli.run(main)
