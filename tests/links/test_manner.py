"""In what manner a text speaks, and that the table of weights is what the labelled lines give."""

from pathlib import Path

import pytest

from guide.links import manner, weights

from . import fit
from .table import CASES


def test_the_table_is_what_the_lines_give() -> None:
    made = fit.fit(fit.written() + fit.shown(case for case in CASES if not case.aside))
    assert Path(weights.__file__).read_text("utf-8") == fit.module(made), "python -m tests.links.fit"


def test_no_line_is_of_two_kinds() -> None:
    seen: dict[str, str] = {}
    for line, kind in fit.written():
        assert seen.setdefault(line, kind) == kind, line


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("gone", "We are sorry, whatever you hoped to find at this address has been thrown away."),
        ("gone", "作者已经把这篇文章撤下来了"),
        ("wall", "Prove that you are a person, then we let you in."),
        ("wall", "Только зарегистрированные участники могут читать эту тему"),
        ("page", "The scheduler wakes the thread that has waited longest for the lock."),
        ("page", "Der Übersetzer legt die Werte in Registern ab und spart so Zugriffe auf den Speicher."),
    ],
)
def test_words_that_no_list_has(kind: str, text: str) -> None:
    told = manner.manner([text.lower()])
    assert max(manner.KINDS, key=lambda name: getattr(told, name)) == kind, told


def test_of_what_is_not_known_nothing_is_said() -> None:
    told = manner.manner(["ಟೆನ್ಸರ್ ಎಂದರೆ ಸಂಗ್ರಹ"])
    assert max(told.gone, told.wall) < 0.3
    assert manner.manner([]) == manner.Manner()
