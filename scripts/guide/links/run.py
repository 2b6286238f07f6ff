"""A whole check: first looks, then the second looks that the rules ask for."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from guide.links import pool
from guide.links.classify import Again, decide
from guide.links.clock import Clock
from guide.links.observed import Verdict
from guide.links.settings import Settings


def run(
    urls: Iterable[str],
    settings: Settings,
    clock: Clock,
    tell: Callable[[Verdict], None] = lambda v: None,
    settled: Callable[[Verdict], None] = lambda v: None,
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
        pool.ask(pending, settings, again=number > 0, tell=heard)
        pending = [url for url in wanted if url not in final]
        if not pending:
            break
        dues = [d.due for url in pending if isinstance(d := decide(looks[url], settings), Again)]
        clock.sleep(max(dues, default=0.0) - clock.seconds())
    return {url: final.get(url) or looks[url][-1] for url in wanted}
