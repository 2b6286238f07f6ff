#!/usr/bin/env python3
"""Run the commands of a page's console sessions with a built inside.pyz, and write what they print under them."""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from guide.core import cli
from guide.core.errors import GuideError
from guide.core.paths import read_text, root, shown, write_whole
from guide.core.release import pinned

PAGE = "docs/on-your-machine.md"
SESSION = re.compile(r"^```console\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
LINES, TRACED = 16, 48  # of one command's output, and of a traced call; a reader sees the rest at home


def output_of(command: str, site: Path) -> str:
    """What a command prints in an empty folder that holds inside.pyz, shortened."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "inside.pyz").write_bytes((site / "inside.pyz").read_bytes())
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
        done = subprocess.run(
            ["sh", "-c", command], cwd=folder, env={"PATH": path, "LANG": "C.UTF-8", "HOME": folder},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=600,
        )  # fmt: skip
    text = re.sub(r"Python \d+\.\d+\.\d+", "Python 3.x", done.stdout).replace(pinned(), "{{ release }}")
    head, pages, _ = text.partition(
        "\nIn the guide (inside read PAGE)\n"
    )  # it differs with every page that is written
    text = f"{head}{pages}…" if pages else head
    lines = text.rstrip().splitlines()
    lines = [line if len(line) <= 110 else line[:108] + " …" for line in lines]
    most = TRACED if " trace " in command else LINES
    return "".join(f"{line}\n" for line in [*lines[:most], *(["…"] if len(lines) > most else [])])


def recorded(text: str, site: Path) -> str:
    """The page with what its sessions print now."""

    def again(session: re.Match[str]) -> str:
        commands = [line for line in session[1].splitlines() if line.startswith("$ ")]
        return "```console\n" + "".join(f"{c}\n{output_of(c[2:], site)}" for c in commands) + "```\n"

    return SESSION.sub(again, text)


def main(
    site: Annotated[Path, typer.Option(help="a built site")] = Path("site"),
    check: Annotated[bool, typer.Option(help="write nothing; exit 1 when a session differs")] = False,
) -> None:
    """Exit 0 when every session is as it is written, 1 when one was rewritten or differs."""
    if not (site / "inside.pyz").is_file():
        raise GuideError(site / "inside.pyz", "no such file", "make build")
    page = root() / PAGE
    before = read_text(page)
    after = recorded(before, site)
    if after == before:
        return
    if not check:
        write_whole(page, after)
    typer.echo(f"{shown(page)}: {'differs' if check else 'rewritten'}")
    sys.exit(1)


if __name__ == "__main__":
    cli.run(main)
