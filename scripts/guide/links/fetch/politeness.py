"""Politeness: no host gets more than its share of connections, of requests in any second, or of tries in vain."""

import fcntl
import hashlib
import json
import threading
import time
from collections import defaultdict, deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from guide.links import address

_POLL = 0.05
_ENOUGH = 64  # more turns than any rate allows at once


def shards(urls: list[str], n: int) -> list[list[str]]:
    """At most `n` lists, each host in one of them, the biggest hosts placed first. None is empty."""
    by_host: dict[str, list[str]] = defaultdict(list)
    for url in urls:
        by_host[address.host(url)].append(url)
    out: list[list[str]] = [[] for _ in range(max(1, n))]
    for group in sorted(by_host.values(), key=len, reverse=True):
        min(out, key=len).extend(group)
    return [part for part in out if part]


class HostQueue:
    """The order in which one worker asks: hosts take turns, none has more than its share of threads.

    Thread-safe. `take` blocks while every waiting address belongs to a host that is at its share.
    """

    def __init__(self, urls: list[str], share: int, give_up: int) -> None:
        self.share, self.give_up = share, give_up
        self.waiting: dict[str, deque[str]] = {}
        for url in urls:
            self.waiting.setdefault(address.host(url), deque()).append(url)
        self.turns = deque(self.waiting)
        self.active = dict.fromkeys(self.waiting, 0)
        self.stuck = dict.fromkeys(self.waiting, 0)
        self.failed = dict.fromkeys(self.waiting, 0)
        self.change = threading.Condition()

    def take(self) -> str | None:
        """The next address; None when no more can come."""
        with self.change:
            while True:
                if (url := self._next()) is not None:
                    return url
                if self._hopeless():
                    return None
                self.change.wait()

    def _next(self) -> str | None:
        for _ in range(len(self.turns)):
            host = self.turns[0]
            self.turns.rotate(-1)
            if not self.waiting[host]:
                self.turns.remove(host)
            elif self.active[host] < self.share:
                self.active[host] += 1
                return self.waiting[host].popleft()
        return None

    def done(self, url: str, failed: bool) -> list[str]:
        """`url` is finished. Returns what is given up with it: the rest of a host that failed too often."""
        host = address.host(url)
        with self.change:
            self.active[host] -= 1
            self.failed[host] = self.failed[host] + 1 if failed else 0
            rest: list[str] = []
            if self.failed[host] >= self.give_up:
                rest = list(self.waiting[host])
                self.waiting[host].clear()
            self.change.notify_all()
            return rest

    def lose(self, url: str) -> None:
        """`url` hangs: it keeps its host's share until the process ends."""
        with self.change:
            self.stuck[address.host(url)] += 1
            self.change.notify_all()

    def _hopeless(self) -> bool:
        """Nothing waits but for hosts whose whole share hangs."""
        return all(self.stuck[h] >= self.share for h, urls in self.waiting.items() if urls)

    def finished(self) -> bool:
        """Nothing runs but what hangs, and nothing more can start."""
        with self.change:
            return sum(self.active.values()) == sum(self.stuck.values()) and self._hopeless()


class _Turn(NamedTuple):
    """One request to a host: when it began and, once it was answered, when that was (monotonic seconds)."""

    ident: str
    end: float | None
    start: float


class Gate:
    """At most so many requests to a host in any second, in small locked files that all workers of a run share.

    A request counts from its start until a second after its *response*, so however late a server sees it, the
    server can never see more than the limit in any second. Redirects and robots.txt pass here too.
    """

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
        ident = self._take(path)
        try:
            yield
        finally:
            with _turns(path) as turns:
                turns[:] = [t._replace(end=time.monotonic()) if t.ident == ident else t for t in turns]

    def _take(self, path: Path) -> str:
        ident = f"{threading.get_native_id()}.{time.monotonic_ns()}"
        while True:
            now = time.monotonic()
            with _turns(path) as turns:
                turns[:] = [t for t in turns if self._counts(t, now)]
                if len(turns) < self.at_once:
                    turns.append(_Turn(ident, None, now))
                    return ident
                ends = [t.end + self.window - now for t in turns if t.end is not None]
            time.sleep(max(0.001, min([_POLL, *ends])))

    def _counts(self, turn: _Turn, now: float) -> bool:
        return now - turn.start < self.stale if turn.end is None else now - turn.end < self.window


@contextmanager
def _turns(path: Path) -> Iterator[list[_Turn]]:
    """The host's open and recent turns, locked for this process while the block runs."""
    with path.open("a+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        try:
            turns = [_Turn(*turn) for turn in json.loads(file.read() or "[]")]
        except (ValueError, TypeError):  # a worker was killed in mid-write: the next turn waits a full window
            turns = [_Turn("lost", time.monotonic(), time.monotonic())] * _ENOUGH
        yield turns
        file.seek(0)
        file.truncate()
        file.write(json.dumps(turns))
