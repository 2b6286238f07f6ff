"""From what was seen of an address to its one state. No network, no file."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal, get_args
from urllib.parse import unquote, urlsplit, urlunsplit

from guide.links.fetch import Observation
from guide.links.page import SHORT, Page
from guide.links.quirks import STROKES, Quirk

State = Literal[
    "alive", "moved", "dead", "soft-404", "blocked", "unverified", "throttled", "unreachable", "tls"
]
STATES: tuple[State, ...] = get_args(State)
WORKING: frozenset[State] = frozenset({"alive", "moved"})
GONE: frozenset[State] = frozenset({"dead", "soft-404"})
WALLED: frozenset[State] = frozenset({"blocked", "unverified"})
FAILING: frozenset[State] = frozenset({"unreachable", "tls"})
SHARE = 0.8  # of the words of a record's title that a page's name must have
BEGINNING = 600  # characters of a text in which its author is named
TOKEN = "5d41402abc4b"
NO_SUCH = f"no-such-page-{TOKEN}"
_CJK = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"


@dataclass(frozen=True)
class Expected:
    """What a record says that its page shows."""

    titles: tuple[str, ...] = ()
    authors: tuple[str, ...] = ()


@dataclass(frozen=True)
class Verdict:
    """One address, one state. `certain` matters for soft-404; `doubtful`: a look beside it would tell more."""

    url: str
    state: State
    reason: str
    status: int | None = None
    hops: tuple[tuple[int, str], ...] = ()  # the redirects as (status, target)
    certain: bool = True
    doubtful: bool = False
    wait: float | None = None  # seconds that a Retry-After asks for
    at: float = 0.0  # when it was seen, by the run's clock


def judge(
    seen: Observation, expected: Expected, quirks: Iterable[Quirk], beside: Observation | None = None
) -> Verdict:
    """The state of what was seen; `beside` is what the host answers for an address that cannot be."""
    hops = tuple((hop.status, hop.target) for hop in seen.hops if hop.target)
    verdict = Verdict(seen.url, "unverified", "", seen.hops[-1].status if seen.hops else None, hops)
    if seen.fault or not seen.page:
        return _fault(verdict, seen)
    title, author = _title(seen.page, expected), _author(seen.page, expected)
    told = f"it shows its {'title' if title else 'author'} '{title or author}'" if title or author else ""
    quirk = next((q for q in quirks if q.fits(seen, expected.titles) and (q.certain or not title)), None)
    if quirk and quirk.phrases and (title or not expected.titles):
        return replace(verdict, reason=f"{told or 'no title is known'}; {quirk.name}")
    if quirk:
        return replace(verdict, state=quirk.state, reason=quirk.name, certain=quirk.certain)
    if state := _of_status(seen.hops[-1].status):
        asked = seen.headers.get("retry-after", "")  # what is a date, or no number, is too long
        wait = float(asked[:9] if asked.isdigit() else 1e9) if asked else None
        return replace(verdict, state=state, reason=f"status {verdict.status}", wait=wait)
    if not told:
        return replace(verdict, reason="it shows neither the record's title nor an author")
    if title and seen.page.length <= SHORT and seen.page.title and not shows(seen.page.title, title):
        return replace(verdict, reason="a short page whose heading alone is the record's title")
    if not _beyond(title, seen.url) and not (beside and _differs(beside, seen, expected)):
        reason = f"{told}, and so may any address there"
        return replace(verdict, reason=reason, doubtful=beside is None)
    permanent = bool(hops) and all(status in (301, 308) for status, _ in hops)
    return replace(verdict, state="moved" if permanent else "alive", reason=told)


def _fault(verdict: Verdict, seen: Observation) -> Verdict:
    note = f"{seen.fault}: {seen.note}"[:200].rstrip(": ") or "no answer"
    if seen.fault == "robots":
        return replace(verdict, reason="robots.txt does not want us")
    states: dict[str, State] = {"malformed": "dead", "SSLError": "tls"}
    return replace(verdict, state=states.get(seen.fault, "unreachable"), reason=note)


def _of_status(status: int) -> State | None:
    """The state that a status alone decides; None for 2xx."""
    known: dict[int, State] = {404: "dead", 410: "dead", 429: "throttled", 408: "unreachable", 521: "blocked"}
    usual: dict[int, State | None] = {2: None, 4: "blocked", 5: "unreachable", 9: "blocked"}
    return known.get(status) or usual.get(status // 100, "unverified")


def _title(page: Page, expected: Expected) -> str:
    """The title of the record that a page calls itself by; '' for none."""
    return next((title for title in expected.titles if any(shows(name, title) for name in page.names)), "")


def shows(name: str, title: str) -> bool:
    """Whether a name has most words of a title, and all its numbers; of a title of one word, it is a part."""
    wanted, found = words(title), words(name)
    if len(wanted) < 2:
        return bool(wanted) and any(words(part) == wanted for part in STROKES.split(name))
    return len(wanted & found) >= SHARE * len(wanted) and {w for w in wanted if w.isdigit()} <= found


def words(text: str) -> frozenset[str]:
    """The words of a text in lower case; of Chinese, Japanese and Korean, pairs of characters."""
    runs = re.findall(f"[{_CJK}]+", text)
    pairs = {run[n : n + 2] for run in runs for n in range(max(1, len(run) - 1))}
    return frozenset(pairs.union(re.findall(rf"[^\W_{_CJK}]+", text.lower())))


def _author(page: Page, expected: Expected) -> str:
    """The author that a page names in its beginning; '' for none. `Wang Wei (王伟)` has two names."""
    begins = f"{' '.join(page.names)} {page.authors} {page.text[:BEGINNING]}"
    for name in (n.strip() for author in expected.authors for n in re.split(r"[()（）]", author)):
        least, edge = (5, r"\b") if name.isascii() else (2, "")
        if len(name) >= least and re.search(f"{edge}{re.escape(name)}{edge}", begins, re.IGNORECASE):
            return name
    return ""


def _beyond(title: str, url: str) -> bool:
    """Whether a title has words that its address does not have: then nobody can have taken it from there."""
    asked = words(unquote(url))
    return any(not any(word in other for other in asked) for word in words(title))


def _differs(beside: Observation, seen: Observation, expected: Expected) -> bool:
    """Whether the host answers otherwise for an address that cannot be."""
    if not beside.page or beside.hops[-1].status in (404, 410):
        return bool(beside.page)
    told = (
        _title(beside.page, expected)
        or _author(beside.page, expected)
        or TOKEN in " ".join(beside.page.names)
    )
    return not told and 200 <= beside.hops[-1].status < 300 and beside.hops[-1].url != seen.hops[-1].url


def beside_of(url: str) -> str:
    """An address in the same folder, of the same form, that cannot be."""
    parts = urlsplit(url)
    if parts.query:
        query = re.sub(r"=[^&]*", f"={NO_SUCH}", parts.query)
        return urlunsplit(parts._replace(query=query if "=" in query else NO_SUCH))
    above, _, last = parts.path.rstrip("/").rpartition("/")
    end = "/" if parts.path.endswith("/") and last else re.sub(r"^[^.]*", "", last)[:6]
    return urlunsplit(parts._replace(path=f"{above}/{NO_SUCH}{end}"))
