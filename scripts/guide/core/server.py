"""A process that many programs share: started when first asked for, ended with this one. What it does is `forking`."""

import json
import os
import subprocess
import tempfile
import threading
from pathlib import Path
from socket import AF_UNIX, socket
from types import TracebackType


class Server:
    """One that listens on the socket of its folder, while the block lasts; it starts again where it has ended."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None

    def command(self, folder: Path, listening: int) -> tuple[list[str], dict[str, str]]:
        """The words that start it in `folder` with the descriptor `listening`, and its whole environment."""
        raise NotImplementedError

    def folder(self) -> Path:
        """Where its socket and what it prints lie; it runs from now on."""
        with self._lock:
            if self._process is None or self._process.poll() is not None or self._folder is None:
                self._end()
                self._start()
            assert self._folder is not None
            return Path(self._folder.name)

    def seconds(self, folder: str | Path) -> float:
        """The CPU seconds of all forks that worked for a program whose TMPDIR was `folder`."""
        with self._lock:
            if self._folder is None:
                return 0.0
        lines = [json.loads(line) for line in self.log().splitlines() if line.startswith('{"for": ')]
        return float(sum(line["cpu"] for line in lines if line["for"] == str(folder)))

    def log(self) -> str:
        """What it has printed."""
        with self._lock:
            log = Path(self._folder.name) / "log" if self._folder else Path(os.devnull)
            return log.read_text(encoding="utf-8", errors="replace")

    def close(self) -> None:
        """End it, and every program that it holds."""
        with self._lock:
            self._end()

    def _start(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="shared-", ignore_cleanup_errors=True)
        folder = Path(self._folder.name)
        with (folder / "log").open("wb") as log, socket(AF_UNIX) as listening:
            listening.bind(str(folder / "socket"))
            listening.listen(64)
            words, environment = self.command(folder, listening.fileno())
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd=folder,
                env=environment,
                start_new_session=True,
                pass_fds=[listening.fileno()],
            )

    def _end(self) -> None:
        if self._process is not None:
            assert self._process.stdin is not None
            self._process.stdin.close()
            try:
                self._process.wait(30)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None

    def __enter__(self) -> "Server":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()
