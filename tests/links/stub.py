"""The checker that this suite must not be content with: everything is alive, nothing is asked."""

from collections.abc import Callable, Iterable

from guide.links import pool
from guide.links.observed import Verdict
from guide.links.settings import Settings


def ask(
    urls: Iterable[str],
    settings: Settings,
    again: bool = False,
    tell: Callable[[Verdict], None] = lambda v: None,
) -> dict[str, Verdict]:
    """What `pool.ask` promises, without a look."""
    got = {url: Verdict(url, "alive", "200", 200) for url in urls}
    for verdict in got.values():
        tell(verdict)
    return got


def install() -> None:
    """Put it in the place of the real one."""
    pool.ask = ask
