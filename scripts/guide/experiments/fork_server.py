"""The process that imports torch once and forks for each program, alone or under callgrind; started, never imported."""

import ctypes
import gc
import importlib.machinery
import os
import random
import signal
import socket
import sys
import tempfile
import types
from pathlib import Path
from typing import Any

import torch  # noqa: F401  # this is what the programs need not import again

from guide.core.forking import serve

PR_SET_PDEATHSIG = 1


def become(job: dict[str, Any], streams: list[int]) -> types.CodeType:
    """Make this process what a new interpreter would be that begins to run the program; its code."""
    os.setsid()
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    for here, there in zip((os.open(os.devnull, os.O_RDONLY), *streams), range(3), strict=True):
        os.dup2(here, there)
        os.close(here)
    os.chdir(job["folder"])
    os.environ.clear()
    os.environ.update(job["environment"])
    tempfile.tempdir = None
    random.seed(0)  # as sitecustomize does
    sys.excepthook = sys.__excepthook__  # this package is not there until a program imports it
    for name in [name for name in sys.modules if name.partition(".")[0] == "guide"]:
        del sys.modules[name]
    main = types.ModuleType("__main__")
    main.__dict__.update(__builtins__=sys.modules["builtins"], __annotations__={})
    first, *rest = job["words"]
    text: str | bytes
    if first == "-c":
        text, *rest = rest
        file, sys.path[0] = "<string>", ""
    else:
        loader = importlib.machinery.SourceFileLoader("__main__", first)
        text = Path(first).read_bytes()
        file, sys.path[0] = first, str(Path(first).absolute().parent)
        main.__dict__.update(__file__=first, __cached__=None, __loader__=loader)
    sys.argv[:] = [first, *rest]
    sys.modules["__main__"] = main
    return compile(text, file, "exec", dont_inherit=True)


if len(os.listdir("/proc/self/task")) > 1:  # noqa: PTH208
    sys.exit("importing torch started a thread, which no fork takes along")
gc.collect()
gc.freeze()
counts, status = "--counts" in sys.argv, 0
given = serve(socket.socket(fileno=int(sys.argv[1])))
if given is not None:
    try:
        exec(become(*given), sys.modules["__main__"].__dict__)
    except Exception as error:
        # As a new interpreter shows it: without the frame of this file.
        error.__traceback__ = error.__traceback__ and error.__traceback__.tb_next
        sys.excepthook(type(error), error, error.__traceback__)
        status = 1
    if counts:  # what an interpreter does at its end takes seconds under valgrind, and is not counted
        sys.stdout.flush()
        os._exit(status)
    sys.exit(status)
