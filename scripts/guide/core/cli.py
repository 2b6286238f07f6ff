"""What every command shares: one boundary at which each fault becomes one clear message, never a traceback."""

import contextlib
import errno
import os
import re
import signal
import sys
from collections.abc import Callable
from io import TextIOWrapper
from types import FrameType
from typing import NoReturn

import typer
from rich.console import Console

from guide.core import paths
from guide.core.errors import GuideError

# What a terminal would act on instead of showing.
OBEYED = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
err = Console(stderr=True, soft_wrap=True, highlight=False, markup=False)


def run(command: Callable[..., object]) -> None:
    """Run one Typer command; exit 2 with one message on bad input."""
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    app.command()(command)
    guard(app)


def guard(app: Callable[[], object]) -> None:
    """Run `app`; whatever it raises becomes one message. Exit 2 for a fault, 130 and 143 when stopped from outside.

    `GUIDE_TRACEBACK=1` shows where a fault of the program's own arose.
    """
    signal.signal(signal.SIGTERM, _terminated)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        _check_root()
        try:
            app()
        finally:
            if sys.stdout:
                sys.stdout.flush()
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # the reader of our output has gone
        _drop_output()
        sys.exit(141)
    except Exception as error:
        if os.environ.get("GUIDE_TRACEBACK"):
            raise
        if isinstance(error, OSError):
            _drop_output()
        say(guide_error(error))
        sys.exit(2)


def guide_error(error: Exception) -> GuideError:
    """Any fault as where, what and cure."""
    if isinstance(error, GuideError):
        return error
    if isinstance(error, OSError):
        return paths.os_fault(error)
    if isinstance(error, RuntimeError) and str(error).startswith("Symlink loop"):
        return GuideError("the path", str(error).lower(), paths.CURES[errno.ELOOP])
    if isinstance(error, RecursionError):
        return GuideError("the input", "it is nested too deeply", "flatten it")
    if isinstance(error, MemoryError):
        return GuideError("memory", "there is not enough for this input", "make the input smaller")
    if isinstance(error, UnicodeError):
        return GuideError(
            "the input", f"its encoding is off: {error}", "save files as UTF-8, and give UTF-8 words"
        )
    what = (f"{type(error).__name__}: {error}".splitlines() or [type(error).__name__])[0][:400]
    cure = "please report it, with what GUIDE_TRACEBACK=1 shows"
    return GuideError(f"{sys.argv[0].rpartition('/')[2]}, a fault of its own", what, cure)


def say(error: GuideError | str) -> None:
    """Print one fault. What a terminal would obey, and what cannot be printed, is shown as its code."""
    err.print(OBEYED.sub(_code, f"error: {error}"))


def _code(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"


def _drop_output() -> None:
    """What is still buffered goes nowhere, so that the interpreter's end does not fail on it once more."""
    if sys.stdout:
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _terminated(number: int, frame: FrameType | None) -> NoReturn:
    sys.exit(128 + number)  # so that children are ended and temporary files removed


def _check_root() -> None:
    given = os.environ.get("GUIDE_ROOT")
    if given:  # what we start may stand in another folder
        os.environ["GUIDE_ROOT"] = str(paths.root().absolute())
    if given and not paths.root().is_dir():
        raise GuideError(
            f"GUIDE_ROOT={given}", "no such folder", "unset it, or name a copy of the repository"
        )
