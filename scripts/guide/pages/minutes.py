"""How long a page takes: its words at 130 a minute, two minutes for a program, one for a question."""

import math
import re
from functools import lru_cache
from pathlib import Path

from guide.core.errors import GuideError
from guide.core.paths import read_text, root, shown, within

WORDS, PROGRAM, QUESTION = 130, 2, 1  # words a minute; minutes
_FRONT = re.compile(r"\A---\n.*?\n---\n", re.S)
_FENCE = re.compile(r"^ *(```|~~~).*?^ *\1 *$", re.S | re.M)
_HEADER = re.compile(r"^\s*/{3,}(?: *([\w-]+))?(?: *\|(.*))?$", re.M)
_TARGET = re.compile(r"\]\((?:<[^>]*>|[^)]*)\)|\{[^{}]*\}|<[^>]*>")
_WORD = re.compile(r"\w[\w'’.:-]*")
_STEP = re.compile(r"\*\*(?:(\d+)|\{\{ minutes: ([\w/ +-]+) \}\}) minutes\*\*")
_CODE = ("experiment", "steps", "error")


def reading_time(name: str) -> int:
    """Minutes for the page `chapter/page`, below docs/ and without its ending; GuideError where there is none."""
    docs = root() / "docs"
    path = docs / f"{name}.md"
    if not within(path, docs) or not path.is_file():
        where = f"{{{{ minutes: {name} }}}}"
        raise GuideError(where, f"there is no {shown(path)}", "name a page as chapter/page, without .md")
    return _counted(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=512)
def _counted(path: Path, _mtime: int) -> int:
    text = _FENCE.sub("", _FRONT.sub("", read_text(path)))
    blocks = [name for name, _ in _HEADER.findall(text)]
    questions = " ".join(argument for name, argument in _HEADER.findall(text) if name == "question")
    words = len(_WORD.findall(_TARGET.sub(" ", _HEADER.sub("", text) + questions)))
    programs = sum(blocks.count(name) for name in _CODE)
    return math.ceil(words / WORDS + PROGRAM * programs + QUESTION * blocks.count("question"))


def hours(anchor: str) -> str:
    """What the steps of a path in library/paths.md take together, in half hours: `6.5 hours`."""
    path = root() / "docs/library/paths.md"
    where = f"{{{{ hours: {anchor} }}}}"
    section = re.search(rf"^## .*\{{#{re.escape(anchor)}\}}\n(.*?)(?=^## |\Z)", read_text(path), re.S | re.M)
    steps = _STEP.findall(section[1]) if section else []
    if not steps:
        raise GuideError(
            where, f"{shown(path)} has no such path with steps", "name the anchor of its heading"
        )
    total = sum(int(said) if said else sum(map(reading_time, some.split(" + "))) for said, some in steps) / 60
    return f"{max(1, round(2 * total)) / 2:g} hours"
