"""MkDocs, its own faults told as ours: `python -m guide.site.engine build …`."""

import logging
import os
import subprocess
import sys

from guide import cli
from guide.paths import root

QUIET = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}


def run(*arguments: str, **environment: str) -> int:
    """Run MkDocs in a process of its own; returns its exit status: 0, 1 for a strict build's warnings, 2 for a fault."""
    command = [sys.executable, "-m", "guide.site.engine", *arguments]
    return subprocess.call(command, cwd=root(), env=os.environ | QUIET | environment)


def main() -> None:
    """Called in the process of its own."""
    from mkdocs.__main__ import cli as mkdocs

    # A page's fault is told once, where it stops the build.
    logging.getLogger("mkdocs.commands.build").addFilter(lambda r: not str(r.msg).startswith("Error reading"))
    logging.getLogger("mkdocs.structure.pages").addFilter(
        lambda r: not str(r.msg).startswith("Error reading")
    )
    cli.guard(mkdocs)


if __name__ == "__main__":
    main()
