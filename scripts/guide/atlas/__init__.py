"""The operator atlas: the data behind it, readable without PyTorch."""

import json
from functools import lru_cache
from pathlib import Path

from guide.errors import GuideError
from guide.paths import root, shown

_BEFORE, _AFTER = "window.__operators = ", ";\n"


def data_path() -> Path:
    """The committed data: a classic script, so that it also loads from file://."""
    return root() / "docs" / "operators" / "data.js"


def load() -> dict:
    """The atlas's data as plain lists and dictionaries; `guide.atlas.pack` tells the columns."""
    return _load(data_path(), data_path().stat().st_mtime_ns if data_path().is_file() else 0)


@lru_cache(maxsize=2)
def _load(path: Path, _: int) -> dict:
    try:
        text = path.read_text(encoding="utf-8")
        return json.loads(text.removeprefix(_BEFORE).removesuffix(_AFTER))
    except (OSError, ValueError) as e:
        raise GuideError(
            shown(path), f"the atlas's data cannot be read: {e}", "python scripts/build_operators.py"
        ) from None


def script(data: dict) -> str:
    """`data` as the script that the page loads: one column a line."""
    columns = ",\n".join(
        f"{json.dumps(k)}:{json.dumps(v, ensure_ascii=False, separators=(',', ':'))}" for k, v in data.items()
    )
    return f"{_BEFORE}{{\n{columns}\n}}{_AFTER}"


def names() -> frozenset[str]:
    """Every registered operator by its full name, as in `aten::add.Tensor`."""
    return frozenset(load()["names"])
