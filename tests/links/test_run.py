"""A run: every address in comes out with one state, whatever workers and hosts do; politeness; the contract."""

import json
import os
import threading
import time
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from guide.core.errors import GuideError
from guide.links import fetch, looks
from guide.links.fetch.politeness import Gate, HostQueue, shards
from guide.links.fetch.transport import headers_for
from guide.links.observation import Hop, Observation
from guide.links.settings import Settings, from_environment
from guide.links.verdict import STATES, Verdict

from .conftest import TODAY
from .world import FakeClock, Reply, World

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
)


# Every address that goes in comes out.
@given(addresses, st.integers(1, 5))
def test_shards_lose_nothing_and_keep_hosts_together(urls: list[str], n: int) -> None:
    from guide.links import address

    parts = shards(urls, n)
    assert sorted(u for part in parts for u in part) == sorted(urls)
    hosts = [{address.host(u) for u in part} for part in parts]
    assert sum(map(len, hosts)) == len(set().union(*hosts)) if hosts else not urls


@given(addresses, st.randoms(use_true_random=False))
def test_workers_that_forget_repeat_and_die_cost_no_address(urls: list[str], random) -> None:
    def moody(parts, n, settings, folder, again, wanted, take) -> fetch._Seen:
        seen = fetch._Seen()
        for url in [u for part in parts for u in part]:
            mood = random.random()
            if mood < 0.3:
                continue  # never begun
            seen.begun.add(url)
            if mood < 0.5:
                seen.stuck.add(url)
            for _ in range(int(mood * 4) - 1):  # lost, told once, told twice
                take(Observation(url, (Hop(url, random.choice([200, 301, 404, 410, 429, 403, 500])),),
                                 error=random.choice([None, None, "robots", "tls", "network"])))  # fmt: skip
        return seen

    real, fetch._round = fetch._round, moody
    try:
        clock = FakeClock(TODAY)
        verdicts = looks.settle(urls, Settings(workers=2), clock)
    finally:
        fetch._round = real
    assert sorted(verdicts) == sorted(set(urls))
    assert all(v.state in STATES and v.url == u for u, v in verdicts.items())


@hypothesis_settings(max_examples=3)
@given(st.lists(st.text(LETTERS, max_size=20).map(lambda t: "http://127.0.0.1:1/" + t), max_size=8))
def test_real_workers_with_any_path(urls: list[str]) -> None:
    verdicts = looks.look(urls, Settings(rate=0, timeout=2, limit=4, loopback_only=True, workers=1))
    assert sorted(verdicts) == sorted(set(urls))
    assert {v.state for v in verdicts.values()} <= {"unreachable", "dead"}


def test_fragments_do_not_cost_a_row(world: World, quick: Settings) -> None:
    site = world.site()
    urls = [site.base + "/x#a", site.base + "/x#b", site.base + "/x", site.base + "/x"]
    assert {u: v.state for u, v in looks.look(urls, quick).items()} == dict.fromkeys(urls, "alive")


def test_a_target_that_is_also_cited_keeps_its_own_state(world: World, quick: Settings) -> None:
    site = world.site(lambda s, r: Reply(301, "", {"Location": "/b"}) if r.path == "/a" else Reply())
    verdicts = looks.look([site.base + "/a", site.base + "/b"], quick)
    assert [v.state for v in verdicts.values()] == ["moved", "alive"] or [
        verdicts[site.base + p].state for p in ("/a", "/b")
    ] == ["moved", "alive"]


def test_a_worker_that_is_killed_is_replaced(world: World, quick: Settings) -> None:
    def answer(site, request) -> Reply:
        time.sleep(0.02)
        return Reply()

    site, quick = world.site(answer), replace(quick, connections=2)
    urls = [f"{site.base}/{n}" for n in range(60)]
    killed, born = [], []
    real = fetch.Worker

    class Mortal(real):
        def __init__(self, *args: object) -> None:
            super().__init__(*args)
            born.append(self)

    def tell(verdict: Verdict) -> None:
        if not killed:
            killed.append(born[0].process.kill())

    fetch.Worker = Mortal
    try:
        verdicts = looks.look(urls, quick, tell=tell)
    finally:
        fetch.Worker = real
    assert len(born) > 1
    assert {v.state for v in verdicts.values()} == {"alive"}
    assert sorted(verdicts) == sorted(urls)
    assert len(site.pages) <= 60 + 2 * quick.connections


def test_a_host_that_never_answers_is_given_up(world: World, quick: Settings) -> None:
    dead = world.dead_port()
    urls = [f"{dead}/{n}" for n in range(40)]
    verdicts = looks.look(urls, quick)
    assert {v.state for v in verdicts.values()} == {"unreachable"}
    assert sum("not asked" in v.reason for v in verdicts.values()) >= 40 - quick.give_up - quick.connections


def test_a_host_that_lets_everything_hang_costs_little(world: World, quick: Settings) -> None:
    from .tricks import _drip_header

    site = world.site(raw=_drip_header)
    urls = [f"{site.base}/{n}" for n in range(30)]
    began = time.monotonic()
    verdicts = looks.look(urls, replace(quick, limit=1))
    assert {v.state for v in verdicts.values()} == {"unreachable"}
    assert len(verdicts) == 30
    assert len(site.pages) <= 6
    assert time.monotonic() - began < 60


def test_work_folders_of_killed_runs_are_removed_by_the_next(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(fetch.tempfile, "tempdir", str(tmp_path))
    left, young, held = (tmp_path / f"guide-links-{name}" for name in ("left", "young", "held"))
    for folder in (left, young, held):
        (folder / "inside").mkdir(parents=True)
    for folder in (left, held):
        os.utime(folder, (0, 0))
    with fetch._held(held), fetch._work_folder() as mine:
        assert {p.name for p in tmp_path.iterdir()} == {young.name, held.name, Path(mine).name}
    assert not Path(mine).exists()


def test_a_missing_or_other_checker_is_told(monkeypatch: pytest.MonkeyPatch, quick: Settings) -> None:
    monkeypatch.setattr(fetch, "find_spec", lambda name: None)
    with pytest.raises(GuideError, match="pip install"):
        looks.look(["http://127.0.0.1:1/"], quick)
    with pytest.raises(GuideError, match=r"10\.6"):
        fetch._note(
            None, {"fatal": "LinkChecker 11 is installed; the guide is made for 10.6.*"}, set(), set(), print
        )


# Politeness.
def test_no_host_has_more_connections_than_allowed(world: World, quick: Settings) -> None:
    async def slow(site, request, writer) -> None:
        import asyncio

        await asyncio.sleep(0.1)
        writer.write(Reply().raw())
        await writer.drain()

    site = world.site(raw=slow)
    looks.look([f"{site.base}/{n}" for n in range(24)], replace(quick, connections=3))
    assert len(site.pages) == 24
    assert site.most_open == 3


def test_two_requests_a_second_mean_two_redirects_and_robots_included(world: World, quick: Settings) -> None:
    hub = world.site()
    sites = [world.site(lambda s, r: Reply(302, "", {"Location": hub.base + r.path})) for _ in range(3)]
    urls = [f"{s.base}/{n}" for s in sites for n in range(2)] + [f"{hub.base}/own/{n}" for n in range(3)]
    verdicts = looks.look(urls, replace(quick, rate=2, limit=20))
    assert {v.state for v in verdicts.values()} == {"alive"}
    assert len(hub.pages) == 9
    for site in [hub, *sites]:
        times = sorted(r.at for r in site.log)
        assert all(later - early >= 1 for early, later in zip(times, times[2:], strict=False)), times


def test_the_gate_holds_between_threads_and_survives_a_torn_file(tmp_path) -> None:
    gate, starts = Gate(str(tmp_path), rate=10, stale=5), []

    def go() -> None:
        with gate.slot("h"):
            starts.append(time.monotonic())

    threads = [threading.Thread(target=go) for _ in range(25)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    starts.sort()
    assert all(b - a >= 1 for a, b in zip(starts, starts[10:], strict=False))
    next(tmp_path.iterdir()).write_text('[["x", 1.')
    go()
    assert starts[-1] - starts[-2] >= 0.9


def test_the_queue_gives_hosts_their_turns() -> None:
    queue = HostQueue(["http://a/1", "http://a/2", "http://a/3", "http://b/1"], share=1, give_up=2)
    assert [queue.take(), queue.take()] == ["http://a/1", "http://b/1"]
    assert queue.done("http://a/1", failed=True) == []
    assert queue.take() == "http://a/2"
    assert queue.done("http://a/2", failed=True) == ["http://a/3"]
    queue.lose("http://b/1")
    assert queue.take() is None
    assert queue.finished()


def test_a_token_is_shown_to_its_own_host_alone_and_only_on_a_second_try() -> None:
    with_token = Settings(github_token="secret")
    shown = [
        (url, again)
        for url in (
            "https://github.com/a",
            "http://github.com/a",
            "https://github.com.evil.io/",
            "https://a.io/github.com",
        )
        for again in (False, True)
        if "Authorization" in headers_for(url, with_token, again)
    ]
    assert shown == [("https://github.com/a", True)]


def test_nothing_leaves_this_machine_in_tests(quick: Settings) -> None:
    verdicts = looks.look(["http://192.0.2.1/", "http://no-such-host.invalid/"], quick)
    assert all("loopback only" in v.reason for v in verdicts.values())


def test_settings_travel_and_listen_to_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REPOSITORY", "https://forge.io/our/guide")
    monkeypatch.setenv("GUIDE_LINKS_ARCHIVE", "http://127.0.0.1:9/")
    made = from_environment(timeout=3)
    assert (
        made.agent
        == "inside-pytorch-links/1 (+https://forge.io/our/guide/blob/main/docs/contributing/link-checking.md)"
    )
    assert (made.archive, made.timeout, made.rate, made.loopback_only) == ("http://127.0.0.1:9", 3, 2.0, True)
    assert Settings.from_json(json.loads(json.dumps(asdict(made)))) == made


# What we use of LinkChecker.
def test_the_names_we_use_of_linkchecker() -> None:
    import subprocess
    import sys

    from . import guides

    code = """
from linkcheck import configuration, plugins
from linkcheck.checker import get_url_from, httpurl, urlbase
from linkcheck.director.aggregator import Aggregate
assert configuration.Version.startswith("10.6."), configuration.Version
assert {"recursionlevel", "useragent", "timeout", "maxhttpredirects", "sslverify"} <= configuration.Configuration().keys()
assert issubclass(plugins._ConnectionPlugin, plugins._PluginBase)
for owner, name in [(plugins.PluginManager, "run_connection_plugins"), (Aggregate, "get_request_session"),
                    (Aggregate, "wait_for_host"), (httpurl.HttpUrl, "check_connection"),
                    (urlbase.UrlBase, "local_check"), (urlbase.UrlBase, "close_connection")]:
    assert callable(getattr(owner, name)), name
print("as before")
"""
    out = subprocess.run(
        [sys.executable, "-c", code], env=guides.environment(), capture_output=True, text=True, check=False
    )
    assert out.stdout.strip() == "as before", out.stderr
