"""Puts a valgrind before the real one on a hermetic run's PATH that begins where `import torch` is over.

Under valgrind the import costs 12 CPU seconds, most of what a program costs that counts a few calls. So one process
under callgrind imports torch, and each program that is to be counted is a fork of it, for one second. `callgrind_client`
stands for valgrind and vgdb on the PATH, and `fork_server` is what valgrind runs.
"""

import json
import shlex
import shutil
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from guide.core.server import Server

NAMES = ("valgrind", "vgdb")
ADDRESS = "GUIDE_COUNTING"  # names the server's folder in a program's environment
# Counting is off until a program turns it on, so that all that comes before is let through.
OPTIONS = ("--tool=callgrind", "--instr-atstart=no", "--collect-atstart=no")
ENVIRONMENT = "environment.json"
PIPES = "vgdb-pipe"  # how the names of the pipes begin by which valgrind's processes are spoken to


class Callgrind(Server):
    """A callgrind for many programs; `environment` gives theirs for a folder, without which they go their own way."""

    def __init__(self, environment: Callable[[Path], dict[str, str]]) -> None:
        super().__init__()
        self._environment = environment

    def variables(self, environment: Mapping[str, str]) -> dict[str, str]:
        """What a program's environment needs to count through it; nothing where there is no valgrind."""
        if not all(shutil.which(name, path=environment["PATH"]) for name in NAMES):
            return {}
        folder = self.folder()
        return {"PATH": f"{folder / 'bin'}:{environment['PATH']}", ADDRESS: str(folder)}

    def command(self, folder: Path, listening: int) -> tuple[list[str], dict[str, str]]:
        """How callgrind is started; the scripts that stand for it are written beside its socket."""
        environment = self._environment(folder)
        (folder / ENVIRONMENT).write_text(json.dumps(environment), encoding="utf-8")
        here = Path(__file__)
        (folder / "bin").mkdir()
        for name in NAMES:
            real = shutil.which(name, path=environment["PATH"]) or name
            words = [sys.executable, "-I", "-S", str(here.with_name("callgrind_client.py")), real]
            script = folder / "bin" / name
            script.write_text(f'#!/bin/sh\nexec {shlex.join(words)} "$@"\n', encoding="utf-8")
            script.chmod(0o755)
        # Forks get pipes of their own only where children are traced; what they start is not.
        forks = ["--trace-children=yes", "--trace-children-skip=*"]
        files = [f"--vgdb-prefix={folder / PIPES}", f"--callgrind-out-file={folder}/counts.%p"]
        server = [sys.executable, str(here.with_name("fork_server.py")), str(listening), "--counts"]
        return ["valgrind", "-q", *OPTIONS, *forks, *files, *server], environment
