"""From what was seen to one state. Pure: no network, no clock, no files."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime

from guide.links import signs
from guide.links.observed import Observation, Verdict
from guide.links.settings import Settings

PERMANENT = (301, 308)
REFUSALS = {
    401: "asks for credentials", 402: "asks for money", 403: "refuses us", 407: "asks for credentials",
    451: "refuses for legal reasons", 521: "its wall says the host is down", 999: "refuses robots",
}  # fmt: skip
_ERRORS = {
    "malformed": ("dead", "malformed"),
    "robots": ("unverified", "robots.txt does not want us"),
    "robots-unknown": ("unreachable", "robots.txt cannot be read"),
    "throttled": ("throttled", "robots.txt answered 429"),
    "tls": ("tls", "certificate"),
    "loop": ("unreachable", "redirects without end"),
    "network": ("unreachable", "no answer"),
}


def classify(seen: Observation, now: datetime | None = None) -> Verdict:
    """The verdict of one look. `now` only serves a Retry-After that names a date."""
    redirects = tuple((h.status, h.target) for h in seen.hops if h.target)
    made = Verdict(seen.url, "", "", seen.hops[-1].status if seen.hops else None, redirects)
    if seen.error:
        return _of_error(seen, made)
    if not seen.hops:
        return replace(made, state="unreachable", reason="no answer")
    return _of_response(seen, made, now)


def _of_error(seen: Observation, made: Verdict) -> Verdict:
    if made.hops and signs.sign_in(made.hops[-1][1], seen.url):
        return replace(made, state="blocked", reason="leads to a sign-in page")
    state, reason = _ERRORS.get(seen.error or "", _ERRORS["network"])
    return replace(made, state=state, reason=f"{reason}: {seen.note}" if seen.note else reason)


def _of_response(seen: Observation, made: Verdict, now: datetime | None) -> Verdict:
    status, final = seen.hops[-1].status, seen.hops[-1].url
    if status == 429:
        return replace(made, state="throttled", reason="429", wait=retry_after(seen.headers, now))
    if header := signs.challenge(seen.headers):
        return replace(made, state="blocked", reason=f"a bot wall (header {header})")
    if status in (404, 410):
        return replace(made, state="dead", reason=str(status))
    page = signs.read(seen.body, seen.headers.get("content-type", ""))
    words = signs.wall(page) if page else None
    if status in REFUSALS or (400 <= status < 500 and status != 408):
        return replace(
            made, state="blocked", reason=f"{status}: {REFUSALS.get(status, 'refuses this request')}"
        )
    if not 200 <= status < 300:
        if words:
            return replace(made, state="blocked", reason=f"{status}, a bot wall: {words}")
        what = "a redirect that leads nowhere" if 300 <= status < 400 else "a fault of the server"
        return replace(
            made, state="unreachable", reason=f"{status}: {what}", wait=retry_after(seen.headers, now)
        )
    if signs.sign_in(final, seen.url):
        return replace(made, state="blocked", reason="leads to a sign-in page")
    if words:
        return replace(made, state="blocked", reason=f"a wall: {words}")
    if page and (words := signs.gone(page)):
        return replace(made, state="soft-404", reason=f"says it is missing: {words}")
    if made.hops and signs.went_home(final, seen.url):
        return replace(made, state="soft-404", reason="a deep link that ends at the home page", certain=False)
    if made.hops and all(code in PERMANENT for code, _ in made.hops):
        return replace(made, state="moved", reason=f"moved for good to {final}")
    return replace(made, state="alive", reason=str(status))


def retry_after(headers: dict[str, str], now: datetime | None = None) -> float | None:
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
