"""Programs run as forks of one process that has imported torch: the import costs 2 CPU seconds and is paid once."""

import atexit
import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from guide.core.errors import GuideError
from guide.core.processes import Ended, Limits, watch

_SERVER = Path(__file__).with_name("fork_server.py")


class Forks:
    """The server, started at the first program and ended with this process. Threads may share it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._socket: socket.socket | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._home: tempfile.TemporaryDirectory[str] | None = None

    def run(self, path: Path, cwd: Path, env: Mapping[str, str], limits: Limits) -> Ended:
        """Run the program at `path` in a fork whose environment, folder and streams are those of a new interpreter."""
        ends = [os.pipe() for _ in range(3)]
        (out, out_), (err, err_), (report, report_) = ends
        message = json.dumps({"path": str(path), "cwd": str(cwd), "env": json.dumps(dict(env))}).encode()
        try:
            try:
                self._ask(message, [out_, err_, report_], env)
            finally:
                for fd in (out_, err_, report_):
                    os.close(fd)
            said = os.fdopen(os.dup(report), "rb", buffering=0)
            with said:
                first = said.readline()
                if not first:
                    raise self._gone()

                def reap() -> tuple[int, float]:
                    status, _, cpu = said.readline().partition(b" ")
                    if not status:
                        raise self._gone()
                    return int(status), float(cpu)

                return watch(int(first), report, [out, err], reap, limits, f"TMPDIR={env['TMPDIR']}")
        finally:
            for fd in (out, err, report):
                os.close(fd)

    def close(self) -> None:
        """End the server and what still runs under it."""
        if self._socket and self._process and self._home:
            self._socket.close()
            self._process.wait()
            self._home.cleanup()
        self._socket = None

    def _ask(self, message: bytes, fds: list[int], env: Mapping[str, str]) -> None:
        with self._lock:
            if self._process is None or self._process.poll() is not None:
                self.close()
                self._start(env)
            assert self._socket
            with suppress(BrokenPipeError, ConnectionResetError):  # its silence is told by the report
                socket.send_fds(self._socket, [message], fds)

    def _start(self, env: Mapping[str, str]) -> None:
        """Start the server under a run's environment, with a folder of its own."""
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._home = tempfile.TemporaryDirectory(prefix="forks-")
        home = self._home.name
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, str(_SERVER), str(theirs.fileno())],
                cwd=home,
                env={**env, "HOME": home, "TMPDIR": home},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                pass_fds=[theirs.fileno()],
                start_new_session=True,
            )
        self._socket = ours
        atexit.register(self.close)

    def _gone(self) -> GuideError:
        """Why there is no answer: the server's last words."""
        self.close()
        said = self._process.stderr.read().decode() if self._process and self._process.stderr else ""
        return GuideError(
            "the fork server", f"it has ended: {said.strip()[-1500:]}", "say it in '# fresh:' of the program"
        )
