"""Copies in a fake web archive."""

from dataclasses import replace

import pytest

from guide.links import looks
from guide.links.settings import Settings

from .conftest import TODAY
from .tricks import rules, titled
from .world import FakeClock, Reply, Site, World

WALLED = "http://127.0.0.1:9/p/1?a=1"


def keeper(world: World, copy: Reply, robots: Reply | None = None) -> Site:
    """An archive that has one copy of everything."""

    def answer(site: Site, request) -> Reply:
        if request.path.startswith("/web/20210203040506/"):
            return copy
        return Reply(302, "", {"Location": f"{site.base}/web/20210203040506/{request.path[5:]}"})

    return world.site(answer, robots=robots or Reply(404, ""))


def find(site: Site, quick: Settings, **kw: bool) -> dict:
    """Ask that archive."""
    return looks.find_copies([WALLED], replace(quick, archive=site.base), FakeClock(TODAY), **kw)


def test_a_copy_that_shows_the_page_is_vetted(world: World, quick: Settings) -> None:
    site = keeper(world, Reply())
    found = find(site, quick)[WALLED]
    assert found.url == f"{site.base}/web/20210203040506/{WALLED}"
    assert (str(found.taken), found.vetted) == ("2021-02-03", TODAY)
    assert [r.path for r in site.pages] == [f"/web/{WALLED}", f"/web/20210203040506/{WALLED}"]


@pytest.mark.parametrize("copy", [titled("安全验证 - 知乎"), titled("404 Not Found"), Reply(503), Reply(404)])
def test_a_copy_of_a_wall_is_not(world: World, quick: Settings, copy: Reply) -> None:
    assert find(keeper(world, copy), quick)[WALLED].vetted is None


def test_no_copy_no_permission_and_a_fault_leave_nothing(world: World, quick: Settings) -> None:
    for site in (
        world.site(lambda s, r: Reply(404)),
        world.site(lambda s, r: Reply(500)),
        keeper(world, Reply(), rules("User-agent: *\nDisallow: /")),
    ):
        assert find(site, quick) == {}


def test_a_copy_is_asked_to_be_taken_only_when_told(world: World, quick: Settings) -> None:
    site = keeper(world, Reply())
    find(site, quick)
    assert not [r for r in site.pages if r.path.startswith("/save/")]
    find(site, quick, save=True)
    assert [r.path for r in site.pages if r.path.startswith("/save/")] == [f"/save/{WALLED}"]
