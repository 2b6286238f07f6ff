"""The hundred pages that are measured first: that they are well put, not how they come out."""

from typing import get_args
from urllib.parse import urlsplit

import pytest

from .blind_four import FOUR
from .labelled import Case, Says
from .table import CASES


def test_labels_are_in_balance() -> None:
    count = {says: sum(case.says == says for case in FOUR) for says in get_args(Says)}
    assert count == {"alive": 34, "gone": 33, "wall": 33, "unclear": 0}
    assert len({case.name.split()[1] for case in FOUR}) >= 12


def test_names_are_their_own() -> None:
    assert len({case.name for case in FOUR + CASES}) == len(FOUR) + len(CASES)


@pytest.mark.parametrize("case", FOUR, ids=lambda case: case.name)
def test_a_case_is_well_put(case: Case) -> None:
    assert case.body and "/" in case.kind
    for address in filter(None, (case.url, case.final)):
        parts = urlsplit(address)
        assert parts.scheme in ("http", "https") and "." in (parts.hostname or "")
    assert len(urlsplit(case.url).path) > 1
    assert all(title.strip() for title in case.titles)
