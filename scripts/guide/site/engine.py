"""MkDocs, its own faults told as ours: `python -m guide.site.engine build …`."""

import logging
import os
import signal
import subprocess
import sys

from guide.core import cli
from guide.core.paths import root
from guide.site.link_faults import Located

QUIET = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}


def run(*arguments: str, **environment: str) -> int:
    """Run MkDocs in a process of its own; returns its exit status: 0, 1 for a strict build's warnings, 2 for a fault."""
    command = [sys.executable, "-m", "guide.site.engine", *arguments]
    # Until the new interpreter can answer for Ctrl-C it is held back there; we are told and end it.
    hold = getattr(signal, "pthread_sigmask", lambda *_: None)
    hold(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process = subprocess.Popen(command, cwd=root(), env=os.environ | QUIET | environment)
    finally:
        hold(signal.SIG_UNBLOCK, {signal.SIGINT})
    with process:
        try:
            return process.wait()
        except BaseException:
            process.kill()
            raise


def main() -> None:
    """Called in the process of its own."""
    from mkdocs.__main__ import cli as mkdocs

    # A page's fault is told once, where it stops the build.
    logging.getLogger("mkdocs.commands.build").addFilter(lambda r: not str(r.msg).startswith("Error reading"))
    logging.getLogger("mkdocs.structure.pages").addFilter(
        lambda r: not str(r.msg).startswith("Error reading")
    )
    logging.getLogger("mkdocs.structure.pages").addFilter(Located())
    getattr(signal, "pthread_sigmask", lambda *_: None)(signal.SIG_UNBLOCK, {signal.SIGINT})
    cli.guard(mkdocs)


if __name__ == "__main__":
    main()
