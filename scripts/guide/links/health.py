"""Link health for the site's pages: read from the ledger, cheaply; no network and no checker needed."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path

from guide.links import address, ledger, policy
from guide.links.observed import UNCHECKED


@dataclass(frozen=True)
class Health:
    """What is known of one address. `state` is `unchecked` and the dates None where nothing is."""

    url: str
    state: str = UNCHECKED
    checked: date | None = None
    alive: date | None = None
    status: int | None = None
    moved_to: str | None = None
    archive: ledger.Archive | None = None
    human: ledger.Human | None = None
    group: str = "unchecked"


@dataclass(frozen=True)
class Totals:
    """Counts over a set of addresses; `hosts` is sorted by size, then name."""

    groups: dict[str, int] = field(default_factory=dict)
    states: dict[str, int] = field(default_factory=dict)
    hosts: dict[str, dict[str, int]] = field(default_factory=dict)
    last_checked: date | None = None  # None: no run is recorded yet


@cache
def _read(path: Path, stamp: int) -> ledger.Ledger:
    return ledger.load(path)


def records() -> ledger.Ledger:
    """The ledger, read again only when the file changed."""
    path = ledger.path()
    try:
        stamp = path.stat().st_mtime_ns
    except FileNotFoundError:
        return {}
    return _read(path, stamp)


def of(url: str, today: date | None = None) -> Health:
    """The health of one address, whatever its fragment."""
    record = records().get(address.normal(url))
    if record is None:
        return Health(url)
    moved = record.hops[-1][1] if record.state == "moved" and record.hops else None
    return Health(
        url, record.state, record.last_checked, record.last_alive, record.status, moved, record.archive, record.human,
        policy.group(record, today or datetime.now(UTC).date()),
    )  # fmt: skip


def totals(urls: Iterable[str], today: date | None = None) -> Totals:
    """Counts by group, by state and by host and state; each address once, whatever its fragment."""
    groups, states, hosts = dict.fromkeys(policy.GROUPS, 0), {}, {}
    checked: list[date] = []
    for url in dict.fromkeys(address.normal(u) for u in urls):
        health = of(url, today)
        groups[health.group] += 1
        states[health.state] = states.get(health.state, 0) + 1
        row = hosts.setdefault(address.host(url) or "(malformed)", {})
        row[health.state] = row.get(health.state, 0) + 1
        checked += [health.checked] if health.checked else []
    ordered = dict(sorted(hosts.items(), key=lambda item: (-sum(item[1].values()), item[0])))
    return Totals(groups, dict(sorted(states.items())), ordered, max(checked, default=None))
