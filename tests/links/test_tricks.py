"""Each trick: the state it must end in, and what its server saw. One run over all of them."""

from dataclasses import dataclass

import pytest

from guide.links import check
from guide.links.fetch import Settings
from guide.links.verdict import Expected, Verdict

from .conftest import TITLE
from .tricks import ALL, Trick
from .world import FakeClock, Site, World

pytestmark = pytest.mark.xdist_group("links-world")


@dataclass
class Played:
    """The tricks' sites, addresses and verdicts after one run."""

    sites: dict[str, Site | None]
    urls: dict[str, str]
    verdicts: dict[str, Verdict]
    clock: FakeClock


@pytest.fixture(scope="module")
def played(world: World, quick: Settings) -> Played:
    """One run over all tricks, for a record that has a title."""
    built = {t.name: t.build(world) for t in ALL}
    urls = {name: url for name, (_, url) in built.items()}
    clock = FakeClock()
    verdicts = check.settle(urls.values(), quick, {url: Expected((TITLE,)) for url in urls.values()}, clock)
    return Played({name: site for name, (site, _) in built.items()}, urls, verdicts, clock)


@pytest.mark.parametrize("trick", ALL, ids=lambda trick: trick.name)
def test_state_and_log(trick: Trick, played: Played) -> None:
    verdict, site = played.verdicts[played.urls[trick.name]], played.sites[trick.name]
    assert verdict.state == trick.state, verdict
    assert verdict.reason
    if site is not None:
        asked = [(r.method, r.path) for r in site.log]
        assert len(site.pages) == trick.asks if trick.asks is not None else len(site.pages) <= 4, asked


def test_every_address_has_exactly_one_state(played: Played) -> None:
    assert list(played.verdicts) == list(played.urls.values())


def test_nobody_saw_cookies_credentials_a_disguise_or_anything_but_get(played: Played) -> None:
    for request in (request for site in played.sites.values() if site for request in site.log):
        assert request.method == "GET"
        assert not {"cookie", "authorization", "referer"} & request.headers.keys()
        assert request.headers["user-agent"].startswith("inside-pytorch-links/1 (+https://")


def test_robots_are_asked_before_any_page(played: Played) -> None:
    assert all(site.log[0].path == "/robots.txt" for site in played.sites.values() if site and site.log)


def test_of_a_gigabyte_little_is_taken(played: Played) -> None:
    assert played.sites["body of a gigabyte"].sent < 16 * 2**20


def test_what_is_cited_is_what_is_asked_for(played: Played) -> None:
    assert played.sites["two slashes in its path"].pages[0].path == "/a//b/c"


def test_a_404_counts_only_when_a_second_follows_a_minute_later(played: Played) -> None:
    assert sum(played.clock.naps) >= 60


def test_only_what_is_certain_fails_a_pull_request(played: Played) -> None:
    certain = {
        name: played.verdicts[played.urls[name]].certain
        for name in ("soft 404, title", "302 to the front page")
    }
    assert certain == {"soft 404, title": True, "302 to the front page": False}
