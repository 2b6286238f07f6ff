"""Knows a message again by a pattern, as errors.js does in the browser. Standard library only, for readers load it."""

import re
from collections.abc import Iterable
from typing import Protocol, TypeVar

VARIES = "{}"  # in a pattern: any text
SHORTEST, FEW = (
    12,
    4,
)  # letters of a paste that is a piece of a message, and of where it breaks off behind what varies
ENOUGH = 0.7  # share of a pattern's letters that a message must hold; other releases word a message a little otherwise
_FRAME = re.compile(r"\[rank\d+\]:|[│❱`]")
_KIND = re.compile(r"^[\w.]*(?:error|exception|warning): ")
_QUOTES = str.maketrans("‘’“”", "''\"\"")
# What quoting, a test runner or a table puts before or behind the lines of a message.
_MARGIN = re.compile(r"^[ \t]*(?:[>|│]+|E(?=[ \t]{2}))+[ \t]?|[ \t]*[|│][ \t]*$", re.MULTILINE)


class Known(Protocol):
    """What has patterns."""

    @property
    def patterns(self) -> tuple[str, ...]:
        """The patterns, each with VARIES where the text differs."""


K = TypeVar("K", bound=Known)


def normal(text: str) -> str:
    """`text` as patterns and messages are compared: small letters, single spaces, plain quotes; errors.js does the same.

    A launcher's `[rank0]:`, marks of quoting at a line's ends, the frame of a rich traceback and the backticks of a
    forum are left out.
    """
    plain = _FRAME.sub("", _MARGIN.sub("", text).casefold()).translate(_QUOTES)
    return " ".join(plain.split())


def share(pattern: str, text: str) -> float:
    """How much of a pattern's letters `text` holds, its pieces in order: 1 for all. errors.js does the same."""
    whole, at, matched = normal(text), 0, 0
    pieces = [normal(piece) for piece in pattern.split(VARIES)]
    for piece in filter(None, pieces):
        if (found := whole.find(piece, at)) >= 0:
            matched, at = matched + len(piece), found + len(piece)
    return matched / sum(map(len, pieces))


def begun(pattern: str, text: str) -> int:
    """Whether the last line of `text` is a piece of a message: 2 where it is its beginning, 1 within, 0 not.

    errors.js does the same.
    """
    lines = [line for line in map(normal, text.splitlines()) if line]
    last = lines[-1].rstrip(" .\u2026") if lines else ""
    part = _KIND.sub("", last)
    pieces = [piece for piece in map(normal, pattern.split(VARIES)) if piece]
    if len(last) < SHORTEST or " " not in part or not pieces:
        return 0
    at = 0
    for piece in (_KIND.sub("", pieces[0]), *pieces[1:]):
        rest = part[at:]
        if piece.startswith(rest) or (at and any(rest.endswith(piece[:n]) for n in range(FEW, len(piece)))):
            return 2
        found = rest.find(piece)
        if found < 0 or (found and not at):
            break
        at += found + len(piece)
    return 2 if at >= SHORTEST and len(part) < 2 * at else int(any(part in piece for piece in pieces))


def find(text: str, some: Iterable[K]) -> list[K]:
    """The messages that `text` may hold, the surest first: most letters known again. errors.js does the same.

    Where it holds none, those of which it may be a piece.
    """
    some = list(some)
    rated = []
    for message in some:
        best = max(
            (
                share(p, text) * len(p.replace(VARIES, ""))
                for p in message.patterns
                if share(p, text) >= ENOUGH
            ),
            default=0.0,
        )
        if best:
            rated.append((best, message))
    if not rated:
        rated = [
            (best, m) for m in some if (best := float(max((begun(p, text) for p in m.patterns), default=0)))
        ]
    return [message for _, message in sorted(rated, key=lambda one: -one[0])]
