"""Whole messages from public threads, which those who wrote the patterns had not seen, find their entry."""

from collections import Counter

import pytest
import yaml

from guide.core.paths import read_text, root
from guide.library import messages

PASTED = yaml.safe_load(read_text(root() / "tests/content/errors_threads.yml"))
COVERED = [one for one in PASTED if one["entry"]]


@pytest.fixture(scope="module")
def known() -> list[messages.Message]:
    """Every message that a page explains."""
    return messages.every()


def test_the_threads_are_many_and_from_every_group(known: list[messages.Message]) -> None:
    assert len(COVERED) >= 60
    assert len({one["thread"] for one in PASTED}) == len(PASTED)
    assert {one["entry"] for one in COVERED} <= {message.key for message in known}
    counted = Counter(one["group"].casefold() for one in PASTED)
    assert set(counted) == {name.casefold() for name in messages.GROUPS.values()}
    assert min(counted.values()) >= 5


def test_fifty_of_sixty_find_their_entry_first_and_the_misses_are_told(known: list[messages.Message]) -> None:
    missed = {
        one["thread"]
        for one in COVERED
        if [found.key for found in messages.find(one["message"], known)][:1] != [one["entry"]]
    }
    assert missed == {one["thread"] for one in PASTED if "miss" in one}
    assert (len(COVERED) - len(missed)) / len(COVERED) >= 50 / 60


def test_the_first_shot_is_kept_apart_from_what_was_mended() -> None:
    at_first = [one for one in COVERED if one.get("first_shot") != "not covered"]
    came = [one for one in at_first if "first_shot" not in one]
    assert (len(came), len(at_first)) == (68, 78)
