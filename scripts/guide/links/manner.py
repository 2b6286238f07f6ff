"""In what manner a text speaks: of a subject, of a missing page, or of what stands before one. Pure.

A notice speaks of pages, addresses, accounts and their readers, and of little else. Each run of words that tells the
kinds apart has a weight in `weights.py`, which `python -m tests.links.fit` sets on labelled lines in many languages.
"""

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache

KINDS = ("page", "gone", "wall", "later")
STEM = 6  # letters of a word that count: its ending says in what form it stands, and there are many
_NUMBER = "000"
_STATUSES = frozenset({"401", "403", "404", "410"})
_DENSE = r"\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f"
_TERM = re.compile(rf"[{_DENSE}]+|[^\W_{_DENSE}]+(?:['’][^\W_{_DENSE}]+)?|[=;{{}}<>_\[\]]+")
_IS_DENSE = re.compile(rf"[{_DENSE}]")


@dataclass(frozen=True)
class Manner:
    """The shares of a text that speak in each manner, from 0 to 1, and the words that said so most clearly."""

    page: float = 0.0
    gone: float = 0.0
    wall: float = 0.0
    later: float = 0.0
    known: float = 0.0  # the share of its words that are known at all
    words: tuple[str, ...] = ()


@lru_cache(maxsize=256)
def terms(line: str) -> tuple[str, ...]:
    """The words of a line in lower case, cut to their stems, and each with the one before it.

    Where a script has no spaces: runs of two and of three characters.
    """
    found: list[str] = []
    before = "^"
    for word in _TERM.findall(line):
        if _IS_DENSE.match(word):
            found += [word] if len(word) == 1 else [word[n : n + 2] for n in range(len(word) - 1)]
            found += [word[n : n + 3] for n in range(len(word) - 2)]
            before = "^"
            continue
        stem = _NUMBER if word[0].isdigit() and word not in _STATUSES else word[:STEM]
        if len(stem) > 1:
            found.append(stem)
        if len(before) > 1 or len(stem) > 1:
            found.append(f"{before} {stem}")
        before = stem
    return tuple(dict.fromkeys(found))


def likely(sums: list[float]) -> tuple[float, ...]:
    """How likely each kind is, from what speaks for each."""
    most = max(sums)
    powers = [math.exp(s - most) for s in sums]
    return tuple(power / sum(powers) for power in powers)


def odds(found: tuple[str, ...]) -> tuple[float, ...]:
    """How likely a line of these terms is of each of `KINDS`."""
    scale = 1.0 / math.sqrt(max(1, len(found)))
    known = table()
    sums = list(known["*"])
    for term in found:
        if weights := known.get(term):
            for kind, weight in enumerate(weights):
                sums[kind] += scale * weight
    return likely(sums)


def on_subject(line: str) -> float:
    """How likely a line speaks of a subject, from 0 to 1."""
    return odds(terms(line))[0]


def odds_gone(line: str) -> float:
    """How likely a line is the news that something is missing, from 0 to 1."""
    return odds(terms(line))[1]


def manner(lines: Iterable[str]) -> Manner:
    """The manner of a text; a line counts by how many of its terms are known."""
    known, shares, total, met, all_terms = table(), [0.0] * len(KINDS), 0.0, 0, 0
    clear: dict[str, float] = {}
    for line in lines:
        found = terms(line)
        heard = sum(term in known for term in found)
        met, all_terms = met + heard, all_terms + len(found)
        size = heard + 0.25 * len(found)
        total += size
        for kind, share in enumerate(odds(found)):
            shares[kind] += size * share
        for term in found:
            if weights := known.get(term):
                clear[term] = max(weights[1:]) - weights[0]
    words = sorted(clear, key=lambda term: (-clear[term], term))[:4]
    if not total:
        return Manner()
    page, gone, wall, later = (share / total for share in shares)
    return Manner(page, gone, wall, later, met / all_terms, tuple(words))


@cache
def table() -> dict[str, tuple[float, ...]]:
    """The weights of each term, in the order of `KINDS`; of '*' where nothing is known."""
    from guide.links.weights import TERMS

    rows = (row.split("\t") for row in TERMS.splitlines())
    return {term: tuple(map(float, weights)) for term, *weights in rows}
