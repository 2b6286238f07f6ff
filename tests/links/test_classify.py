"""From what was seen to a state, and from several looks to one."""

import json
from dataclasses import asdict
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guide.links import wording
from guide.links.features import Page, decode, read
from guide.links.observation import Hop, Observation
from guide.links.settings import Settings
from guide.links.verdict import STATES, Again, Verdict, classify, decide, retry_after

SETTINGS = Settings()
LETTERS = "ab/:.;=19, -é文"
HTML = {"content-type": "text/html; charset=utf-8"}


def looks(*states: str, at: tuple[float, ...] = (), wait: float | None = None) -> list[Verdict]:
    """Looks of one address, a minute apart unless told."""
    return [
        Verdict("u", s, "404" if s == "dead" else s, at=at[n] if at else n * 60.0, wait=wait)
        for n, s in enumerate(states)
    ]


@given(
    st.lists(
        st.tuples(st.integers(100, 999), st.one_of(st.none(), st.text(LETTERS, max_size=30))), max_size=4
    ),
    st.dictionaries(
        st.sampled_from(["content-type", "retry-after", "cf-mitigated", "server"]),
        st.text(LETTERS, max_size=40),
    ),
    st.binary(max_size=200),
    st.one_of(
        st.none(), st.sampled_from(["malformed", "robots", "robots-unknown", "tls", "loop", "network", "?"])
    ),
)
def test_whatever_is_seen_there_is_exactly_one_state(hops, headers, body, error) -> None:
    page = read(body, headers.get("content-type", ""))
    seen = Observation(
        "http://a.io/b", tuple(Hop("http://a.io/b", s, t) for s, t in hops), headers, page, error
    )
    verdict = classify(seen)
    assert verdict.state in STATES
    assert verdict.reason
    assert Observation.from_json(json.loads(json.dumps(asdict(seen)))) == seen


@given(st.lists(st.sampled_from(STATES), min_size=1, max_size=3), st.floats(0, 1e6))
def test_looks_settle_within_three_and_dead_needs_two(states: list[str], wait: float) -> None:
    settled = decide(looks(*states, wait=wait), SETTINGS)
    if len(states) == SETTINGS.passes:
        assert isinstance(settled, Verdict)
    if isinstance(settled, Verdict) and settled.state == "dead":
        assert states.count("dead") >= 2


@pytest.mark.parametrize(
    ("states", "outcome"),
    [
        (["alive"], "alive"), (["dead"], Again(60)), (["dead", "dead"], "dead"), (["dead", "alive"], "alive"),
        (["unreachable"], Again(5)), (["unreachable", "unreachable"], "unreachable"),
        (["throttled"], Again(15)), (["throttled", "alive"], "alive"), (["throttled", "dead"], Again(120)),
        (["throttled", "unreachable", "dead"], "unreachable"), (["blocked"], "blocked"), (["tls"], "tls"),
    ],
)  # fmt: skip
def test_decisions(states: list[str], outcome: object) -> None:
    settled = decide(looks(*states), SETTINGS)
    assert (settled if isinstance(outcome, Again) else settled.state) == outcome


def test_two_404_in_a_hurry_are_not_enough() -> None:
    assert decide(looks("dead", "dead", at=(0, 59)), SETTINGS) == Again(60)


def test_retry_after() -> None:
    now = datetime(2030, 1, 1, tzinfo=UTC)
    assert retry_after({"retry-after": "7"}) == 7
    assert retry_after({"retry-after": "Tue, 01 Jan 2030 00:01:00 GMT"}, now) == 60
    assert retry_after({"retry-after": "Mon, 01 Jan 2029 00:01:00 GMT"}, now) == 0
    assert retry_after({"retry-after": "soon"}) is None
    assert retry_after({}) is None
    assert isinstance(
        decide(looks("throttled", wait=61), SETTINGS), Verdict
    )  # asked to wait longer than we do
    assert decide(looks("throttled", wait=30), SETTINGS) == Again(30)


@pytest.mark.parametrize("title", [
    "404 Not Found", "Page not found | Blog", "Not Found", "Oops! This page doesn't exist",
    "页面不存在", "抱歉，你访问的页面不存在 - 简书", "文章已被删除", "404 页面不存在", "HTTP 404 - File not found",
])  # fmt: skip
def test_titles_of_missing_pages(title: str) -> None:
    page = Page(title.lower(), prose=2000)
    seen = Observation("http://a.io/b", (Hop("http://a.io/b", 200),), HTML, page)
    assert any(map(wording.says_gone, wording.parts(page.title)))
    assert classify(seen).state == "soft-404"


@pytest.mark.parametrize("title", ["404", "Error 404", "HTTP 404"])
def test_a_number_alone_is_news_only_where_little_else_is_said(title: str) -> None:
    hops = (Hop("http://a.io/b", 200),)
    states = [
        classify(Observation("http://a.io/b", hops, HTML, Page(title.lower(), prose=prose))).state
        for prose in (60, 2000)
    ]
    assert states == ["soft-404", "unverified"]


@pytest.mark.parametrize("title", [
    "How to design a 404 page", "404 Media", "Not found: debugging the linker", "页面置换算法详解", "PyTorch 404s",
    "ModuleNotFoundError: No module named torch", "The page table", "Symbol not found in libtorch",
])  # fmt: skip
def test_titles_that_only_sound_like_it(title: str) -> None:
    page = Page(title.lower(), prose=2000)
    seen = Observation("http://a.io/b", (Hop("http://a.io/b", 200),), HTML, page)
    assert classify(seen).state == "alive"


def test_a_label_may_lie_and_a_character_be_cut() -> None:
    text = "张量" * 10
    assert decode(text.encode()[:-1], "text/html; charset=utf-8") == text[:-1]
    assert decode(text.encode("gbk"), "text/html; charset=utf-8") == text
    assert decode(b"\xff\xfe\xfa\x81", "text/html; charset=no-such")


def test_permanent_means_every_hop() -> None:
    def end(*statuses: int) -> str:
        hops = [Hop("http://a.io/x", s, "http://a.io/y") for s in statuses] + [Hop("http://a.io/y", 200)]
        return classify(Observation("http://a.io/x", tuple(hops), HTML, Page(text="text", prose=2000))).state

    assert [end(301), end(308, 301), end(301, 302), end(307), end()] == [
        "moved",
        "moved",
        "alive",
        "alive",
        "alive",
    ]
