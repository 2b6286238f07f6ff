"""The sets of pages that were measured first: that they are well put, and that what was learned is kept."""

from typing import get_args
from urllib.parse import urlsplit

import pytest

from . import table
from .blind_five import FIVE
from .blind_four import FOUR
from .blind_seven import SEVEN
from .blind_six import SIX
from .labelled import Case, Says
from .table import CASES, MEASURED_FIRST


def test_labels_are_in_balance() -> None:
    counts = [
        {says: sum(case.says == says for case in cases) for says in get_args(Says)}
        for cases in (FOUR, FIVE, SIX, SEVEN)
    ]
    assert counts == [
        {"alive": 34, "gone": 33, "wall": 33, "unclear": 0},
        {"alive": 40, "gone": 30, "wall": 30, "unclear": 0},
        {"alive": 40, "gone": 30, "wall": 30, "unclear": 0},
        {"alive": 55, "gone": 42, "wall": 40, "unclear": 3},
    ]
    assert len({case.name.split()[1] for case in FOUR}) >= 12
    assert sum(case.name.split()[1] == "zh" for case in FIVE) == 50


def test_names_are_their_own() -> None:
    assert len({case.name for case in MEASURED_FIRST + CASES}) == len(MEASURED_FIRST) + len(CASES)


@pytest.mark.parametrize("case", MEASURED_FIRST, ids=lambda case: case.name)
def test_a_case_is_well_put(case: Case) -> None:
    assert case.body and "/" in case.kind
    for address in filter(None, (case.url, case.final)):
        parts = urlsplit(address)
        assert parts.scheme in ("http", "https") and "." in (parts.hostname or "")
    assert len(urlsplit(case.url).path) > 1 or urlsplit(case.url).query
    assert all(title.strip() for title in case.titles)


@pytest.mark.parametrize("cases", [FOUR, FIVE, SIX, SEVEN], ids=["fourth", "fifth", "sixth", "seventh"])
def test_the_first_run_is_the_least(cases: list[Case]) -> None:
    found = table.scores(cases)
    for says in ("alive", "gone", "wall"):
        assert min(found[says][1:]) >= 0.90, (says, found[says])


def test_nothing_that_is_there_is_called_gone_or_walled() -> None:
    called = {case.name: table.judged(case).state for case in MEASURED_FIRST if case.says == "alive"}
    assert not {name: state for name, state in called.items() if state in ("soft-404", "dead", "blocked")}
