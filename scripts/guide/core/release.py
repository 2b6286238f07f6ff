"""The release of PyTorch that the guide is proved on, and the guide's own version: pyproject.toml, and what repeats it.

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
    "README.md": r"^It is proved on PyTorch (.*)\.$",
}
VERSIONED = {"CITATION.cff": r"^version: (.*)"}  # repeats the guide's version
PINS = "requirements/torch.txt"  # a release has its own hashes and its own triton: only an upgrade writes it
_PINNED = r"^torch==([\d.]+)"
COMMAND = "python scripts/state_release.py"
_PROVED = re.compile(r'^  proved: "(.*)"', re.MULTILINE)
RELEASE = re.compile(r"[0-9]+\.[0-9]+\.[0-9]+")
VERSION = re.compile(r"[0-9]{4}\.[0-9]{1,2}(\.[0-9]+)?")


def pinned() -> str:
    """The release of PyTorch, such as `2.13.0`; GuideError where pyproject.toml does not say it."""
    return _stated(
        ("tool", "inside-pytorch", "pytorch"),
        RELEASE,
        "it names no release of PyTorch",
        'write pytorch = "2.15.0" under [tool.inside-pytorch]',
    )


def version() -> str:
    """The guide's own version, such as `2026.12`; GuideError where pyproject.toml does not say it."""
    cure = 'write version = "2026.12" under [project]: the year and the month'
    return _stated(("project", "version"), VERSION, "it names no version of the guide", cure)


def _stated(keys: tuple[str, ...], form: re.Pattern[str], fault: str, cure: str) -> str:
    path = root() / PLACE
    found: object = _read(path, path.stat().st_mtime_ns if path.is_file() else 0)
    for key in keys:
        found = found.get(key) if isinstance(found, dict) else None
    if not isinstance(found, str) or not form.fullmatch(found):
        raise GuideError(shown(path), fault, cure)
    return found


@lru_cache(maxsize=4)
def _read(path: Path, _mtime: int) -> dict[str, object]:
    try:
        return tomllib.loads(read_text(path))
    except (tomllib.TOMLDecodeError, RecursionError):
        return {}


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
    out = []
    for name, pattern, wanted in (*_repeated(), (PINS, _PINNED, pinned())):
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
            cure = COMMAND if name != PINS else f"python scripts/upgrade_pytorch.py {wanted} --apply"
            out.append(GuideError(f"{name}:{line}", f"it says {found[1]}, {PLACE} says {wanted}", cure))
    return out


def _repeated() -> list[tuple[str, str, str]]:
    """Each file that cannot ask, the pattern of its line, and what the line should say."""
    return [(name, line, pinned()) for name, line in REPEATED.items()] + [
        (name, line, version()) for name, line in VERSIONED.items()
    ]


def state() -> list[Path]:
    """Write the release and the version where they are repeated; the files that changed."""
    changed = []
    for name, pattern, wanted in _repeated():
        path = root() / name
        text = read_text(path)
        found = re.search(pattern, text, re.MULTILINE)
        if found and found[1] != wanted:
            write_whole(path, text[: found.start(1)] + wanted + text[found.end(1) :])
            changed.append(path)
    return changed
