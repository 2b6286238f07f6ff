"""From what was seen to one state; this is the one place where a verdict is made. Pure: no network, no clock, no files."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Literal, get_args

from guide.links import wording
from guide.links.observation import Fault, Observation
from guide.links.settings import Settings

State = Literal[
    "alive", "moved", "dead", "soft-404", "blocked", "unverified", "throttled", "unreachable", "tls"
]
STATES: tuple[State, ...] = get_args(State)
WORKING = frozenset[State]({"alive", "moved"})
GONE = frozenset[State]({"dead", "soft-404"})
WALLED = frozenset[State]({"blocked", "unverified"})
FAILING = frozenset[State]({"unreachable", "tls"})


@dataclass(frozen=True)
class Verdict:
    """One look at one address. `wait` is what a Retry-After asked for; `certain` matters for soft-404 only."""

    url: str
    state: State
    reason: str
    status: int | None = None
    hops: tuple[tuple[int, str], ...] = ()  # (status, target) of each redirect
    certain: bool = True
    wait: float | None = None
    silent: bool = False  # nobody was heard: the fault may be this machine's own network
    at: float = 0.0  # the clock's seconds when it was seen; the caller sets it


PERMANENT = (301, 308)
REFUSALS = {
    401: "asks for credentials", 402: "asks for money", 403: "refuses us", 407: "asks for credentials",
    451: "refuses for legal reasons", 521: "its wall says the host is down", 999: "refuses robots",
}  # fmt: skip
_FAULTS: dict[Fault, tuple[State, str]] = {
    "malformed": ("dead", "malformed"),
    "robots": ("unverified", "robots.txt does not want us"),
    "robots-unknown": ("unreachable", "robots.txt cannot be read"),
    "throttled": ("throttled", "robots.txt answered 429"),
    "tls": ("tls", "certificate"),
    "loop": ("unreachable", "redirects without end"),
    "network": ("unreachable", "no answer"),
    "silence": ("unreachable", "no answer"),
}


SIGN_IN = "leads to a sign-in page"
WENT_HOME = "a deep link that ends at the home page"


def classify(seen: Observation, now: datetime | None = None) -> Verdict:
    """The verdict of one look. `now` only serves a Retry-After that names a date."""
    state, reason = _of_fault(seen) if seen.error or not seen.hops else _of_answer(seen)
    status = seen.hops[-1].status if seen.hops else None
    wait = (
        retry_after(seen.headers, now) if state in ("throttled", "unreachable") and not seen.error else None
    )
    return Verdict(
        seen.url, state, reason, status, tuple((h.status, h.target) for h in seen.hops if h.target),
        certain=reason != WENT_HOME, wait=float("inf") if seen.given_up else wait,
        silent=seen.error == "silence" and not seen.hops,
    )  # fmt: skip


def _of_fault(seen: Observation) -> tuple[State, str]:
    targets = [hop.target for hop in seen.hops if hop.target]
    if targets and wording.sign_in(targets[-1], seen.url):
        return "blocked", SIGN_IN
    state, reason = _FAULTS.get(seen.error or "network", _FAULTS["network"])
    return state, f"{reason}: {seen.note}" if seen.note else reason


def _of_answer(seen: Observation) -> tuple[State, str]:
    status, final, page = seen.hops[-1].status, seen.hops[-1].url, seen.page
    if status == 429:
        return "throttled", "429"
    if header := wording.challenge(seen.headers):
        return "blocked", f"a bot wall (header {header})"
    if status in (404, 410):
        return "dead", str(status)
    if status in REFUSALS or (400 <= status < 500 and status != 408):
        return "blocked", f"{status}: {REFUSALS.get(status, 'refuses this request')}"
    words = wording.wall(page) if page else None
    if not 200 <= status < 300:
        if words:
            return "blocked", f"{status}, a bot wall: {words}"
        what = "a redirect that leads nowhere" if 300 <= status < 400 else "a fault of the server"
        return "unreachable", f"{status}: {what}"
    if wording.sign_in(final, seen.url):
        return "blocked", SIGN_IN
    if words:
        return "blocked", f"a wall: {words}"
    if page and (words := wording.gone(page)):
        return "soft-404", f"says it is missing: {words}"
    redirects = [hop for hop in seen.hops if hop.target]
    if redirects and wording.went_home(final, seen.url):
        return "soft-404", WENT_HOME
    if redirects and all(hop.status in PERMANENT for hop in redirects):
        return "moved", f"moved for good to {final}"
    return "alive", str(status)


def retry_after(headers: Mapping[str, str], now: datetime | None = None) -> float | None:
    """Seconds that a Retry-After asks for; None where there is none or it cannot be read."""
    value = headers.get("retry-after", "").strip()
    if value.isdigit():
        return float(value[:12])
    try:
        until = parsedate_to_datetime(value)
    except ValueError:
        return None
    until = until if until.tzinfo else until.replace(tzinfo=UTC)
    return max(0.0, (until - (now or datetime.now(UTC))).total_seconds())


@dataclass(frozen=True)
class Again:
    """Not settled: look once more at `due` (the clock's seconds)."""

    due: float


def decide(looks: list[Verdict], settings: Settings) -> Verdict | Again:
    """Settle the state from every look of this run, the oldest first, or ask for one more."""
    last = looks[-1]
    same = [v for v in looks[:-1] if v.state == last.state]
    if last.state == "dead" and last.reason.startswith("malformed"):
        return last
    if last.state == "dead":
        if any(last.at - v.at >= settings.dead_gap for v in same):
            return last
        if len(looks) < settings.passes:
            return Again((same or [last])[0].at + settings.dead_gap)
        return replace(last, state="unreachable", reason=f"{last.reason} once, other answers before")
    if last.state not in ("throttled", "unreachable") or same or len(looks) >= settings.passes:
        return last
    wait = last.wait if last.wait is not None else _wait(last, settings)
    return last if wait > settings.throttle_cap else Again(last.at + wait)


def _wait(last: Verdict, settings: Settings) -> float:
    return settings.throttle_wait if last.state == "throttled" else settings.retry_wait
