"""Puts a compiler that remembers before the real one on a sealed run's PATH; `remembering` is what it does."""

import atexit
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from guide.core.paths import root

NAMES = ("c++", "g++")
FOLDER = "GUIDE_COMPILED"  # names the cache's folder in a program's environment


def kept() -> Path:
    """Where compiled things lie from one run to the next; `make clean` removes them."""
    return root() / ".cache" / "compiled"


@cache
def scripts(path: str) -> str:
    """A folder with a script for each compiler that `path` has; it goes when this process ends."""
    folder = Path(tempfile.mkdtemp(prefix="compilers-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for name in NAMES:
        if real := shutil.which(name, path=path):
            command = [sys.executable, "-I", "-S", str(Path(__file__).with_name("remembering.py")), real]
            script = folder / name
            script.write_text(f'#!/bin/sh\nexec {shlex.join(command)} "$@"\n', encoding="utf-8")
            script.chmod(0o755)
    return str(folder)


def variables(environment: Mapping[str, str], folder: Path | None = None) -> dict[str, str]:
    """What a program's environment needs to compile through it; `folder` is the cache's own where given."""
    path = environment.get("PATH", os.defpath)
    return {"PATH": scripts(path) + os.pathsep + path, FOLDER: str(folder or kept())}


def prepare(environment: Mapping[str, str]) -> None:
    """Compile the headers that programs have wished for, in nobody's time; `environment` is a sealed run's."""
    if any((Path(environment[FOLDER]) / "headers").glob("*.wish")):
        script = str(Path(__file__).with_name("remembering.py"))
        ours = {
            name: value for name, value in environment.items() if name != "TMPDIR"
        }  # that is the run's own
        subprocess.run(
            [sys.executable, "-I", "-S", script, "--prepare", environment[FOLDER]], env=ours, check=False
        )
