"""A process that has prepared something forks for each job that a socket brings. Standard library only: gdb and valgrind run it."""

import contextlib
import json
import os
import selectors
import signal
import socket
import traceback
from collections.abc import Callable
from typing import Any


def received(client: socket.socket) -> tuple[dict[str, Any], list[int]]:
    """A job, and the descriptors that came with it."""
    client.settimeout(10)
    text, fds, *_ = socket.recv_fds(client, 1 << 16, 2)
    try:
        while not text.endswith(b"\n"):
            more = client.recv(1 << 16)
            if not more:
                raise ValueError("a job without an end")
            text += more
        if not fds:
            raise ValueError("a job without a place for what it prints")
        return json.loads(text), fds
    except BaseException:
        for fd in fds:
            os.close(fd)
        raise


def serve(listening: socket.socket, work: Callable[[dict[str, Any], list[int]], None]) -> None:
    """Fork for each job until the owner lets go of standard input; a client that leaves ends its fork.

    A client is told the fork's status, and standard output its CPU seconds with those of all that it waited for.
    """
    waiting = selectors.DefaultSelector()
    waiting.register(listening, selectors.EVENT_READ)
    waiting.register(0, selectors.EVENT_READ)
    forks: dict[socket.socket, int] = {}
    whose: dict[socket.socket, str] = {}
    while True:
        for key, _ in waiting.select():
            if key.fileobj == 0:
                for pid in forks.values():
                    os.kill(pid, signal.SIGKILL)
                return
            if key.fileobj is listening:
                client, _ = listening.accept()
                try:
                    job, fds = received(client)
                except (OSError, ValueError):
                    client.close()
                    continue
                alive, ends = os.pipe()  # a fork holds `ends`, and nothing that it starts does
                pid = os.fork()
                if not pid:
                    try:
                        work(job, fds)
                    except BaseException:
                        traceback.print_exc()
                    finally:
                        os._exit(1)
                for fd in (*fds, ends):
                    os.close(fd)
                forks[client], whose[client] = pid, job["environment"].get("TMPDIR", "")
                waiting.register(client, selectors.EVENT_READ, client)
                waiting.register(alive, selectors.EVENT_READ, client)
                continue
            client = key.data
            if key.fileobj is client:  # it has left
                os.kill(forks[client], signal.SIGKILL)
                waiting.unregister(client)
                continue
            waiting.unregister(key.fileobj)
            os.close(key.fd)
            pid = forks.pop(client)
            _, status, used = os.wait4(pid, 0)
            print(json.dumps({"for": whose.pop(client), "cpu": used.ru_utime + used.ru_stime}), flush=True)
            if client in waiting.get_map():
                waiting.unregister(client)
            with contextlib.suppress(OSError):
                client.send(b"%d %d\n" % (os.waitstatus_to_exitcode(status), pid), socket.MSG_NOSIGNAL)
            client.close()
