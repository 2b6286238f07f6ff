"""What every command shares: errors as one clear message, never a traceback."""

import sys
from collections.abc import Callable

import typer
from rich.console import Console

from guide.errors import GuideError

err = Console(stderr=True, soft_wrap=True, highlight=False, markup=False)


def run(command: Callable[..., object]) -> None:
    """Run one Typer command; exit 2 with one message on bad input."""
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.command()(command)
    guard(app)


def guard(app: Callable[[], object]) -> None:
    """Run `app`; turn a GuideError into one message and exit status 2."""
    try:
        app()
    except GuideError as error:
        err.print(f"error: {error}")
        sys.exit(2)
