"""The small web of these tests, and guides that cite it. Nothing leaves this machine."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from datetime import date
from pathlib import Path

import pytest

from guide.links import check, ledger
from guide.links.fetch import Settings
from guide.links.ledger import Record

from . import stub
from .world import FakeClock, World

TODAY = date(2030, 5, 4)
REPO = Path(__file__).resolve().parents[2]
TITLE = "Strides explained"

if os.environ.get("LINKS_TEST_STUB") == "alive":
    stub.install()


@pytest.fixture(autouse=True)
def loopback_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that a test starts may leave this machine."""
    monkeypatch.setenv("PYTHONPATH", f"{REPO}/tests/links/only_loopback{os.pathsep}{REPO}/scripts")
    monkeypatch.setenv("COLUMNS", "200")


@pytest.fixture(scope="session")
def world() -> Iterator[World]:
    """The web, for all tests of this process."""
    made = World()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def quick(world: World, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """Settings with little patience, that trust the world's certificates."""
    bundle: Path = tmp_path_factory.mktemp("trust") / "ca.pem"
    world.authority.cert_pem.write_to_path(str(bundle))
    return Settings(timeout=3, limit=5, rate=0, ca_file=str(bundle))


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty guide."""
    (tmp_path / "seeds" / "resources").mkdir(parents=True)
    (tmp_path / "docs").mkdir()
    monkeypatch.setenv("GUIDE_ROOT", str(tmp_path))
    return tmp_path


@pytest.fixture
def cite(root: Path) -> Callable[..., None]:
    """Makes a catalogue that cites addresses."""

    def write(urls: Iterable[str]) -> None:
        records = [
            {
                "id": f"r-{n}", "title": TITLE, "url": url, "language": "en", "kind": "article", "level": "deep",
                "about": f"What one learns from the page number {n} of this list.", "basis": "summary",
            }
            for n, url in enumerate(urls)
        ]  # fmt: skip
        (root / "seeds/resources/one.yml").write_text(json.dumps(records), encoding="utf-8")

    return write


def remember(urls: Iterable[str], **fields: object) -> None:
    """A ledger with a record for each of `urls`."""
    with ledger.editing() as records:
        records.update({url: Record(**({"url": url, "first_seen": TODAY} | fields)) for url in urls})


def command(*words: str) -> subprocess.CompletedProcess[str]:
    """scripts/check_links.py, on the guide that GUIDE_ROOT names."""
    argv = [sys.executable, str(REPO / "scripts/check_links.py"), *words]
    return subprocess.run(argv, capture_output=True, text=True, timeout=300, check=False)


def online(settings: Settings, today: date = TODAY, **kw: object) -> check.Report:
    """A run in this process."""
    from rich.console import Console

    return check.check_online(settings, today, Console(quiet=True), clock=FakeClock(), **kw)
