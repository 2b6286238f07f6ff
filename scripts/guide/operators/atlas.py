"""The operator atlas: the data behind it, readable without PyTorch."""

from functools import lru_cache
from pathlib import Path

from guide.core.errors import GuideError
from guide.core.paths import read_text, root, shown
from guide.operators.model import Atlas
from guide.operators.pack import read


def data_path() -> Path:
    """The committed data: a classic script, so that it also loads from file://."""
    return root() / "docs" / "operators" / "data.js"


def load() -> Atlas:
    """The atlas as it is committed."""
    return _load(data_path(), data_path().stat().st_mtime_ns if data_path().is_file() else 0)


@lru_cache(maxsize=2)
def _load(path: Path, _: int) -> Atlas:
    try:
        return read(read_text(path))
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError) as e:
        raise GuideError(
            shown(path), f"the atlas's data cannot be read: {e}", "python scripts/build_operators.py"
        ) from None


def names() -> frozenset[str]:
    """Every registered operator by its full name, as in `aten::add.Tensor`."""
    return frozenset(load().operators)
