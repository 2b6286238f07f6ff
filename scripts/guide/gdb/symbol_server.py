"""Runs inside gdb, in gdb's own Python: reads symbols once, then forks a gdb for each program that asks for one.

A symbol table stays in gdb's memory as long as an inferior has its file open, so each library is the file of an
inferior that never runs. A fork has all tables, and nothing of an earlier program: no breakpoint, no setting, no process.
"""

import ctypes
import json
import os
import shlex
import signal
import socket
import sys
import time
from pathlib import Path
from typing import Any

import gdb  # type: ignore[import-untyped]  # gdb brings it

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from guide.core.forking import serve

PR_SET_PDEATHSIG = 1
kept: dict[str, int] = {}


def quiet(command: str) -> str:
    """What gdb says to a command."""
    return str(gdb.execute(command, to_string=True))


def keep(libraries: list[str]) -> None:
    """Read each library's symbols and hold them, out of sight of every search for a name."""
    for library in libraries:
        quiet("add-inferior")
        number = max(i.num for i in gdb.inferiors())
        quiet(f"inferior {number}")
        quiet(f"file {shlex.quote(library)}")
        quiet("symbol-file")  # forgets them here; the open file keeps the table
        kept[os.path.realpath(library)] = number
    quiet("inferior 1")


def let_go(event: Any) -> None:
    """The program has loaded the library itself: its keeper goes, so that gdb counts one inferior as it always does."""
    number = kept.pop(os.path.realpath(event.new_objfile.filename), None)
    if number:
        quiet(f"remove-inferiors {number}")


def work(job: dict[str, Any], fds: list[int], window: dict[str, str]) -> None:
    """One program under this fork of gdb, which ends with it."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    nothing, out = os.open(os.devnull, os.O_RDONLY), fds[0]
    for here, there in ((nothing, 0), (out, 1), (out, 2)):
        os.dup2(here, there, inheritable=True)
    for opened in (nothing, out):
        os.close(opened)
    os.environ.clear()
    os.environ.update(job["environment"])
    quiet("unset environment")
    for name, value in (window | job["environment"]).items():
        quiet(f"set environment {name}={value}")
    quiet(f"cd {job['folder']}")
    gdb.events.new_objfile.connect(let_go)
    start = [f"set {s}" for s in job["settings"]]
    if job["attach"]:
        start.append(f"attach {job['attach']}")
    else:
        file, *arguments = job["program"]
        start += [f"file {shlex.quote(file)}", f"set args {shlex.join(arguments)}"]
    for command in start + job["commands"]:
        try:
            gdb.execute(command)
        except gdb.error as error:
            print(error)
        gdb.flush()
    quiet("quit 0")


def main(listening: int, *libraries: str) -> None:
    """Whoever asks before the symbols are read waits for them: the socket listens already."""
    while len(list(Path("/proc/self/task").iterdir())) > 1:  # gdb's helpers would not live through a fork
        time.sleep(0.01)
    lines = quiet("show environment").splitlines()
    window = dict(line.split("=", 1) for line in lines if line.startswith(("LINES=", "COLUMNS=")))
    keep(list(libraries))
    sys.stdout.flush()
    os.set_inheritable(listening, False)
    if given := serve(socket.socket(fileno=listening)):
        work(*given, window)


main(*json.loads(os.environ["GUIDE_GDB_SYMBOLS"]))
