"""Worker processes: started, listened to, killed when silent; what they leave is asked again, singly."""

import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from importlib.util import find_spec
from pathlib import Path
from typing import IO

from guide.errors import GuideError
from guide.links import address
from guide.links.classify import classify
from guide.links.observed import Observation, Verdict
from guide.links.settings import Settings, to_job
from guide.links.shard import shards

ENOUGH = 300  # addresses that one worker does in less time than it takes to start another
INSTALL = "pip install 'linkchecker==10.6.*' protego"
_PACKAGES = str(Path(__file__).resolve().parents[2])


_spare: list[tuple[subprocess.Popen, IO[str]]] = []


def warm() -> None:
    """Start a worker ahead of its job: it loads LinkChecker while the caller still reads files."""
    if not _spare and find_spec("linkcheck"):
        _spare.append(_spawn())


def _spawn() -> tuple[subprocess.Popen, IO[str]]:
    errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - `Worker.end` closes it
    path = os.pathsep.join([_PACKAGES, *filter(None, [os.environ.get("PYTHONPATH")])])
    process = subprocess.Popen(
        [sys.executable, "-m", "guide.links.worker"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True, encoding="utf-8",
        env=os.environ | {"PYTHONPATH": path, "LC_ALL": "C.UTF-8"},
    )  # fmt: skip
    return process, errors


class Worker:
    """One checker process with its job, and what it has said so far."""

    def __init__(
        self, urls: list[str], settings: Settings, folder: str, again: bool, inbox: queue.Queue
    ) -> None:
        self.ready, self.heard = False, time.monotonic()
        self.process, self.errors = _spare.pop() if _spare else _spawn()
        job = {"urls": urls, "settings": to_job(settings), "folder": folder, "again": again}
        threading.Thread(target=self._listen, args=(self.process.stdout, inbox, job), daemon=True).start()

    def _listen(self, lines: IO[str], inbox: queue.Queue, job: dict) -> None:
        try:
            self.process.stdin.write(json.dumps(job) + "\n")
            self.process.stdin.flush()  # and stays open: its end tells the worker that we are gone
            for line in lines:
                self.heard = time.monotonic()
                inbox.put((self, json.loads(line)))
        except (OSError, ValueError):
            pass  # killed in the middle of a line
        inbox.put((self, None))

    def end(self) -> str:
        """Kill what still runs; returns the last line it wrote to its errors."""
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            with suppress(OSError):
                pipe.close()
        self.errors.seek(0)
        tail = self.errors.read().strip().splitlines()
        self.errors.close()
        return tail[-1] if tail else ""


def ask(
    urls: Iterable[str],
    settings: Settings,
    again: bool = False,
    tell: Callable[[Verdict], None] = lambda v: None,
) -> dict[str, Verdict]:
    """One look at each address: exactly one verdict each, whatever becomes of the workers.

    Raises GuideError when LinkChecker is missing or of another version.
    """
    wanted = list(dict.fromkeys(urls))
    got: dict[str, Verdict] = {}

    def take(verdict: Verdict) -> None:
        if verdict.url not in got:
            got[verdict.url] = verdict
            tell(verdict)

    for url in wanted:
        if fault := address.problem(url):
            take(classify(Observation(url, error="malformed", note=fault)))
    rest = {url: None for url in wanted if url not in got}.keys()
    if rest and not find_spec("linkcheck"):
        raise GuideError("link check", "LinkChecker is not installed", INSTALL)
    tried: dict[str, int] = {}  # of those that were begun and never ended
    with tempfile.TemporaryDirectory(prefix="guide-links-") as folder:
        n = settings.workers or min(4, os.cpu_count() or 1, 1 + len(rest) // ENOUGH)
        while rest:
            calm = [url for url in rest if url not in tried]
            parts = shards(calm, n) if calm else [[url] for url in rest]
            seen = _round(parts, n, settings, folder, again, set(rest), take)
            for url in (set(calm) & seen.begun if calm else rest) - got.keys():
                tried[url] = tried.get(url, 0) + 1
                if tried[url] > 1:
                    take(_lost(url, f"no answer within {settings.limit:g} s, twice"))
            for url in _of_hanging_hosts(rest, seen.stuck, got, settings):
                take(_lost(url, "not asked again: its host lets requests hang"))
            if calm and not seen.begun:  # workers that die before they begin must not go on for ever
                tried.update(dict.fromkeys(calm, 1))
            rest = {url: None for url in rest if url not in got}.keys()
    return got


def _lost(url: str, note: str) -> Verdict:
    """Unreachable for good: it has been tried again already."""
    return replace(classify(Observation(url, error="network", note=note)), wait=float("inf"))


def _of_hanging_hosts(
    rest: Iterable[str], stuck: set[str], got: dict[str, Verdict], given: Settings
) -> list[str]:
    """What is left of hosts that let all their connections hang, but for one address to be tried once more."""
    hung: dict[str, list[str]] = {}
    for url in sorted(stuck):
        hung.setdefault(address.host(url), []).append(url)
    hosts = {host: urls[0] for host, urls in hung.items() if len(urls) >= max(2, given.connections)}
    return [u for u in rest if u not in got and hosts.get(address.host(u), u) != u]


@dataclass
class _Seen:
    """What a round's workers told besides verdicts: what was begun, and what hangs."""

    begun: set[str] = field(default_factory=set)
    stuck: set[str] = field(default_factory=set)


def _round(
    parts: list[list[str]], n: int, settings: Settings, folder: str, again: bool, wanted: set[str],
    take: Callable[[Verdict], None],
) -> _Seen:  # fmt: skip
    """Run a worker for each part, `n` at a time, to its end."""
    inbox: queue.Queue = queue.Queue()
    waiting, running, seen = list(parts), set(), _Seen()
    try:
        while waiting or running:
            while waiting and len(running) < n:
                running.add(Worker(waiting.pop(0), settings, folder, again, inbox))
            try:
                worker, fact = inbox.get(timeout=0.5)
            except queue.Empty:
                worker, fact = None, {}
            if worker in running:
                if fact is None:
                    running.discard(worker)
                    _farewell(worker)
                else:
                    _note(worker, fact, seen, wanted, take)
            for silent in [w for w in running if time.monotonic() - w.heard > settings.grace]:
                silent.process.kill()  # its listener reports the end
    finally:
        for worker in running:
            worker.end()
    return seen


def _note(worker: Worker, fact: dict, seen: _Seen, wanted: set[str], take: Callable[[Verdict], None]) -> None:
    if "fatal" in fact:
        raise GuideError("link check", fact["fatal"], INSTALL)
    if "ready" in fact:
        worker.ready = True
    elif "start" in fact:
        seen.begun.add(fact["start"])
    elif "stuck" in fact:
        seen.stuck.add(fact["stuck"])
    elif "done" in fact:
        verdict = Verdict.from_json(fact["done"])
        if verdict.url in wanted:
            take(verdict)


def _farewell(worker: Worker) -> None:
    last = worker.end()
    if not worker.ready and worker.process.returncode not in (0, -9):
        raise GuideError("link check", f"the checker does not start: {last}", INSTALL)
