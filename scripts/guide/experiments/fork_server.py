"""The process that imports torch once and forks for each program; started by `forks`, never imported.

Told over a socket: one JSON object and three descriptors (output, errors, report). To the report go the child's
number at once, and when it has ended its status and CPU seconds.
"""

import contextlib
import gc
import importlib.machinery
import json
import os
import random
import selectors
import signal
import socket
import sys
import tempfile
import types

import torch  # noqa: F401  # this is what the programs need not import again


def become(request: dict[str, str], streams: list[int]) -> types.CodeType:
    """Make this process what a new interpreter would be that begins to run the program; its code."""
    os.setsid()
    for number, fd in enumerate(streams, 1):
        os.dup2(fd, number)
        os.close(fd)
    os.chdir(request["cwd"])
    os.environ.clear()
    os.environ.update(json.loads(request["env"]))
    tempfile.tempdir = None
    path = request["path"]
    sys.argv[:] = [path]
    sys.path[0] = os.path.dirname(path)  # noqa: PTH120
    random.seed(0)  # as sitecustomize does
    main = types.ModuleType("__main__")
    main.__dict__.update(
        __file__=path,
        __cached__=None,
        __loader__=importlib.machinery.SourceFileLoader("__main__", path),
        __builtins__=sys.modules["builtins"],
        __annotations__={},
    )
    sys.modules["__main__"] = main
    with open(path, "rb") as file:  # noqa: PTH123
        return compile(file.read(), path, "exec", dont_inherit=True)


def serve(asked: socket.socket) -> tuple[dict[str, str], list[int]] | None:
    """Fork for each request. Returns the request in the child, and None in the server when nobody asks any more."""
    children: dict[int, tuple[int, int]] = {}  # by the descriptor that tells its end: its number, its report
    with selectors.DefaultSelector() as waiting:
        waiting.register(asked, selectors.EVENT_READ)
        while True:
            for key, _ in waiting.select():
                if key.fileobj is asked:
                    message, fds, *_ = socket.recv_fds(asked, 1 << 16, 3)
                    if not message:
                        for child, _ in children.values():
                            os.killpg(child, signal.SIGKILL)
                        return None
                    *streams, report = fds
                    child = os.fork()
                    if not child:
                        for fd in (asked.fileno(), report, *children, *(r for _, r in children.values())):
                            os.close(fd)
                        asked.detach()
                        return json.loads(message), streams
                    for fd in streams:
                        os.close(fd)
                    os.write(report, f"{child}\n".encode())
                    over = os.pidfd_open(child)
                    children[over] = child, report
                    waiting.register(over, selectors.EVENT_READ)
                else:
                    child, report = children.pop(key.fd)
                    waiting.unregister(key.fd)
                    os.close(key.fd)
                    _, status, used = os.wait4(child, 0)
                    cpu = used.ru_utime + used.ru_stime
                    with contextlib.suppress(BrokenPipeError):  # whoever asked may have gone
                        os.write(report, f"{os.waitstatus_to_exitcode(status)} {cpu}\n".encode())
                    os.close(report)


if len(os.listdir("/proc/self/task")) > 1:  # noqa: PTH208
    sys.exit("importing torch started a thread, which no fork takes along")
gc.collect()
gc.freeze()
given = serve(socket.socket(fileno=int(sys.argv[1])))
if given is not None:
    try:
        exec(become(*given), sys.modules["__main__"].__dict__)
    except Exception as error:
        # As a new interpreter shows it: without the frame of this file.
        error.__traceback__ = error.__traceback__ and error.__traceback__.tb_next
        sys.excepthook(type(error), error, error.__traceback__)
        sys.exit(1)
