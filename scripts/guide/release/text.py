"""Two versions of a cited text: whether the change can matter to a reader, and which names it takes away."""

import difflib
import re
from pathlib import PurePosixPath

from pygments.lexers import get_lexer_for_filename
from pygments.token import Comment, String, Text
from pygments.util import ClassNotFound

_NAME = re.compile(r"[A-Za-z_]\w{3,}(?:(?:::|\.)\w+)*")
_NUMBER = re.compile(r"(?<![\w.])\d[\d,]*(?:\.\d+)?(?![\w.]*\w)")
_CPP = (".h", ".cuh", ".cu", ".hpp")  # endings that Pygments takes for others
Lines = tuple[str, ...]


def is_cosmetic(path: str, before: Lines, after: Lines) -> bool:
    """Whether two versions of a cited text differ in comments, docstrings or white space only."""
    return _code(path, before) == _code(path, after)


def _code(path: str, lines: Lines) -> list[str]:
    """The tokens of a text, comments and white space left out."""
    try:
        lexer = get_lexer_for_filename("x.cpp" if PurePosixPath(path).suffix in _CPP else path)
    except ClassNotFound:
        return [line.strip() for line in lines if line.strip()]
    silent = (
        Comment.Single,
        Comment.Multiline,
        Comment.Hashbang,
        Comment.Special,
        String.Doc,
        *Text.subtypes,
        Text,
    )
    found = lexer.get_tokens("\n".join(lines))
    return [text.strip() for kind, text in found if text.strip() and kind not in silent]


def difference(before: Lines, after: Lines, most: int = 60) -> Lines:
    """A unified diff without file names, at most `most` lines and then the count of the others."""
    lines = list(difflib.unified_diff(before, after, lineterm="", n=1))[2:]
    left = len(lines) - most
    return (*lines[:most], f"… and {left} more lines") if left > 0 else tuple(lines)


def share(before: Lines, after: Lines) -> float:
    """How much of the text is new, from 0 to 1."""
    return 1 - difflib.SequenceMatcher(None, before, after, autojunk=False).ratio()


def vanished(before: Lines, after: Lines) -> frozenset[str]:
    """Names and numbers of at least two digits that the old text has and the new one lacks."""
    return tokens(before) - tokens(after)


def tokens(lines: Lines) -> frozenset[str]:
    """The names of at least four letters and the numbers of at least two digits, `3,599` as `3599`."""
    text = "\n".join(lines)
    numbers = (n.replace(",", "") for n in _NUMBER.findall(text))
    return frozenset(_NAME.findall(text)) | {n for n in numbers if len(n.replace(".", "")) > 1}
