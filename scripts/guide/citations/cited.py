"""The cited lines themselves, kept beside the lock: the site shows them and is built without PyTorch."""

import json
from collections import defaultdict
from pathlib import Path

from guide.citations.lock import MEND, Lock
from guide.citations.sources import Wheel
from guide.core import jsonfile
from guide.core.paths import root

LONGEST = 20  # lines kept of one place: a class has hundreds, and its link leads to the rest
SHORTEST = 7  # a line alone says little: shorter places are kept with their neighbours

# By path and cited lines, as `512-530`: the number of the first line kept, and the text.
Places = dict[str, dict[str, tuple[int, str]]]


def path() -> Path:
    """Where the lines lie."""
    return root() / "seeds" / "sources.lines.json"


def load() -> Places:
    """The lines that are kept; GuideError when missing or damaged."""
    return jsonfile.load_as(path(), Places, f"make it again: {MEND}")


def text(locked: Lock, wheel: Wheel) -> str:
    """The file's text: every place of PyTorch whose text the wheel holds, one a line."""
    places = defaultdict[str, dict[str, tuple[int, str]]](dict)
    for entry in locked.entries.values():
        held = None if entry.other or not entry.lines else wheel.text(entry.path)
        if held and entry.lines:
            first, last = entry.lines
            around = max(0, SHORTEST - 1 - last + first) // 2
            begin = max(1, first - around)
            lines = held.lines[begin - 1 : min(last, first + LONGEST - 1) + around]
            places[entry.path][f"{first}-{last}"] = begin, "\n".join(lines)

    def rows(of: dict[str, tuple[int, str]]) -> str:
        return ",\n".join(f'    "{key}": {json.dumps(of[key], ensure_ascii=False)}' for key in sorted(of))

    files = [f"  {json.dumps(name)}: {{\n{rows(places[name])}\n  }}" for name in sorted(places)]
    return "{\n" + ",\n".join(files) + "\n}\n"
