"""Copies in a web archive. The look-up is an address like any other: a redirect to the copy, or a 404."""

import re
from collections.abc import Iterable
from datetime import date

from guide.links import pool
from guide.links.clock import Clock
from guide.links.ledger import Archive
from guide.links.observed import WORKING, Verdict
from guide.links.settings import Settings

_COPY = re.compile(r"/web/(\d{4})(\d{2})(\d{2})\d*(?:[a-z]{2}_)?/")


def lookup(base: str, url: str) -> str:
    """Where the archive answers whether it has a copy of `url`."""
    return f"{base}/web/{url}"


def saving(base: str, url: str) -> str:
    """Where the archive can be asked to take a copy of `url`."""
    return f"{base}/save/{url}"


def copy_of(look: Verdict, url: str, today: date) -> Archive | None:
    """The copy that a look-up led to; vetted today when its body shows the page and not a wall or a 404."""
    for _, target in look.hops:
        if (stamp := _COPY.search(target)) and target.endswith(url.split("://", 1)[-1]):
            taken = "-".join(stamp.groups())
            good = look.state in WORKING
            return Archive(url=target, taken=taken, vetted=today if good else None)
    return None


def find_copies(
    urls: Iterable[str], settings: Settings, clock: Clock, save: bool = False
) -> dict[str, Archive]:
    """The vetted or unvetted archive copy of each address that has one. Failures are not remembered."""
    asked = {lookup(settings.archive, url): url for url in urls}
    if save:
        pool.ask([saving(settings.archive, url) for url in asked.values()], settings)
    looks = pool.ask(asked, settings)
    found = {asked[v.url]: copy_of(v, asked[v.url], clock.today()) for v in looks.values()}
    return {url: copy for url, copy in found.items() if copy}
