"""The grammar of a citation: `PATH#SYMBOL@N~TEXT`, every part after PATH optional, another project's before it."""

import re
from dataclasses import dataclass
from urllib.parse import unquote

from guide.core.errors import GuideError

SCHEME = "src:"
_PATH = re.compile(r"[A-Za-z0-9_.+-]+(?:/[A-Za-z0-9_.+-]+)*")
# A tilde begins a text anchor, except in `Class::~Class`, where it belongs to the destructor's name.
_ANCHOR = re.compile(r"(?<!::)~")
_NTH = re.compile(r"@([1-9]\d*)$")
_OTHER = re.compile(r"([a-z][a-z0-9-]*)@([0-9][0-9A-Za-z.+]*):")


@dataclass(frozen=True)
class Target:
    """One citation, taken apart. `nth` counts from 1, 0 where none is asked; `anchor` is text of one line.

    `other` is another project and its release, as `oneflow@0.9.0`; empty for PyTorch.
    """

    path: str
    symbol: str = ""
    nth: int = 0
    anchor: str = ""
    other: str = ""


def normal(href: str) -> str:
    """The target as the lock spells it: no scheme, no percent escapes."""
    return unquote(href.removeprefix(SCHEME)).strip()


def parse(target: str, where: str = "") -> Target:
    """`target` taken apart; GuideError when it does not follow the grammar."""
    target = normal(target)
    where = where or f"src:{target}"
    other = other_of(target)
    path, _, fragment = target.removeprefix(f"{other}:").partition("#")
    if "~" in path and not fragment:
        cure = "put '#' before the anchor: src:PATH#~exact text"
        raise GuideError(where, f"'{target}' has a text anchor without '#'", cure)
    if not _PATH.fullmatch(path) or ".." in path.split("/"):
        what = f"'{path}' is not a path in " + (f"the wheel of {other}" if other else "PyTorch's repository")
        cure = "write src:PATH#SYMBOL, as in src:c10/core/TensorImpl.h#TensorImpl"
        if other or "@" in path:
            cure = "write src:PROJECT@RELEASE:PATH#SYMBOL, as in src:oneflow@0.9.0:oneflow/nn/graph/graph.py#Graph"
        raise GuideError(where, what, cure)
    if "#" in target and not fragment:
        raise GuideError(
            where, f"'{target}' ends in an empty fragment", "name a symbol after '#', or drop the '#'"
        )
    cut = _ANCHOR.search(fragment)
    symbol, anchor = (fragment[: cut.start()], fragment[cut.end() :]) if cut else (fragment, "")
    if cut and not anchor.strip():
        raise GuideError(where, f"'{target}' ends in an empty text anchor", "put the exact text after '~'")
    nth = 0
    if found := _NTH.search(symbol):
        symbol, nth = symbol[: found.start()], int(found[1])
    return Target(path, symbol, nth, anchor, other)


def other_of(target: str) -> str:
    """The project and release before a citation's path, as `oneflow@0.9.0`; empty for PyTorch."""
    found = _OTHER.match(normal(target))
    return f"{found[1]}@{found[2]}" if found else ""
