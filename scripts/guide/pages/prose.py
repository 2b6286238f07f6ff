"""How a page reads: words, Flesch score, long sentences, and the smoke alarms of text that stopped explaining."""

import re
from dataclasses import dataclass

from guide.core.errors import GuideError
from guide.pages import documents

LONG = 30  # words of a sentence that wants to be two
FEW = 200  # words of a page that is too short for rates
_READ = ("paragraph", "item", "answer", "see", "caption")  # what is read as prose, without names and cells
_WORD = re.compile(r"[A-Za-z][A-Za-z'’-]*")


@dataclass(frozen=True)
class Alarm:
    """Words counted per 1,000 words of prose, and how many there should be: smoke, not a goal."""

    words: re.Pattern[str]
    least: float = 0
    most: float = float("inf")

    def off(self, rate: float) -> float:
        """How far a rate is off, as a part of what is allowed; 0 where it is not."""
        return max(0, 1 - rate / self.least if self.least else 0, rate / self.most - 1)


ALARMS = {
    "causal": Alarm(
        re.compile(r"\b(?:because|so|since|must|therefore|otherwise|the price)\b|, for\b", re.I), least=9
    ),
    "reports": Alarm(re.compile(r"\b(?:was|were|did|gave|kept|came|went|took|ran|had)\b", re.I), most=9),
    "bindings": Alarm(
        re.compile(
            r"\bhere\b|\bwhen tried\b|\bof the \w+ (?:that were )?tried\b|"
            r"\bin (?:the|this|these|its) (?:runs?|rows?|programs?|outputs?|tables?)\b",
            re.I,
        ),
        most=3,
    ),
}


@dataclass(frozen=True)
class Prose:
    """A page's prose. `flesch`: 100 reads easily, 30 hard; None without English. `rates`: ALARMS, per 1,000 words."""

    page: str
    words: int
    flesch: float | None
    long: tuple[documents.Sentence, ...]
    rates: dict[str, float]

    @property
    def smoke(self) -> float:
        """How far the rates are off, together; 0 on a page of few words."""
        return sum(alarm.off(self.rates[name]) for name, alarm in ALARMS.items()) if self.words >= FEW else 0


def measured(page: documents.Page) -> Prose:
    """The page's figures, names of code counted as words; GuideError where the library is not installed."""
    try:
        from pyphen import Pyphen
    except ImportError:
        raise GuideError("pyphen", "is not installed", "make env-test") from None
    said = [one for one in page.sentences if one.kind in _READ]
    words = [word for one in said for word in _WORD.findall(one.text)]
    long = tuple(one for one in said if len(one.text.split()) > LONG)
    if not words:
        return Prose(page.name, 0, None, long, dict.fromkeys(ALARMS, 0.0))
    parts = Pyphen(lang="en_GB")
    syllables = sum(len(parts.positions(word)) + 1 for word in words)
    # R. Flesch, A new readability yardstick, 1948.
    flesch = 206.835 - 1.015 * len(words) / len(said) - 84.6 * syllables / len(words)
    found = {name: sum(len(alarm.words.findall(one.text)) for one in said) for name, alarm in ALARMS.items()}
    rates = {name: 1000 * count / len(words) for name, count in found.items()}
    return Prose(page.name, len(words), round(flesch, 1), long, rates)
