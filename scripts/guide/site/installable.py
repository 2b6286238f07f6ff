"""What `pip install` from the repository makes: the command `inside` with the guide in one file. A build backend (PEP 517).

Building the wheel builds the site, with the packages that requirements/site.txt pins; an editable install, which the
project's own environment is, stays as setuptools makes it and takes the file from `site/`.
"""

import os
import re
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "UnsupportedOperation",
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]
READY = "inside"  # of pip's --config-settings: a file that is built already
HELD = Path(
    "scripts", "guide", "reader", "inside.pyz"
)  # in a wheel, and only while one is made in the repository
Settings = Mapping[str, Any] | None


class UnsupportedOperation(Exception):
    """What a build front end knows as: this backend does not make that (PEP 517)."""


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> NoReturn:
    """None is made: the repository is the source, and a wheel is built in it."""
    raise UnsupportedOperation("no source archive is made: clone the repository and run pip wheel there")


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What builds the site, as pinned; nothing more where the file is there."""
    wanted = list(build_meta.get_requires_for_build_wheel(dict(config_settings or {})))
    if READY in (config_settings or {}):
        return wanted
    pinned = Path("requirements", "site.txt").read_text(encoding="utf-8")
    return wanted + re.findall(r"^[\w.-]+==[^\s\\;]+", pinned, re.MULTILINE)


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """A wheel that holds inside.pyz; its name. pip calls this in the repository's folder."""
    ready = (config_settings or {}).get(READY)
    with _held(Path(ready) if ready else None):
        return str(build_meta.build_wheel(wheel_directory, {}, metadata_directory))


@contextmanager
def _held(ready: Path | None) -> Iterator[None]:
    """The file where setuptools packs it, for as long as it does."""
    try:
        if ready:
            shutil.copyfile(ready, HELD)
        else:
            from guide.site import editions

            os.environ["GUIDE_ROOT"] = str(Path.cwd())
            with tempfile.TemporaryDirectory() as folder:
                editions.hosted(Path(folder, "site"))
                shutil.copyfile(Path(folder, "site", HELD.name), HELD)
        yield
    finally:
        HELD.unlink(missing_ok=True)
