"""Looks: an address is asked for, judged, and asked for again where the rules want a second look."""

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date
from types import MappingProxyType
from urllib.parse import urlsplit, urlunsplit

from guide.links import fetch
from guide.links.ledger import Archive
from guide.links.observation import Observation
from guide.links.settings import Clock, Settings
from guide.links.verdict import WORKING, Again, Expected, Verdict, classify, decide, sends_on

Tell = Callable[[Verdict], object]
NONE_SUCH = "no-such-page-5d41402abc4b"
SENT_ON = 2  # how often in a row a page may send its reader on by itself
_COPY = re.compile(r"/web/(\d{4})(\d{2})(\d{2})\d*(?:[a-z]{2}_)?/")


@dataclass
class Beside:
    """What hosts answer for an address that cannot be, asked at most once for each folder in a run."""

    honest: frozenset[str] = frozenset()  # folders that are known to answer 404
    answers: dict[str, Observation] = field(default_factory=dict)


def folder(url: str) -> str:
    """What `url` lies in: its host and path up to the last '/', and whether a query names the page."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/').rpartition('/')[0]}/" + (
        "?" if parts.query else ""
    )


def beside(url: str) -> str:
    """An address in the same folder, of the same form, that cannot be."""
    parts = urlsplit(url)
    if parts.query:
        query = re.sub(r"=[^&]*", f"={NONE_SUCH}", parts.query)
        return urlunsplit(parts._replace(query=query if "=" in query else NONE_SUCH))
    above, _, last = parts.path.rstrip("/").rpartition("/")
    end = "/" if parts.path.endswith("/") else re.sub(r"^[^.]*", "", last)[:6]
    return urlunsplit(parts._replace(path=f"{above}/{NONE_SUCH}{end}"))


def look(
    urls: Iterable[str],
    settings: Settings,
    again: bool = False,
    tell: Tell = lambda verdict: None,
    expected: Mapping[str, Expected] = MappingProxyType({}),
    near: Beside | None = None,
) -> dict[str, Verdict]:
    """One look at each address, judged. Where a page sends its reader on by itself, the look goes there too.

    With `near`, a page for which little speaks is compared with what its host answers for an address that cannot be.
    """
    got: dict[str, Verdict] = {}
    sent_on: list[Observation] = []
    doubtful: list[Observation] = []

    def judge(seen: Observation) -> None:
        if len(seen.hops) <= settings.hops and sends_on(seen, expected.get(seen.url)):
            sent_on.append(seen)
            return
        honest = bool(near and near.honest and seen.page and folder(seen.url) in near.honest)
        verdict = classify(seen, expected=expected.get(seen.url), honest=honest)
        if verdict.doubtful and near:
            doubtful.append(seen)
        else:
            settled(verdict)

    def settled(verdict: Verdict) -> None:
        got[verdict.url] = verdict
        tell(verdict)

    fetch.ask(urls, settings, again, judge)
    for _ in range(SENT_ON):
        starts, sent_on = sent_on, []
        ends = fetch.ask([seen.page.leads_to for seen in starts if seen.page], settings, again)
        for seen in starts:
            judge(_led_on(seen, ends))
    for seen in sent_on:
        judge(replace(seen, page=None, error="loop"))
    if near:
        strangers = {folder(seen.url): beside(seen.url) for seen in doubtful}
        wanted = {where: url for where, url in strangers.items() if where not in near.answers}
        answers = fetch.ask(wanted.values(), settings, again)
        near.answers |= {where: answers[url] for where, url in wanted.items()}
        for seen in doubtful:
            settled(classify(seen, expected=expected.get(seen.url), sibling=near.answers[folder(seen.url)]))
    return got


def _led_on(seen: Observation, ends: Mapping[str, Observation]) -> Observation:
    """What a reader sees who is sent on: the hops of both, and the answer at the end."""
    assert seen.page
    end, last = ends[seen.page.leads_to], seen.hops[-1]
    hops = (*seen.hops[:-1], replace(last, target=seen.page.leads_to), *end.hops)
    return replace(end, url=seen.url, hops=hops)


def settle(
    urls: Iterable[str],
    settings: Settings,
    clock: Clock,
    tell: Tell = lambda verdict: None,
    settled: Tell = lambda verdict: None,
    expected: Mapping[str, Expected] = MappingProxyType({}),
    honest: Iterable[str] = (),
) -> dict[str, Verdict]:
    """Exactly one settled verdict for each address. `tell` hears every look, `settled` every final verdict.

    `honest` are addresses whose hosts are known to answer 404 beside them.
    """
    near = Beside(frozenset(map(folder, honest)))
    wanted = list(dict.fromkeys(urls))
    looks: dict[str, list[Verdict]] = {url: [] for url in wanted}
    final: dict[str, Verdict] = {}

    def heard(verdict: Verdict) -> None:
        verdict = replace(verdict, at=clock.seconds())
        looks[verdict.url].append(verdict)
        tell(verdict)
        if not isinstance(decision := decide(looks[verdict.url], settings), Again):
            final[verdict.url] = decision
            settled(decision)

    pending = wanted
    for number in range(settings.passes):
        look(pending, settings, number > 0, heard, expected, near)
        pending = [url for url in wanted if url not in final]
        if not pending:
            break
        dues = [d.due for url in pending if isinstance(d := decide(looks[url], settings), Again)]
        clock.sleep(max(dues, default=0.0) - clock.seconds())
    return {url: final.get(url) or looks[url][-1] for url in wanted}


def find_copies(
    urls: Iterable[str], settings: Settings, clock: Clock, save: bool = False
) -> dict[str, Archive]:
    """The web archive's copy of each address that has one, vetted or not; failures are not remembered.

    A look-up is an address like any other: a redirect to the copy, or a 404. With `save`, copies are asked for first.
    """
    asked = {f"{settings.archive}/web/{url}": url for url in urls}
    if save:
        look([f"{settings.archive}/save/{url}" for url in asked.values()], settings)
    looks = look(asked, settings)
    found = {url: _copy_of(looks[lookup], url, clock.today()) for lookup, url in asked.items()}
    return {url: copy for url, copy in found.items() if copy}


def _copy_of(lookup: Verdict, url: str, today: date) -> Archive | None:
    """The copy that a look-up led to; vetted today when its body shows the page and not a wall or a 404."""
    for _, target in lookup.hops:
        if (stamp := _COPY.search(target)) and target.endswith(url.split("://", 1)[-1]):
            with suppress(ValueError):  # no such day
                vetted = today if lookup.state in WORKING else None
                return Archive(url=target, taken=date(*map(int, stamp.groups())), vetted=vetted)
    return None
