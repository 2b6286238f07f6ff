"""The one release of PyTorch that the guide is proved on: `version` in pyproject.toml, and what repeats it.

Prose names it as `{{ release }}` (`guide.pages.filled`).
"""

import re
import tomllib
from datetime import date
from functools import lru_cache
from pathlib import Path

from guide.core.errors import GuideError
from guide.core.paths import read_text, root, shown, write_whole

PLACE = "pyproject.toml"
# Files that cannot ask: each with the line that repeats the release, the number as its group.
REPEATED = {
    "mkdocs.yml": r'^  pytorch: "(.*)"',
    "CITATION.cff": r"^version: (.*)",
    "README.md": r"^It is proved on PyTorch (.*)\.$",
}
PINS = "requirements/torch.txt"  # a release has its own hashes and its own triton: only an upgrade writes it
_PINNED = r"^torch==([\d.]+)"
COMMAND = "python scripts/state_release.py"
_PROVED = re.compile(r'^  proved: "(.*)"', re.MULTILINE)
RELEASE = re.compile(r"[0-9]+\.[0-9]+\.[0-9]+")


def pinned() -> str:
    """The release, such as `2.13.0`; GuideError where pyproject.toml does not say it."""
    path = root() / PLACE
    return _read(path, path.stat().st_mtime_ns if path.is_file() else 0)


@lru_cache(maxsize=4)
def _read(path: Path, _mtime: int) -> str:
    try:
        found = tomllib.loads(read_text(path))["project"]["version"]
    except (tomllib.TOMLDecodeError, KeyError, TypeError, RecursionError):
        found = None
    if not isinstance(found, str) or not RELEASE.fullmatch(found):
        raise GuideError(shown(path), "it names no release", 'write version = "2.15.0" under [project]')
    return found


def proved_on(day: date) -> bool:
    """Write the day on which everything was proved, for each page's foot; True when that is news."""
    path = root() / "mkdocs.yml"
    text = read_text(path)
    if not (found := _PROVED.search(text)):
        raise GuideError(shown(path), f"no line matches '{_PROVED.pattern}'", "write it under extra")
    if found[1] == day.isoformat():
        return False
    write_whole(path, text[: found.start(1)] + day.isoformat() + text[found.end(1) :])
    return True


def differences() -> list[GuideError]:
    """The places that repeat another release, or none, each with file and line."""
    out, wanted = [], pinned()
    for name, pattern in (*REPEATED.items(), (PINS, _PINNED)):
        text = read_text(root() / name)
        found = re.search(pattern, text, re.MULTILINE)
        if not found:
            out.append(
                GuideError(
                    name, f"no line matches '{pattern}'", f"mend it, or REPEATED in {shown(Path(__file__))}"
                )
            )
        elif found[1] != wanted:
            line = text.count("\n", 0, found.start()) + 1
            cure = COMMAND if name in REPEATED else f"python scripts/upgrade_pytorch.py {wanted} --apply"
            out.append(GuideError(f"{name}:{line}", f"it says {found[1]}, {PLACE} says {wanted}", cure))
    return out


def state() -> list[Path]:
    """Write the release where it is repeated; the files that changed."""
    changed = []
    for name, pattern in REPEATED.items():
        path = root() / name
        text = read_text(path)
        found = re.search(pattern, text, re.MULTILINE)
        if found and found[1] != pinned():
            write_whole(path, text[: found.start(1)] + pinned() + text[found.end(1) :])
            changed.append(path)
    return changed
