"""A run: every address in comes out with one state, whatever processes and hosts do; politeness; the contract."""

import asyncio
import subprocess
import sys
import time
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guide.core.errors import GuideError
from guide.links import address, check, fetch
from guide.links.fetch import Hop, Observation, Settings, groups
from guide.links.page import Page
from guide.links.verdict import STATES, Expected, Verdict

from .conftest import TITLE
from .tricks import DENY, drip_header
from .world import FakeClock, Reply, Request, Site, World

LETTERS = "ab/:.?#[]@%& \\\t\x00é文\u3000１"
addresses = st.lists(
    st.one_of(
        st.text(LETTERS, max_size=30),
        st.builds("http://{}.io/{}".format, st.sampled_from("abc"), st.integers(0, 9)),
        st.sampled_from(
            ["http://[::1", "http://a.io:x/", "ftp://a.io/", "http://a.io/x#1", "http://a.io/x#2"]
        ),
    ),
    max_size=30,
    unique=True,
)
quietly = settings(deadline=None, derandomize=True, database=None)


def look(urls: list[str], quick: Settings) -> dict[str, Verdict]:
    """One look at addresses whose record has a title."""
    return check.look(urls, quick, {url: Expected((TITLE,)) for url in urls})


# Every address that goes in comes out.
@quietly
@given(addresses, st.integers(0, 5))
def test_groups_lose_nothing_and_keep_hosts_together(urls: list[str], hot: int) -> None:
    parts = groups(urls, hot)
    assert sorted(url for part in parts for url in part) == sorted(urls)
    hosts = [{address.host(url) for url in part} for part in parts]
    assert sum(map(len, hosts)) == len(set().union(*hosts))


@quietly
@given(addresses, st.randoms(use_true_random=False))
def test_processes_that_forget_repeat_and_die_cost_no_address(urls: list[str], random) -> None:
    def moody(parts, settings, folder, take) -> None:
        for url in [url for part in parts for url in part]:
            for _ in range(random.randrange(3)):  # lost, told once, told twice
                hop = Hop(url, random.choice([200, 301, 404, 410, 429, 403, 500]))
                take(
                    Observation(
                        url, (hop,), page=Page("html"), fault=random.choice(["", "", "robots", "SSLError"])
                    )
                )

    real, fetch._run = fetch._run, moody
    try:
        verdicts = check.settle(urls, Settings(), {}, FakeClock())
    finally:
        fetch._run = real
    assert list(verdicts) == urls
    assert all(v.state in STATES and v.url == u for u, v in verdicts.items())


@settings(max_examples=2, parent=quietly)
@given(
    st.lists(st.text(LETTERS, max_size=20).map(lambda t: "http://127.0.0.1:1/" + t), max_size=8, unique=True)
)
def test_a_real_process_with_any_path(urls: list[str]) -> None:
    verdicts = check.look(urls, Settings(rate=0, timeout=2, limit=4), {})
    assert sorted(verdicts) == sorted(urls)
    assert {v.state for v in verdicts.values()} <= {"unreachable", "dead"}


def test_spellings_and_fragments_of_one_page_have_a_state_each(world: World, quick: Settings) -> None:
    site = world.site()
    urls = [site.base + path for path in ("/x#a", "/x#b", "/x", "/x/../x", "/%78")]
    assert {u: v.state for u, v in look(urls, quick).items()} == dict.fromkeys(urls, "alive")


def test_a_target_that_is_also_cited_keeps_its_own_state(world: World, quick: Settings) -> None:
    site = world.site(lambda s, r: Reply(301, "", {"Location": "/b"}) if r.path == "/a" else Reply())
    verdicts = look([site.base + "/a", site.base + "/b"], quick)
    assert [verdicts[site.base + path].state for path in ("/a", "/b")] == ["moved", "alive"]


def test_a_process_that_is_killed_loses_nothing(world: World, quick: Settings, monkeypatch) -> None:
    async def slow(site: Site, request: Request, writer: asyncio.StreamWriter) -> None:
        if request.nth == 5:
            started[0].kill()
        writer.write(Reply().raw())
        await writer.drain()

    started = []
    real = subprocess.Popen
    monkeypatch.setattr(
        fetch.subprocess, "Popen", lambda *a, **k: started.append(real(*a, **k)) or started[-1]
    )
    site = world.site(raw=slow)
    urls = [f"{site.base}/{n}" for n in range(8)]
    verdicts = look(urls, replace(quick, threads=2))
    assert {v.state for v in verdicts.values()} == {"alive"}
    assert sorted(verdicts) == sorted(urls)
    assert len(started) > 1


def test_a_host_that_never_answers_is_given_up(world: World, quick: Settings) -> None:
    urls = [f"{world.dead_port()}/{n}" for n in range(3)]
    base = world.dead_port()
    urls += [f"{base}/{n}" for n in range(40)]
    verdicts = look(urls, replace(quick, threads=2))
    assert {v.state for v in verdicts.values()} == {"unreachable"}
    assert sum("not asked" in v.reason for v in verdicts.values()) >= 30


def test_a_host_that_lets_everything_hang_costs_little_and_delays_nobody(
    world: World, quick: Settings
) -> None:
    site, other = world.site(raw=drip_header), world.site()
    urls = [f"{base}/{n}" for base in (site.base, other.base) for n in range(20)]
    began = time.monotonic()
    verdicts = look(urls, replace(quick, rate=100, limit=3))
    states = [{v.state for u, v in verdicts.items() if u.startswith(s.base)} for s in (site, other)]
    assert states == [{"unreachable"}, {"alive"}]
    assert len(site.pages) <= 3
    assert time.monotonic() - began < 40


def test_a_missing_checker_is_told(monkeypatch: pytest.MonkeyPatch, quick: Settings) -> None:
    monkeypatch.setattr(fetch, "find_spec", lambda name: None)
    with pytest.raises(GuideError, match="pip install"):
        look(["http://127.0.0.1:1/"], quick)


# Politeness.
def test_a_limit_holds_for_redirects_robots_and_every_spelling_of_a_host(
    world: World, quick: Settings
) -> None:
    hub = world.site()
    host, port = hub.base.removeprefix("http://").split(":")
    ways = [
        f"http://user@{host}:{port}/a",
        f"http://{host}:0{port}/b",
        f"HTTP://{host}:{port}/c",
        f"http://u:p@{host}:00{port}/d",
    ]
    sites = [world.site(lambda s, r, way=way: Reply(302, "", {"Location": way + r.path[1:]})) for way in ways]
    urls = [f"{s.base}/{n}" for s in sites for n in range(2)] + [f"{hub.base}/own/{n}" for n in range(2)]
    verdicts = look(urls, replace(quick, rate=4, limit=20, hot=1))
    assert {v.state for v in verdicts.values()} == {"alive"}
    assert len(hub.pages) == 10
    for site in [hub, *sites]:
        times = sorted(request.at for request in site.log)
        assert all(late - early >= 0.24 for early, late in pairwise(times)), times


def test_a_host_that_is_hot_does_not_delay_the_others(world: World, quick: Settings) -> None:
    hot, others = world.site(), [world.site() for _ in range(4)]
    urls = [f"{hot.base}/{n}" for n in range(12)] + [f"{site.base}/a" for site in others]
    look(urls, replace(quick, rate=4, limit=20, hot=10))
    last = max(request.at for site in others for request in site.log)
    assert last < sorted(request.at for request in hot.log)[8]


def test_a_redirect_into_a_host_of_another_process_asks_its_robots(world: World, quick: Settings) -> None:
    denies = world.site(robots=DENY)
    sends = world.site(lambda s, r: Reply(302, "", {"Location": denies.base + r.path}))
    urls = [f"{sends.base}/{n}" for n in range(3)] + [f"{denies.base}/{n}" for n in range(3)]
    verdicts = look(urls, replace(quick, hot=2))
    assert {v.state for v in verdicts.values()} == {"unverified"}
    assert not denies.pages


def test_nothing_leaves_this_machine_in_tests(quick: Settings) -> None:
    verdicts = look(["http://192.0.2.1/", "http://no-such-host.invalid/"], quick)
    assert all("loopback only" in v.reason for v in verdicts.values())


def test_settings_listen_to_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REPOSITORY", "https://forge.io/our/guide")
    monkeypatch.setenv("GUIDE_LINKS_ARCHIVE", "http://127.0.0.1:9")
    made = Settings()
    where = "https://forge.io/our/guide/blob/main/docs/contributing/link-checking.md"
    assert made.agent == f"inside-pytorch-links/1 (+{where})"
    assert (made.archive, made.rate) == ("http://127.0.0.1:9", 2.0)


# From several looks to one state.
@pytest.mark.parametrize(
    ("states", "outcome"),
    [
        (["alive"], "alive"), (["dead"], 60), (["dead", "dead"], "dead"), (["dead", "alive"], "alive"),
        (["unreachable"], 15), (["unreachable", "unreachable"], "unreachable"),
        (["throttled"], 15), (["throttled", "alive"], "alive"), (["throttled", "dead"], 120),
        (["throttled", "unreachable", "dead"], "unreachable"), (["blocked"], "blocked"), (["tls"], "tls"),
    ],
)  # fmt: skip
def test_decisions(states: list[str], outcome: object) -> None:
    looks = [Verdict("u", state, "because", 404, at=n * 60.0) for n, state in enumerate(states)]
    settled = check.decide(looks, Settings())
    assert (settled.state if isinstance(settled, Verdict) else settled) == outcome


def test_two_404_in_a_hurry_are_not_enough_and_no_wait_is_without_bound() -> None:
    assert check.decide([Verdict("u", "dead", "404", 404, at=at) for at in (0, 59)], Settings()) == 60
    for wait, bounded in ((30, 30), (61, False)):
        settled = check.decide([Verdict("u", "throttled", "429", 429, wait=wait)], Settings())
        assert settled == bounded or isinstance(settled, Verdict) is not bool(bounded)


# What we use of LinkChecker.
def test_the_names_we_use_of_linkchecker() -> None:
    code = """
from linkcheck import configuration, director, plugins
from linkcheck.cache import results, urlqueue
from linkcheck.checker import get_url_from, httpurl, urlbase
from linkcheck.director.aggregator import Aggregate
from linkcheck.logger.none import NoneLogger
assert configuration.Version.startswith("10.6."), configuration.Version
assert {"recursionlevel", "useragent", "timeout", "maxhttpredirects", "sslverify", "threads", "logger", "fileoutput",
        "verbose", "status", "checkextern"} <= configuration.Configuration().keys() | {"logger"}
assert issubclass(plugins._ConnectionPlugin, plugins._PluginBase)
for owner, name in [(plugins.PluginManager, "run_connection_plugins"), (Aggregate, "add_request_session"),
                    (Aggregate, "wait_for_host"), (director, "check_urls"), (NoneLogger, "log_url"),
                    (urlqueue.UrlQueue, "put"), (results.ResultCache, "get_result"),
                    (httpurl.HttpUrl, "check_connection"), (urlbase.UrlBase, "to_wire")]:
    assert callable(getattr(owner, name)), name
print("as before")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "as before", done.stderr
