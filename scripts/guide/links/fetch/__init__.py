"""Fetching: worker processes are started, listened to, killed when silent; what they leave is asked again, singly."""

import fcntl
import json
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypedDict

from guide.core.errors import GuideError
from guide.links import address
from guide.links.fetch.politeness import shards
from guide.links.observation import Observation
from guide.links.settings import Settings

ENOUGH = 300  # addresses that one worker does in less time than it takes to start another
FOLDER = "guide-links-"
FOLDER_AGE = 60.0  # seconds; one that is younger may not be held yet
INSTALL = "pip install 'linkchecker==10.6.*' protego"
_PACKAGES = str(Path(__file__).resolve().parents[3])

Tell = Callable[[Observation], object]


class Line(TypedDict, total=False):
    """What a worker says in one line; it has exactly one of these."""

    ready: str  # LinkChecker's version
    fatal: str
    start: str  # an address
    done: dict[str, Any]  # an observation
    stuck: str  # an address that no timeout ends
    beat: int  # how many addresses are being asked for


class Worker:
    """One checker process: it loads LinkChecker, waits for its job, and then says what it sees."""

    def __init__(self) -> None:
        self.ready, self.heard = False, time.monotonic()
        self.errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - `end` closes it
        path = os.pathsep.join([_PACKAGES, *filter(None, [os.environ.get("PYTHONPATH")])])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "guide.links.fetch.worker"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, text=True, encoding="utf-8",
            env=os.environ | {"PYTHONPATH": path, "LC_ALL": "C.UTF-8"},
        )  # fmt: skip

    def begin(self, urls: list[str], settings: Settings, folder: str, again: bool, inbox: "Inbox") -> None:
        """Give it its job; `inbox` gets each line, and None at the end."""
        job = {"urls": urls, "settings": asdict(settings), "folder": folder, "again": again}
        self.heard = time.monotonic()
        threading.Thread(target=self._listen, args=(json.dumps(job), inbox), daemon=True).start()

    def _listen(self, job: str, inbox: "Inbox") -> None:
        assert self.process.stdin and self.process.stdout
        try:
            self.process.stdin.write(job + "\n")
            self.process.stdin.flush()  # and stays open: its end tells the worker that we are gone
            for line in self.process.stdout:
                self.heard = time.monotonic()
                inbox.put((self, json.loads(line)))
        except (OSError, ValueError):
            pass  # killed in the middle of a line
        inbox.put((self, None))

    def end(self) -> str:
        """Kill what still runs; returns the last line it wrote to its errors."""
        self.process.kill()
        self.process.wait()
        for pipe in filter(None, (self.process.stdin, self.process.stdout)):
            with suppress(OSError):
                pipe.close()
        self.errors.seek(0)
        tail = self.errors.read().strip().splitlines()
        self.errors.close()
        return tail[-1] if tail else ""


Inbox = queue.Queue[tuple[Worker, Line | None]]
_spare: list[Worker] = []


def warm() -> None:
    """Start a worker ahead of its job: it loads LinkChecker while the caller still reads files."""
    if not _spare and find_spec("linkcheck"):
        _spare.append(Worker())


def ask(
    urls: Iterable[str], settings: Settings, again: bool = False, tell: Tell = lambda seen: None
) -> dict[str, Observation]:
    """One look at each address: exactly one observation each, whatever becomes of the workers.

    Raises GuideError when LinkChecker is missing or of another version.
    """
    wanted = list(dict.fromkeys(urls))
    got: dict[str, Observation] = {}

    def take(seen: Observation) -> None:
        if seen.url not in got:
            got[seen.url] = seen
            tell(seen)

    for url in wanted:
        if fault := address.problem(url):
            take(Observation(url, error="malformed", note=fault))
    rest = {url: None for url in wanted if url not in got}.keys()
    if rest and not find_spec("linkcheck"):
        raise GuideError("link check", "LinkChecker is not installed", INSTALL)
    tried: dict[str, int] = {}  # of those that were begun and never ended
    with _work_folder() as folder:
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


@contextmanager
def _work_folder() -> Iterator[str]:
    """A folder for the files that workers share. Those of runs that were killed are removed: nobody holds them."""
    for old in Path(tempfile.gettempdir()).glob(f"{FOLDER}*"):
        with suppress(OSError):
            if old.stat().st_uid == os.getuid() and time.time() - old.stat().st_mtime > FOLDER_AGE:
                with _held(old):
                    shutil.rmtree(old, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix=FOLDER) as folder, _held(Path(folder)):
        yield folder


@contextmanager
def _held(folder: Path) -> Iterator[None]:
    """Hold `folder` as long as this process lives; OSError where another does."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    finally:
        os.close(handle)


def _lost(url: str, note: str) -> Observation:
    return Observation(url, error="silence", note=note, given_up=True)


def _of_hanging_hosts(
    rest: Iterable[str], stuck: set[str], got: dict[str, Observation], given: Settings
) -> list[str]:
    """What is left of hosts that let all their connections hang, but for one address to be tried once more."""
    hung: dict[str, list[str]] = {}
    for url in sorted(stuck):
        hung.setdefault(address.host(url), []).append(url)
    hosts = {host: urls[0] for host, urls in hung.items() if len(urls) >= max(2, given.connections)}
    return [u for u in rest if u not in got and hosts.get(address.host(u), u) != u]


@dataclass
class _Seen:
    """What a round's workers told besides observations: what was begun, and what hangs."""

    begun: set[str] = field(default_factory=set)
    stuck: set[str] = field(default_factory=set)


def _round(
    parts: list[list[str]], n: int, settings: Settings, folder: str, again: bool, wanted: set[str], take: Tell
) -> _Seen:
    """Run a worker for each part, `n` at a time, to its end."""
    inbox: Inbox = queue.Queue()
    waiting, seen = list(parts), _Seen()
    running: set[Worker] = set()
    try:
        while waiting or running:
            while waiting and len(running) < n:
                worker = _spare.pop() if _spare else Worker()
                worker.begin(waiting.pop(0), settings, folder, again, inbox)
                running.add(worker)
            with suppress(queue.Empty):
                worker, line = inbox.get(timeout=0.5)
                if worker in running and line is None:
                    running.discard(worker)
                    _farewell(worker)
                elif worker in running and line:
                    _note(worker, line, seen, wanted, take)
            for silent in [w for w in running if time.monotonic() - w.heard > settings.grace]:
                silent.process.kill()  # its listener reports the end
    finally:
        for worker in running:
            worker.end()
    return seen


def _note(worker: Worker, line: Line, seen: _Seen, wanted: set[str], take: Tell) -> None:
    if "fatal" in line:
        raise GuideError("link check", line["fatal"], INSTALL)
    if "ready" in line:
        worker.ready = True
    elif "start" in line:
        seen.begun.add(line["start"])
    elif "stuck" in line:
        seen.stuck.add(line["stuck"])
    elif "done" in line:
        observation = Observation.from_json(line["done"])
        if observation.url in wanted:
            take(observation)


def _farewell(worker: Worker) -> None:
    last = worker.end()
    if not worker.ready and worker.process.returncode not in (0, -9):
        raise GuideError("link check", f"the checker does not start: {last}", INSTALL)
