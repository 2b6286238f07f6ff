"""The site as it is handed out: hosted, and as a zip."""

import zipfile
from pathlib import Path

import pytest

from tests.conftest import once, run


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
