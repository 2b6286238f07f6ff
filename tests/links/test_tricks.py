"""Each trick: the state it must end in, and what its server saw."""

import pytest

from .conftest import Played
from .tricks import ALL

NAMES = [t.name for t in ALL]
pytestmark = pytest.mark.xdist_group("links-world")


@pytest.mark.parametrize("trick", ALL, ids=NAMES)
def test_state_and_log(trick, played: Played) -> None:
    verdict, site = played.verdicts[played.urls[trick.name]], played.sites[trick.name]
    assert (verdict.state, verdict.certain) == (trick.state, trick.certain), verdict
    assert verdict.reason
    if site is not None:
        asked = [(r.method, r.path) for r in site.log]
        assert len(site.pages) == trick.asks if trick.asks is not None else len(site.pages) <= 3, asked


def test_names_are_unique_and_many() -> None:
    assert len(NAMES) == len(set(NAMES)) >= 180


def test_nobody_saw_cookies_credentials_a_disguise_or_anything_but_get(played: Played) -> None:
    for site in filter(None, played.sites.values()):
        for request in site.log:
            assert request.method == "GET"
            assert "cookie" not in request.headers
            assert "authorization" not in request.headers
            assert "referer" not in request.headers
            assert request.headers["user-agent"].startswith("inside-pytorch-links/")
            assert "+https://" in request.headers["user-agent"]


def test_robots_are_asked_before_any_page(played: Played) -> None:
    for site in filter(None, played.sites.values()):
        if site.log:
            assert site.log[0].path == "/robots.txt"


def test_of_a_gigabyte_little_is_taken(played: Played) -> None:
    assert played.sites["body of a gigabyte"].sent < 16 * 2**20


def test_what_is_cited_is_what_is_asked_for(played: Played) -> None:
    assert played.sites["two slashes in its path"].pages[0].path == "/a//b/c"


def test_a_404_counts_only_when_a_second_follows_a_minute_later(played: Played) -> None:
    assert sum(played.clock.naps) >= 60


def test_every_address_has_exactly_one_state(played: Played) -> None:
    assert sorted(played.verdicts) == sorted(played.urls.values())
