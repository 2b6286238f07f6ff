"""Puts a compiler that remembers before the real one on a sealed run's PATH; `remembering` is what it does."""

import atexit
import os
import shlex
import shutil
import sys
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path

NAMES = ("c++", "g++")
FOLDER = "GUIDE_COMPILED"  # names the cache's folder in a program's environment


def kept() -> Path:
    """Where compiled things lie from one run to the next."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "inside-pytorch" / "compiled"


@cache
def scripts(path: str) -> str:
    """A folder with a script for each compiler that `path` has; it goes when this process ends."""
    folder = Path(tempfile.mkdtemp(prefix="compilers-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    for name in NAMES:
        if real := shutil.which(name, path=path):
            words = [sys.executable, "-I", "-S", str(Path(__file__).with_name("remembering.py")), real]
            script = folder / name
            script.write_text(f'#!/bin/sh\nexec {shlex.join(words)} "$@"\n', encoding="utf-8")
            script.chmod(0o755)
    return str(folder)


def variables(environment: Mapping[str, str], folder: Path | None = None) -> dict[str, str]:
    """What a program's environment needs to compile through it; `folder` is the cache's own where given."""
    path = environment.get("PATH", os.defpath)
    return {"PATH": scripts(path) + os.pathsep + path, FOLDER: str(folder or kept())}
