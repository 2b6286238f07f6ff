"""How hard a page reads: words, the Flesch score, and sentences over thirty words."""

import re
from dataclasses import dataclass

from guide import pages
from guide.errors import GuideError

LONG = 30  # words of a sentence that wants to be two
_READ = ("paragraph", "item", "answer", "see", "caption")  # what is read as prose, without names and cells
_WORD = re.compile(r"[A-Za-z][A-Za-z'’-]*")


@dataclass(frozen=True)
class Prose:
    """A page's prose. `flesch`: 100 reads easily, 30 hard; None where there is no English."""

    page: str
    words: int
    flesch: float | None
    long: tuple[pages.Sentence, ...]


def measured(page: pages.Page) -> Prose:
    """The page's figures, names of code counted as words; GuideError where the library is not installed."""
    try:
        from pyphen import Pyphen
    except ImportError:
        raise GuideError("pyphen", "is not installed", "make env-test") from None
    said = [one for one in page.sentences if one.kind in _READ]
    words = [word for one in said for word in _WORD.findall(one.text)]
    long = tuple(one for one in said if len(one.text.split()) > LONG)
    if not words:
        return Prose(page.name, 0, None, long)
    parts = Pyphen(lang="en_GB")
    syllables = sum(len(parts.positions(word)) + 1 for word in words)
    # R. Flesch, A new readability yardstick, 1948.
    flesch = 206.835 - 1.015 * len(words) / len(said) - 84.6 * syllables / len(words)
    return Prose(page.name, len(words), round(flesch, 1), long)
