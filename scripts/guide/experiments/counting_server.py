"""Runs under callgrind: imports torch once, then forks for each Python program that is to be counted; never imported."""

import ctypes
import gc
import os
import random
import signal
import socket
import sys
import tempfile
import types
from typing import Any

import torch  # noqa: F401  # this is what the programs need not import again

from guide.gdb.forking import serve

PR_SET_PDEATHSIG = 1


def work(job: dict[str, Any], fds: list[int]) -> None:
    """Be what a new interpreter would be that begins to run the program, run it and end."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    for here, there in zip((os.open(os.devnull, os.O_RDONLY), *fds), range(3), strict=True):
        os.dup2(here, there)
        os.close(here)
    os.chdir(job["folder"])
    os.environ.clear()
    os.environ.update(job["environment"])
    tempfile.tempdir = None
    random.seed(0)  # as sitecustomize does
    first, *rest = job["words"][1:]
    main = types.ModuleType("__main__")
    main.__dict__["__builtins__"] = sys.modules["builtins"]
    if first == "-c":
        (text, *rest), name, sys.path[0] = rest, "<string>", ""
    else:
        name, sys.path[0] = first, os.path.dirname(os.path.abspath(first))  # noqa: PTH100, PTH120
        with open(first, encoding="utf-8") as file:  # noqa: PTH123
            text = file.read()
        main.__dict__["__file__"] = first
    sys.argv[:] = [first, *rest]
    sys.modules["__main__"] = main
    status = 0
    try:
        exec(compile(text, name, "exec", dont_inherit=True), main.__dict__)
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        sys.excepthook(*sys.exc_info())
        status = 1
    sys.stdout.flush()
    os._exit(status)


if len(os.listdir("/proc/self/task")) > 1:  # noqa: PTH208
    sys.exit("importing torch started a thread, which no fork takes along")
gc.collect()
gc.freeze()
serve(socket.socket(fileno=int(sys.argv[1])), work)
