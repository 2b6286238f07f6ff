"""Looks: an address is asked for, judged, and asked for again where the rules want a second look."""

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import date

from guide.links import fetch
from guide.links.ledger import Archive
from guide.links.observation import Observation
from guide.links.settings import Clock, Settings
from guide.links.verdict import WORKING, Again, Verdict, classify, decide

Tell = Callable[[Verdict], object]
_COPY = re.compile(r"/web/(\d{4})(\d{2})(\d{2})\d*(?:[a-z]{2}_)?/")


def look(
    urls: Iterable[str], settings: Settings, again: bool = False, tell: Tell = lambda verdict: None
) -> dict[str, Verdict]:
    """One look at each address, judged."""
    got: dict[str, Verdict] = {}

    def judge(seen: Observation) -> None:
        got[seen.url] = classify(seen)
        tell(got[seen.url])

    fetch.ask(urls, settings, again, judge)
    return got


def settle(
    urls: Iterable[str],
    settings: Settings,
    clock: Clock,
    tell: Tell = lambda verdict: None,
    settled: Tell = lambda verdict: None,
) -> dict[str, Verdict]:
    """Exactly one settled verdict for each address. `tell` hears every look, `settled` every final verdict."""
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
        look(pending, settings, again=number > 0, tell=heard)
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
