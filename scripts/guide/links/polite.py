"""Politeness that holds across worker processes: at most so many requests to a host in any second.

A request counts from its start until a second after its *response*, so however late a server sees it, the
server can never see more than the limit in any second. Redirects and robots.txt pass here too.
"""

import fcntl
import hashlib
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_POLL = 0.05
_ENOUGH = 64  # more turns than any rate allows at once


class Gate:
    """Slots of a host, in small locked files that every worker of one run shares."""

    def __init__(self, folder: str, rate: float, stale: float) -> None:
        """`rate`: requests to a host in any second, 0 for no limit; `stale`: s after which an open one is lost."""
        self.folder, self.stale = Path(folder), stale
        self.at_once = max(1, int(rate)) if rate else 0
        self.window = self.at_once / rate if rate else 0.0

    @contextmanager
    def slot(self, host: str) -> Iterator[None]:
        """Wait for a turn at `host`; the turn ends with the block."""
        if not self.at_once:
            yield
            return
        path = self.folder / hashlib.sha256(host.encode()).hexdigest()[:24]
        turn = self._take(path)
        try:
            yield
        finally:
            with _entries(path) as entries:
                for entry in entries:
                    if entry[0] == turn:
                        entry[1] = time.monotonic()

    def _take(self, path: Path) -> str:
        turn = f"{threading.get_native_id()}.{time.monotonic_ns()}"
        while True:
            now = time.monotonic()
            with _entries(path) as entries:
                entries[:] = [e for e in entries if self._counts(e, now)]
                if len(entries) < self.at_once:
                    entries.append([turn, None, now])
                    return turn
                ends = [end + self.window - now for _, end, _ in entries if end is not None]
            time.sleep(max(0.001, min([_POLL, *ends])))

    def _counts(self, entry: list, now: float) -> bool:
        _, end, start = entry
        return now - start < self.stale if end is None else now - end < self.window


@contextmanager
def _entries(path: Path) -> Iterator[list]:
    """The host's open and recent turns, locked for this process while the block runs."""
    with path.open("a+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        try:
            entries = json.loads(file.read() or "[]")
        except ValueError:  # a worker was killed while it wrote: the next turn comes after a full window
            entries = [["lost", time.monotonic(), time.monotonic()]] * _ENOUGH
        yield entries
        file.seek(0)
        file.truncate()
        file.write(json.dumps(entries))
