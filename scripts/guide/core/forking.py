"""A process that has prepared something forks for each job that a socket brings. Standard library only: gdb and valgrind run it."""

import contextlib
import json
import os
import selectors
import signal
import socket
from dataclasses import dataclass
from typing import Any


@dataclass
class _Fork:
    pid: int
    folder: str
    client: socket.socket


def ask(client: socket.socket, job: dict[str, Any], fds: list[int]) -> None:
    """Send a job with the descriptors for what it prints."""
    whole = json.dumps(job).encode() + b"\n"
    sent = socket.send_fds(client, [whole], fds)
    client.sendall(whole[sent:])


def _received(client: socket.socket) -> tuple[dict[str, Any], list[int]]:
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


def serve(listening: socket.socket) -> tuple[dict[str, Any], list[int]] | None:
    """Fork for each job until the owner lets go of standard input. Returns the job in the fork, None in the server.

    A client is told the fork's number at once, and its status and CPU seconds, with those of all that it waited for,
    when it has ended. Standard output is told the seconds too. A client that leaves ends its fork.
    """
    forks: dict[int, _Fork] = {}  # by the descriptor that tells its end
    with selectors.DefaultSelector() as waiting:
        waiting.register(listening, selectors.EVENT_READ)
        waiting.register(0, selectors.EVENT_READ)
        while True:
            for key, _ in waiting.select():
                if key.fd == 0:
                    for fork in forks.values():
                        _kill(fork)
                    return None
                if key.fileobj is listening:
                    if given := _begin(listening, waiting, forks):
                        return given
                elif key.fd in forks:
                    _end(forks.pop(key.fd), key.fd, waiting)
                else:  # a client has left
                    waiting.unregister(key.fileobj)
                    _kill(key.data)


def _begin(
    listening: socket.socket, waiting: selectors.BaseSelector, forks: dict[int, _Fork]
) -> tuple[dict[str, Any], list[int]] | None:
    """Fork for the job of a client that waits; the job where this is the fork."""
    client, _ = listening.accept()
    try:
        job, fds = _received(client)
    except (OSError, ValueError):
        client.close()
        return None
    alive, ends = os.pipe()  # a fork holds `ends`, and no program that it starts
    pid = os.fork()
    if not pid:
        os.close(alive)
        with contextlib.suppress(OSError):  # where the server has a pidfd, nobody waits for the pipe
            os.close(os.pidfd_open(os.getpid()))
            os.close(ends)
        client.close()
        listening.close()
        for over, other in forks.items():
            os.close(over)
            other.client.close()
        return job, fds
    for fd in (*fds, ends):
        os.close(fd)
    fork = _Fork(pid, job["environment"].get("TMPDIR", ""), client)
    try:
        over = os.pidfd_open(pid)
        os.close(alive)
    except OSError:
        over = (
            alive  # valgrind 3.19 knows no pidfd; what it counts has no forks of its own that hold the pipe
        )
    forks[over] = fork
    waiting.register(over, selectors.EVENT_READ, fork)
    waiting.register(client, selectors.EVENT_READ, fork)
    _tell(fork, f"{pid}\n")
    return None


def _end(fork: _Fork, over: int, waiting: selectors.BaseSelector) -> None:
    waiting.unregister(over)
    os.close(over)
    _, status, used = os.wait4(fork.pid, 0)
    cpu = used.ru_utime + used.ru_stime
    print(json.dumps({"for": fork.folder, "cpu": cpu}), flush=True)
    if fork.client in waiting.get_map():
        waiting.unregister(fork.client)
    _tell(fork, f"{os.waitstatus_to_exitcode(status)} {cpu}\n")
    fork.client.close()


def _tell(fork: _Fork, text: str) -> None:
    with contextlib.suppress(OSError):  # whoever asked may have gone
        fork.client.send(text.encode(), socket.MSG_NOSIGNAL)


def _kill(fork: _Fork) -> None:
    """Kill a fork, and the session that it leads where it leads one."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(fork.pid, signal.SIGKILL)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(fork.pid, signal.SIGKILL)
