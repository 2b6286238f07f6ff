"""Fetching: LinkChecker runs in processes that are killed when silent; what they leave is asked again, singly."""

import json
import os
import subprocess
import sys
import tempfile
import threading
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from pydantic import TypeAdapter

from guide.core.errors import GuideError
from guide.links import address
from guide.links.page import Page

REPOSITORY = "https://github.com/inside-pytorch/inside-pytorch"
AGENT = "inside-pytorch-links/1 (+{}/blob/main/docs/contributing/link-checking.md)"
ARCHIVE = "https://web.archive.org"
INSTALL = "pip install 'linkchecker==10.6.*' protego"


@dataclass(frozen=True)
class Settings:
    """How a run behaves. Times in seconds, sizes in bytes; `rate` is requests to one host a second (0: no limit)."""

    agent: str = field(default_factory=lambda: AGENT.format(os.environ.get("REPOSITORY") or REPOSITORY))
    rate: float = 2.0
    timeout: float = 20.0  # one socket read
    limit: float = 60.0  # silence of a process after which it is killed
    threads: int = 64  # of one process
    hot: int = 50  # addresses of one host that are worth a process of its own
    body: int = 64 * 1024
    hops: int = 10
    give_up: int = 5  # failures in a row after which a silent host is not asked again
    dead_gap: float = 60.0  # a 404 counts when a second one follows at least this much later
    again: float = 15.0  # before a second try of what did not answer, or answered 429
    patience: float = 60.0  # a Retry-After beyond this is not waited for, and not asked again
    archive: str = field(default_factory=lambda: os.environ.get("GUIDE_LINKS_ARCHIVE") or ARCHIVE)
    raw_files: str = "https://raw.githubusercontent.com"
    ca_file: str = ""  # extra trust, for tests


@dataclass(frozen=True)
class Hop:
    """One response: who answered, with what status, pointing where (absolute) when it redirects."""

    url: str
    status: int
    target: str | None = None


@dataclass(frozen=True)
class Observation:
    """One look at one address. `fault` is `robots`, `malformed`, or the class of an exception."""

    url: str
    hops: tuple[Hop, ...] = ()
    headers: Mapping[str, str] = field(default_factory=dict)  # of the last response, names in lower case
    page: Page | None = None  # what the last response showed
    fault: str = ""
    note: str = ""


_READ = TypeAdapter(Observation)
Take = Callable[[Observation], object]


def fetch(urls: Iterable[str], settings: Settings) -> dict[str, Observation]:
    """One look at each address: exactly one observation each. GuideError when LinkChecker is missing or another."""
    got: dict[str, Observation] = {}
    waiting, lock = dict.fromkeys(urls), threading.Lock()

    def take(seen: Observation) -> None:
        with lock:
            if seen.url in waiting:
                del waiting[seen.url]
                got[seen.url] = seen

    for url in list(waiting):
        if fault := address.problem(url):
            take(Observation(url, fault="malformed", note=fault))
    if waiting and not find_spec("linkcheck"):
        raise GuideError("link check", "LinkChecker is not installed", INSTALL)
    with tempfile.TemporaryDirectory(prefix="guide-links-") as folder:
        run = partial(_run, settings=settings, folder=folder, take=take)
        run(groups(waiting, settings.hot))
        hangs: dict[str, int] = defaultdict(int)
        for url in list(waiting):
            if hangs[address.host(url)] < 2:  # a host that lets two hang lets all hang
                run([[url]])
            if url in waiting:
                hangs[address.host(url)] += 1
                take(Observation(url, fault="Timeout", note=f"no answer within {settings.limit:g} s"))
    return got


def groups(urls: Iterable[str], hot: int) -> list[list[str]]:
    """What each process gets: a host with more than `hot` addresses one of its own, the rest one, hosts in turns."""
    hosts: dict[str, list[str]] = defaultdict(list)
    for url in urls:
        hosts[address.host(url)].append(url)
    turns = [(n, url) for own in hosts.values() if len(own) <= hot for n, url in enumerate(own)]
    rest = [url for _, url in sorted(turns)]
    return [own for own in hosts.values() if len(own) > hot] + ([rest] if rest else [])


def _run(parts: list[list[str]], settings: Settings, folder: str, take: Take) -> None:
    """A process for each part, all at once; none outlives this call."""
    running: list[subprocess.Popen[str]] = []
    with ThreadPoolExecutor(max(1, len(parts))) as pool:
        try:
            for done in [pool.submit(_ask, part, settings, folder, take, running) for part in parts]:
                done.result()
        finally:
            for process in running:
                process.kill()


def _ask(
    urls: list[str], settings: Settings, folder: str, take: Take, running: list[subprocess.Popen[str]]
) -> None:
    """Start a process and take what it says, until it ends or has been silent for too long."""
    path = f"{Path(__file__).resolve().parents[2]}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    heard = False
    with subprocess.Popen(
        [sys.executable, "-m", "guide.links.linkchecker"], env=os.environ | {"PYTHONPATH": path},
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, encoding="utf-8",
        start_new_session=True,  # Ctrl-C is for us, and we end it
    ) as process:  # fmt: skip
        running.append(process)
        assert process.stdin and process.stdout
        with suppress(BrokenPipeError, ValueError):  # killed in the middle of a line
            job = {"urls": urls, "settings": asdict(settings), "folder": folder}
            process.stdin.write(json.dumps(job) + "\n")
            process.stdin.flush()  # and stays open: its end tells the process that we are gone
            while True:
                timer = threading.Timer(settings.limit, process.kill)
                timer.start()
                line = process.stdout.readline()
                timer.cancel()
                if not line:
                    break
                heard = True
                take(_READ.validate_json(line))
        if process.wait() not in (0, -9) and not heard:
            cure = "python -m guide.links.linkchecker tells why"
            raise GuideError("link check", "LinkChecker does not start", cure)
