"""The site as it is handed out: hosted, and as a zip."""

import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from guide.site.serve import serving
from tests.conftest import once, run, watched


@pytest.fixture(scope="session")
def unpacked(shared_tmp: Path) -> Path:
    """The offline zip, built and unpacked."""

    def make(folder: Path) -> None:
        done = run("scripts/build_site.py", "--offline", "--out", folder / "site")
        assert done.returncode == 0, done.stdout + done.stderr
        with zipfile.ZipFile(folder / "inside-pytorch.zip") as archive:
            archive.extractall(folder / "unpacked")

    return once(shared_tmp, "offline", make) / "unpacked" / "inside-pytorch"


@pytest.fixture(scope="session")
def hosted(shared_tmp: Path) -> Path:
    """The site as it is hosted, policy and list to keep included."""

    def make(folder: Path) -> None:
        done = run("scripts/build_site.py", "--out", folder / "site")
        assert done.returncode == 0, done.stdout + done.stderr

    return once(shared_tmp, "hosted", make) / "site"


@pytest.fixture(scope="session")
def finished_address(hosted: Path) -> Iterator[str]:
    """The hosted edition's address on the loopback."""
    with serving(hosted) as address:
        yield address


@pytest.fixture
def finished(chromium: Browser, finished_address: str) -> Iterator[Page]:
    """A fresh page of the hosted edition; the test fails as that of `page` does."""
    yield from watched(chromium, finished_address)
