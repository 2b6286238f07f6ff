"""What the engine is given, looked through before it starts: its own faults end in a traceback or in silence."""

import os
import re
import stat
from pathlib import Path
from urllib.parse import urlsplit

from guide import front, navigation, pages, yamlfile
from guide.characters import deceptive
from guide.errors import GuideError
from guide.paths import read_text, root, shown, told, within

# Names stand in addresses, in HTML and in shells.
NAME = re.compile(r"[A-Za-z0-9._][A-Za-z0-9._+-]*")
ADDRESSES = ("SITE_URL", "REPOSITORY", "EDIT_URI")  # what mkdocs.yml takes from the environment


def check() -> None:
    """Raise GuideError for the first fault of docs/ or of the environment."""
    for name in ADDRESSES:
        address(name, os.environ.get(name))
    docs = root() / "docs"
    if not docs.is_dir():
        raise GuideError(
            shown(docs), "no such folder", "run this in a copy of the repository, or unset GUIDE_ROOT"
        )
    for folder, folders, files in os.walk(docs, onerror=_stop):
        for name in sorted(folders + files):
            _entry(Path(folder) / name, docs)
    _listed(navigation.read(docs))
    read_text(root() / "mkdocs.yml")
    pages.settings()


def _listed(folder: navigation.Folder) -> None:
    """Raise GuideError for a name that a `.pages` lists in vain."""
    if folder.absent:
        where = shown(folder.path / navigation.PAGES)
        raise GuideError(where, f"it lists '{folder.absent[0][:80]}', which is not there", "mend the name")
    for inner in folder.folders():
        _listed(inner)


def _stop(error: OSError) -> None:
    raise told(error)


def address(name: str, value: str | None) -> None:
    """Raise GuideError for an address that is none; absent and empty ones are left to mkdocs.yml."""
    if not value:
        return
    cure = f"unset {name}, or write https://host/path/"
    try:
        parts = urlsplit(value.replace("{path}", "path"))
        good = (
            parts.scheme in ("http", "https")
            and parts.hostname
            and parts.port != 0
            and "@" not in parts.netloc
        )
    except ValueError as error:
        raise GuideError(f"{name}={value[:200]}", str(error).lower(), cure) from None
    if not good or re.search(r"[\s\"'<>`\\{}]", value.replace("{path}", "")) or deceptive(value):
        raise GuideError(f"{name}={value[:200]}", "it is not an http(s) address", cure)
    if name == "SITE_URL" and (parts.query or parts.fragment):
        raise GuideError(f"{name}={value[:200]}", "it has a query or a fragment", cure)


def _entry(path: Path, docs: Path) -> None:
    try:
        mode = path.stat().st_mode
    except OSError as error:
        raise told(error, path) from None
    if not NAME.fullmatch(path.name):
        what = f"the name {path.name[:80]!a} holds more than letters, digits, '.', '_', '+' and '-'"
        raise GuideError(shown(path.parent), what, "rename it")
    if not within(path, docs):
        raise GuideError(
            shown(path), "it leads out of docs/, and all of docs/ is published", "put a copy there"
        )
    if path.is_symlink() and stat.S_ISDIR(mode):
        raise GuideError(shown(path), "it is a link to a folder", "put the folder there")
    if not stat.S_ISDIR(mode) and not stat.S_ISREG(mode):
        raise GuideError(shown(path), "it is no plain file", "remove it")
    if path.suffix == ".md":
        front.check(read_text(path), shown(path))
    elif path.name == navigation.PAGES:
        yamlfile.load(path)
