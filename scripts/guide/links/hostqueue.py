"""The order in which one worker asks: hosts take turns, none has more than its share of threads."""

import threading
from collections import deque

from guide.links import address


class HostQueue:
    """Thread-safe. `take` blocks while every waiting address belongs to a host that is at its share."""

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
                if not any(self.waiting.values()) or self._hopeless():
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
        """All that waits belongs to hosts whose whole share hangs."""
        return all(self.stuck[h] >= self.share for h, urls in self.waiting.items() if urls)

    def finished(self) -> bool:
        """Nothing runs but what hangs, and nothing more can start."""
        with self.change:
            running = sum(self.active.values()) - sum(self.stuck.values())
            return running == 0 and (not any(self.waiting.values()) or self._hopeless())
