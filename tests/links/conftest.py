"""The fixture world, run through the whole checker once; every trick's test reads the outcome."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import hypothesis
import pytest

from guide.links import looks
from guide.links.settings import Settings
from guide.links.verdict import Verdict

from . import stub
from .tricks import ALL
from .world import FakeClock, Site, World

TODAY = date(2030, 5, 4)

hypothesis.settings.register_profile("links", deadline=None, derandomize=True, database=None)
hypothesis.settings.load_profile("links")

if os.environ.get("LINKS_TEST_STUB") == "alive":
    stub.install()


@pytest.fixture(autouse=True)
def loopback_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that a test starts may leave this machine."""
    monkeypatch.setenv("GUIDE_LINKS_LOOPBACK_ONLY", "1")
    monkeypatch.delenv("GITHUB_TOKEN", raising=False)


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
    return Settings(
        timeout=6, limit=9, rate=0, connections=4, workers=2, ca_file=str(bundle), loopback_only=True
    )


@dataclass
class Played:
    """The tricks' sites, addresses and verdicts after one run."""

    sites: dict[str, Site | None]
    urls: dict[str, str]
    verdicts: dict[str, Verdict]
    clock: FakeClock


@pytest.fixture(scope="session")
def played(world: World, quick: Settings) -> Played:
    """One run over all tricks."""
    built = {t.name: t.build(world) for t in ALL}
    sites = {name: site for name, (site, _) in built.items()}
    urls = {name: url for name, (_, url) in built.items()}
    expected = {urls[t.name]: t.expected for t in ALL if t.expected}
    clock = FakeClock(TODAY)
    return Played(sites, urls, looks.settle(urls.values(), quick, clock, expected=expected), clock)


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty guide."""
    (tmp_path / "seeds" / "resources").mkdir(parents=True)
    (tmp_path / "docs").mkdir()
    monkeypatch.setenv("GUIDE_ROOT", str(tmp_path))
    return tmp_path
