"""Where things lie in the repository. `GUIDE_ROOT` overrides the root (tests use it)."""

import os
from pathlib import Path

_HERE = Path(__file__).resolve().parents[2]


def home() -> Path:
    """The checkout that this code lies in, whatever `GUIDE_ROOT` says."""
    return _HERE


def root() -> Path:
    """The repository root."""
    given = os.environ.get("GUIDE_ROOT")
    return Path(given) if given else _HERE


def shown(path: Path) -> str:
    """`path` relative to the root where it lies below it, for messages."""
    try:
        return str(path.resolve().relative_to(root().resolve()))
    except ValueError:
        return str(path)


def write_whole(path: Path, text: str) -> None:
    """Write `text` so that a crash leaves the old file or the new one, never half of one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.part{os.getpid()}")
    part.write_text(text, encoding="utf-8")
    part.replace(path)
