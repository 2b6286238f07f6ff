"""From what was seen to one state; this is the one place where a verdict is made. Pure: no network, no clock, no files.

One sign is not a verdict. What speaks for the page and what speaks against it is weighed; where neither outweighs
the other the state is `unverified`, and both are told. The weights were set on `tests/links/labelled.py`.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from functools import lru_cache
from typing import Literal, get_args
from urllib.parse import unquote

from guide.links import wording
from guide.links.features import Page
from guide.links.manner import Manner, manner, odds, odds_gone, on_subject, terms
from guide.links.observation import Fault, Observation
from guide.links.settings import Settings

State = Literal[
    "alive", "moved", "dead", "soft-404", "blocked", "unverified", "throttled", "unreachable", "tls"
]
Side = Literal["page", "gone", "wall"]
STATES: tuple[State, ...] = get_args(State)
WORKING = frozenset[State]({"alive", "moved"})
GONE = frozenset[State]({"dead", "soft-404"})
WALLED = frozenset[State]({"blocked", "unverified"})
FAILING = frozenset[State]({"unreachable", "tls"})


@dataclass(frozen=True)
class Expected:
    """What the catalogue says of the page that is looked for."""

    titles: tuple[str, ...] = ()
    authors: tuple[str, ...] = ()


@dataclass(frozen=True)
class Sign:
    """One thing that speaks for a page, against it, or for a wall before it. A weight of 2 decides alone."""

    of: Side
    weight: float
    says: str


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
    doubtful: bool = (
        False  # little speaks for the page: what its host answers for an address that cannot be may tell
    )
    honest: bool = False  # its host was seen to answer 404 for an address beside it
    signs: tuple[str, ...] = ()  # what decided, where signs were weighed
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
GATE = "marked "
ASKS_FOR = "asks for "
ENDS = "ends with what a wall says: "
SIGN_IN = "leads to a sign-in page"
SEARCHED = "ends at a search"
WENT_HOME = "a deep link that ends at the home page"
HONEST = "its host says so when a page is missing"
TITLE = "shows the title that the catalogue has"
HEADED = "its heading is its title"
SAME = "an address that cannot be gets the same answer, with nothing of the title that the catalogue has"
SAME_NOTHING = "an address that cannot be gets the same: nothing"
SAME_SHOP = "an address that cannot be gets the same shop"
SAME_WALL = "an address that cannot be gets the same wall"
NAMELESS = "has nothing of the title that the catalogue has, and little else"
UNNAMED = "shows nothing of the title that the catalogue has"
LIFELESS = "little to go by"
RIGHTS = "its owner can be asked for access"
BRANDED = "shows the name of its site alone, and nothing of the title that the catalogue has"
MANNER: dict[Side, str] = {"gone": "speaks as of a missing page", "wall": "speaks as a wall does"}
NOTICE, SUBJECT = 0.3, 0.5  # the least shares of a text that tell in what manner it speaks
FAMILIAR = 0.05  # the least share of words that are known in a language that is
CLEAR = 0.75  # the share that does so where there is but a sentence
LEAN, TWICE, ON_PAGE = 0.25, 1.5, 0.55  # of a page that has nothing of its title: what tells what it is
PARTLY = 0.25  # the share of a wall's words in a short text beside which its title is no sign of life
ASKS = 0.6  # how likely a line on the rest of a page is a wall's, where it is one
LIFE = 0.5  # the least weight of what a page of few words shows for itself
DECIDES = 2.0  # the least weight that decides against a page
MARGIN = 1.0  # by how much one side must outweigh the other
FEW, BRIEF, SHORT, LONG = (
    120,
    400,
    1000,
    2500,
)  # characters of prose: a sentence, next to none, little, an article


def classify(
    seen: Observation,
    now: datetime | None = None,
    expected: Expected | None = None,
    sibling: Observation | None = None,
    honest: bool = False,
) -> Verdict:
    """The verdict of one look.

    `now` only serves a Retry-After that names a date. `sibling` is what the same host answered for an address
    beside this one that cannot exist; `honest` that it is known to answer 404 there.
    """
    doubtful, grounds = False, tuple[str, ...]()
    status = seen.hops[-1].status if seen.hops else None
    if seen.error or status is None:
        state, reason = _of_fault(seen)
    elif settled := _of_status(seen, status):
        state, reason = settled
    else:
        honest = honest or bool(sibling and sibling.hops and sibling.hops[-1].status in (404, 410))
        state, reason, grounds, doubtful = _weighed(seen, status, expected or Expected(), sibling, honest)
    wait = (
        retry_after(seen.headers, now) if state in ("throttled", "unreachable") and not seen.error else None
    )
    return Verdict(
        seen.url, state, reason, status, tuple((h.status, h.target) for h in seen.hops if h.target),
        certain=not reason.startswith(WENT_HOME), wait=float("inf") if seen.given_up else wait,
        silent=seen.error == "silence" and not seen.hops, doubtful=doubtful and not honest, honest=honest, signs=grounds,
    )  # fmt: skip


def sends_on(seen: Observation, expected: Expected | None = None) -> bool:
    """Whether to look where a page sends its reader by itself: not where its script first says that nothing is here."""
    if not (seen.page and seen.page.leads_to) or seen.error:
        return False
    last = wording.split(seen.url).path.rstrip("/").rpartition("/")[2]
    if not seen.page.told or (last and last in seen.page.leads_to):  # the same page elsewhere
        return True
    said = [line for line in (seen.page.text.replace("\n", " "), *sentences(seen.page)) if line]
    tells = any(
        wording.says_gone(line)
        or wording.says_wall(line)
        or wording.says_closed(line)
        or max(odds(terms(line))[1:3]) >= CLEAR
        for line in said
    )
    return not tells or classify(seen, expected=expected).state not in ("soft-404", "blocked")


def _of_fault(seen: Observation) -> tuple[State, str]:
    targets = [hop.target for hop in seen.hops if hop.target]
    if targets and wording.sign_in(targets[-1], seen.url):
        return "blocked", SIGN_IN
    state, reason = _FAULTS.get(seen.error or "network", _FAULTS["network"])
    return state, f"{reason}: {seen.note}" if seen.note else reason


def _of_status(seen: Observation, status: int) -> tuple[State, str] | None:
    """What the status and the headers settle alone."""
    if status == 429:
        return "throttled", "429"
    if header := wording.challenge(seen.headers):
        return "blocked", f"a bot wall (header {header})"
    if status in (404, 410):
        if any(hop.target and 200 <= hop.status < 300 for hop in seen.hops):
            return "soft-404", f"sends its reader on to a {status}"
        return "dead", str(status)
    if status in REFUSALS or (400 <= status < 500 and status != 408):
        return "blocked", f"{status}: {REFUSALS.get(status, 'refuses this request')}"
    if 200 <= status < 300:
        return None
    if seen.page and (
        walls := [s for s in _against(seen, seen.page, Expected(), _manner(seen.page)) if s.of == "wall"]
    ):
        best = max(walls, key=lambda sign: sign.weight)
        if best.weight >= DECIDES:
            return "blocked", f"{status}, a bot wall: {best.says}"
    what = "a redirect that leads nowhere" if 300 <= status < 400 else "a fault of the server"
    return "unreachable", f"{status}: {what}"


def _weighed(
    seen: Observation, status: int, expected: Expected, sibling: Observation | None, honest: bool
) -> tuple[State, str, tuple[str, ...], bool]:
    """State, reason, the signs that decided, and whether there is doubt, of an answer of 2xx."""
    redirects = [hop for hop in seen.hops if hop.target]
    permanent = bool(redirects) and all(hop.status in PERMANENT for hop in redirects)
    there: tuple[State, str] = (
        ("moved", f"moved for good to {seen.hops[-1].url}") if permanent else ("alive", str(status))
    )
    landing = list(_landing(seen))
    told = _manner(seen.page) if seen.page else Manner()
    signs = landing + (list(_against(seen, seen.page, expected, told)) if seen.page else [])
    signs += _for(seen, seen.page, expected, told, bool(landing)) if seen.page else []
    empty = _empty(seen, status)
    same = bool(sibling and _same(seen, sibling))
    if any(sign.says == f"{ASKS_FOR}an app" for sign in signs):
        # What is shown elsewhere is there; a host has but one address for whatever it does not show here.
        signs = [
            replace(s, weight=min(s.weight, 1.0)) if s in landing and s.of == "gone" else s for s in signs
        ]
    if honest:
        # It tells of addresses that cannot be; what its owner took away may still be told with a 200, and so may a wall.
        signs = [sign for sign in signs if sign.says != NAMELESS]
        signs.append(Sign("page", 0.75, HONEST))
    elif sibling and not same and sibling.page and 200 <= sibling.hops[-1].status < 300:
        signs.append(Sign("page", 1.0, "an address that cannot be gets another answer"))
    if same:
        signs = [sign for sign in signs if sign.of != "page"]
        wall = _sum(signs, "wall")
        if seen.page and seen.page.marks and seen.page.prose < BRIEF and wall >= _sum(signs, "gone"):
            signs.append(Sign("wall", DECIDES, SAME_WALL))
        elif (
            seen.page
            and seen.page.prose >= FEW / 2
            and expected.titles
            and not _named(seen.page, expected)
            and not _later(seen.page)
            and not (wall >= DECIDES > _sum(signs, "gone"))  # a host that turns all away alike
        ):
            signs.append(Sign("gone", DECIDES, SAME))
        elif (
            seen.page
            and not (seen.bare or seen.page.scripts or seen.page.leads_to or seen.page.marks)
            and empty
            and expected.titles
        ):
            signs.append(Sign("gone", DECIDES, SAME_NOTHING))
        elif (
            seen.page
            and wall < MARGIN
            and not (expected.titles and _named(seen.page, expected))
            and len(found := wording.services(f"{seen.page.title}\n{seen.page.heading}\n{seen.page.text}"))
            >= 4
        ):
            signs.append(Sign("gone", DECIDES, f"{SAME_SHOP}: {', '.join(found[:4])}"))
    page, gone, wall = (_sum(signs, of) for of in ("page", "gone", "wall"))
    against: Literal["gone", "wall"] = "gone" if gone > wall else "wall"
    most = max(gone, wall)
    if any(sign.says == SEARCHED for sign in landing):  # which shows what was asked for
        page = 0.0
    elif against == "wall":
        # A teaser before a till has its title too.
        ends = any(sign.says.startswith(ENDS) for sign in signs)
        ends = ends or bool(seen.page and seen.page.gate and seen.page.prose < BRIEF)
        short = bool(seen.page and seen.page.prose < BRIEF)
        till = short and "asks for money" in {sign.says for sign in signs}
        silent = {HONEST, TITLE, HEADED} if till else {HONEST}
        page = 0.0 if ends else _sum([sign for sign in signs if sign.says not in silent], "page")
    elif seen.page and _echoes(seen.page):
        most_of = _echoes(seen.page)
        page = _sum([replace(sign, weight=min(sign.weight, most_of)) for sign in signs], "page")
    grounds = tuple(f"{sign.of}: {sign.says}" for sign in sorted(signs, key=lambda s: (s.of, -s.weight)))
    if seen.page and seen.page.prose < BRIEF and not landing and (open_ := _open(seen.page, wall)):
        return "unverified", open_, (*grounds, f"page: {open_}"), False
    if most >= DECIDES and most - page >= MARGIN:
        best = max((s for s in signs if s.of == against), key=lambda s: s.weight).says
        if against == "gone":
            home = best == WENT_HOME and gone < DECIDES + MARGIN
            return "soft-404", WENT_HOME if home else f"says it is missing: {best}", grounds, False
        return "blocked", best if best == SIGN_IN else f"a wall: {best}", grounds, False
    doubtful = sibling is None and seen.page is not None and page < 1.5
    if same:
        return "unverified", "an address that cannot be gets the same answer", grounds, False
    if empty and page < 3:
        return (
            "unverified",
            empty,
            (*grounds, f"page: {empty}"),
            doubtful and bool(seen.page and seen.page.scripts),
        )
    stranger = bool(seen.page and seen.page.prose >= SHORT and expected.titles and not honest)
    if stranger and seen.page and _branded(seen.page, seen) and not _named(seen.page, expected):
        return "unverified", BRANDED, (*grounds, f"page: {BRANDED}"), doubtful
    if seen.page and (missing := _no_life(seen.page, told, expected, page, honest)):
        return "unverified", missing, (*grounds, f"page: {missing}"), doubtful
    if page < MARGIN and seen.page and (vague := _vague(seen.page, told, honest)):
        return "unverified", vague, (*grounds, f"page: {vague}"), doubtful
    if against == "wall" and seen.page and seen.page.prose < BRIEF:  # a teaser shows its title, too
        page = min(page, _sum([sign for sign in signs if sign.says not in (HONEST, TITLE, HEADED)], "page"))
    if most >= MARGIN and page - most < MARGIN:
        both = " against ".join(_first(signs, of) for of in (against, "page") if _sum(signs, of))
        return "unverified", f"signs disagree: {both}", grounds, doubtful
    return *there, grounds if most else (), doubtful


def _sum(signs: list[Sign], of: str) -> float:
    """The heaviest sign and half of what each other of its side weighs."""
    weights = sorted((sign.weight for sign in signs if sign.of == of), reverse=True)
    return sum(weights[:1]) + 0.5 * sum(weights[1:])


def _first(signs: list[Sign], of: str) -> str:
    return max((sign for sign in signs if sign.of == of), key=lambda sign: sign.weight).says


def _empty(seen: Observation, status: int) -> str:
    """In what way an answer shows nothing; '' where it shows something."""
    page = seen.page
    if page is None:
        return "an answer without content" if status == 204 or seen.bare else ""
    if page.prose + page.linked < (20 if page.kind == "html" else 1) and not page.media:
        return "shows nothing without its scripts" if page.scripts else "shows nothing"
    shell = page.scripts and page.prose < 300 and any(map(wording.says_shell, page.text.split("\n")))
    return "shows nothing without its scripts" if shell else ""


def _later(page: Page) -> bool:
    """Whether a page of few words asks its reader to come back another time."""
    return page.prose < BRIEF and any(map(wording.says_later, (page.title, page.heading, *sentences(page))))


def _open(page: Page, wall: float) -> str:
    """What leaves open whether a page is there: a viewer without its document, or a way on from what moved."""
    said = [line for line in (page.heading, *sentences(page)) if line]
    if failed := next(filter(wording.says_failed, said), ""):
        told = sum(wording.length(ln) for ln in said if ln != page.heading and on_subject(ln) >= CLEAR)
        if told < FEW and wall < DECIDES and not any(wording.says_gone(ln) for ln in said if ln != failed):
            return f"did not load what it shows: {failed[:80]}"
    if page.prose < SHORT / 5 and (way := wording.says_on(said)):
        return f"offers a way to what moved: {way[:80]}"
    return ""


def _branded(page: Page, seen: Observation) -> bool:
    """Whether a page calls itself by the name of its site alone."""
    title, heading = page.title, page.heading
    if not title or (heading and heading not in title):
        return False
    hosts = {wording.split(seen.url).hostname or "", wording.split(seen.hops[-1].url).hostname or ""}
    labels = {label for host in hosts for label in host.split(".")[:-1] if len(label) > 2} - {"www", "blog"}
    return wording.brand(title, page.site, labels)


def _no_life(page: Page, told: Manner, expected: Expected, shown: float, honest: bool) -> str:
    """What a page of few words lacks to be called alive: a sign that it is the one; '' where it has one."""
    if page.prose >= SHORT:
        return ""
    clear = told.page >= CLEAR and told.known >= FAMILIAR
    if not _named(page, expected):
        return "" if honest and clear else UNNAMED
    clear = clear and page.prose >= FEW / 2
    if honest or clear or shown >= LIFE or _lists(page) or _is_source(page):
        return ""
    return LIFELESS if page.linked < SHORT and not page.media else ""


def _is_source(page: Page) -> bool:
    """Whether a text is that of a program or a list of data rather than words to a reader."""
    return page.kind == "text" and len(_CODE.findall(page.text)) * 20 >= len(page.text)


def _vague(page: Page, told: Manner, honest: bool) -> str:
    """In what way a page with few words, none of them known, leaves open whether it is the one; '' where it does not."""
    if (
        page.prose < BRIEF
        and not (_lists(page) or (_selfsame(page) and _talks(list(sentences(page)))))
        and any(map(wording.says_later, (page.title, page.heading, *sentences(page))))
    ):
        return "asks to come back later"
    clear = told.page >= CLEAR and page.prose >= FEW / 2
    few = (
        not honest
        and not clear
        and page.prose < FEW
        and page.linked < BRIEF
        and not page.names
        and page.kind == "html"
    )
    return "next to nothing to go by" if few else ""


def _landing(seen: Observation) -> Iterator[Sign]:
    """Signs in the address that the answer came from."""
    final = seen.hops[-1].url
    if len(seen.hops) == 1:
        return
    if wording.lost(final, seen.url):
        yield Sign("gone", 3.5, f"ends at {wording.split(final).path}")
    elif wording.went_home(final, seen.url):
        yield Sign("gone", 2.5, WENT_HOME)
    elif wording.searched(final, seen.url):
        yield Sign("gone", 2.5, SEARCHED)
    if sure := wording.sign_in(final, seen.url):
        yield Sign("wall", 4.0 if sure > 1 else 1.5, SIGN_IN)


def _label(page: Page) -> bool:
    """Whether next to all of a page is a list of other pages, below a word that says so."""
    return page.prose < FEW / 4 and page.linked >= SHORT


def _manner(page: Page) -> Manner:
    """In what manner a page of few words speaks; nothing is said of one that has much to say."""
    if page.prose >= SHORT + BRIEF or _label(page):
        return Manner()
    named = [part for part in wording.parts(page.title)[:3]]
    said = [line for line in sentences(page) if not wording.says_shell(line) or wording.says_wall(line)]
    if not (said or page.heading):  # a title alone is its site's
        return Manner()
    return manner(dict.fromkeys(filter(None, [*named, page.heading, *said])))


def _against(seen: Observation, page: Page, expected: Expected, told: Manner) -> Iterator[Sign]:
    """Signs in the page that it is missing, or behind a wall."""
    lines = list(sentences(page)) if page.prose < SHORT + BRIEF else []
    # A word weighs less on a page that has much to say, and on one whose address or title is about that very thing.
    little = 1.0 if page.prose < BRIEF else 0.33 if page.prose < LONG else 0.0
    pieces = wording.parts(page.title)
    on_gone, on_wall = (
        0.3
        if words.search(_topic(seen))
        or any(words.search(p) and wording.ABOUT.search(p) for p in pieces)
        or any(words.search(t.lower()) and _holds(page.heading, t) for t in expected.titles)
        else 1.0
        for words in (_ON_GONE, _ON_WALL)
    )
    if _lists(page):
        on_gone, on_wall = 0.3, 0.3
    on_walls = on_wall < 1
    closed = list(dict.fromkeys(filter(None, map(wording.says_closed, lines))))
    if "another country" in closed or "an app" in closed:
        on_gone *= 0.5  # what is "unavailable" there is so to us
    news = [line for line in lines if wording.says_gone(line)] if little else []
    programs = bool(told.gone > PARTLY or news) and _programs(page)
    if programs:
        on_gone = min(on_gone, 0.3)
    if little == 1 and _selfsame(page) and _talks(lines):
        on_gone, on_wall, little = min(on_gone, 0.7), min(on_wall, 0.7), 0.33
    in_title = on_gone, on_wall
    meant = _meant if page.prose >= FEW else _in_earnest
    opens = _opens(page, told)
    formal = page.kind == "text" and any(map(wording.says_404, lines))
    if told.page > SUBJECT and page.prose >= FEW and not (formal or opens):
        share = max(0.2, 1.0 - 3.0 * (told.page - SUBJECT))
        on_gone, on_wall = share * on_gone, share * on_wall
        if told.known >= FAMILIAR and page.prose >= SHORT / 5:
            in_title = on_gone, in_title[1]
    # A notice is short; what is longer speaks in more than one manner.
    terse = max(0.0, min(1.0, 1.0 - (page.prose - 150) / 450)) * (
        1.0 if page.kind == "html" or len(lines) < 2 else 0.6 if len(lines) < 4 else 0.0
    )
    rights = page.door if page.prose < BRIEF and wording.says_request(page.door) else ""
    rights = rights or (next(filter(wording.says_request, lines), "") if page.prose < BRIEF else "")
    if rights:  # what somebody can open is there
        on_gone *= 0.3
        yield Sign("wall", 3.5 * on_wall, f"{RIGHTS}: {rights}")
    app = ("an app" in closed and not news) or bool(rights)  # what is there, but not here
    quiet = 0.3 if app or programs or (_FOLDER.match(page.title) and len(lines) > 1) else 1.0
    notices: tuple[tuple[Side, float], ...] = (("gone", told.gone * quiet), ("wall", told.wall))
    for of, share in notices:
        if terse and len(told.words) > 2 and share > (NOTICE if page.prose < FEW else max(NOTICE, told.page)):
            says = f"{MANNER[of]}: {', '.join(told.words)}"
            yield Sign(of, terse * min(3.0, (4.5 if page.prose < FEW else 4.0) * share), says)
    if opens:
        yield Sign("gone", 1.6 * on_gone * odds_gone(opens), f"begins with the news: {opens[:80]}")
    if page.kind == "html" and page.prose < SHORT and not on_walls:
        till, surely = _ends(page)
        # A till's words are a line of their own; in a paragraph they are somebody's sentence.
        blocks = list(map(wording.unquoted, page.text.split("\n")))
        rest = next((line for line in blocks if wording.says_rest(line) and _asks_for_it(line)), "")
        rest = rest or _offered(page, blocks)
        if surely >= 1.0 or rest:
            till = rest or till
            yield Sign("wall", 3.0, f"{ENDS}{till[:80]}")
        elif till and page.prose < BRIEF and told.wall > max(NOTICE, told.page) and on_wall == 1:
            yield Sign("wall", 1.5, f"{ENDS}{till[:80]}")
    if page.gone_mark:
        yield Sign(
            "gone",
            2.0 * little if page.gone_mark.startswith("marked") else 2.5 + 2.0 * little,
            page.gone_mark,
        )
    # A number alone is the name of a poem as well, where there is more to read and none of it is the news.
    bare = 0.4 if page.prose >= FEW and 5 * sum(map(len, news)) < page.prose else 1.0
    if little == on_gone == 1 and any(map(wording.numbered, pieces)):
        yield Sign("gone", 2.0 * bare, page.title[:80])
    for part in sorted(pieces[:4], key=lambda piece: bool(_NUMBER.fullmatch(piece))):
        if wording.says_gone(part, title=True):
            yield Sign(
                "gone",
                3.0 * in_title[0] * meant(part) * (bare if _NUMBER.fullmatch(part) else 1.0),
                part[:80],
            )
        elif wording.says_parked(part, title=True):
            share = 1.0 if expected.titles and not _named(page, expected) else in_title[0]
            yield Sign("gone", (3.0 if page.prose < SHORT else 1.5) * share * meant(part), part[:80])
        elif sure := wording.says_wall(part, title=True):
            yield Sign(
                "wall",
                (4.0 if sure == 2 or (sure > 1 and page.prose < SHORT + BRIEF) else 1.5 + little)
                * in_title[1]
                * meant(part),
                part[:80],
            )
        elif asked := wording.says_closed(part, title=True):
            yield Sign("wall", (0.5 + 2.0 * little) * in_title[1], f"its title asks for {asked}")
        else:
            continue
        break
    heading = page.heading if page.heading != page.title else ""
    if heading and (wording.says_gone(heading, title=True) or wording.says_parked(heading, title=True)):
        share = bare if _NUMBER.fullmatch(heading) else 1.0
        yield Sign("gone", (1.0 + 1.5 * little) * in_title[0] * meant(heading) * share, page.heading[:80])
    elif heading and heading not in page.title and wording.says_gone(wording.unquoted(heading)):
        yield Sign("gone", 2.5 * little * in_title[0] * meant(heading), heading[:80])
    elif (
        heading
        and heading not in page.title
        and (asked := wording.says_closed(heading))
        and asked not in closed
    ):
        closed.append(asked)
    if heading and (sure := wording.says_wall(heading, title=True) or wording.says_wall(heading)) and little:
        yield Sign("wall", (2.5 if sure > 1 else 1.5) * little * in_title[1] * meant(heading), heading[:80])
    # News that is a small part of what is said is told about something else than the page.
    part_of = 1.0 if page.kind == "text" and page.prose < BRIEF else _part(page, lines, news)
    weight = (3.0 if page.kind == "text" else 2.5) * little
    if weight and news:
        yield Sign("gone", weight * on_gone * part_of * max(map(meant, news)), news[0][:80])
    if weight and (line := next((ln for ln in lines if wording.says_parked(ln)), "")):
        late = 0.5 if _before(lines, line) >= FEW else 1.0
        yield Sign("gone", 3.0 * little * on_gone * late * meant(line), line[:80])
    if weight:
        sure, line = max(
            ((wording.says_wall(ln), ln) for ln in lines), default=(0, ""), key=lambda found: found[0]
        )
        if sure:
            walled = [ln for ln in lines if wording.says_wall(ln)]
            late = _part(page, lines, [line, *(ln for ln in walled if ln != line)])
            yield Sign("wall", late * (3.0 if sure > 1 else 2.0) * little * on_wall * meant(line), line[:80])
        for asked in closed:
            share = 1.0 if asked == "money" and page.prose < SHORT else little
            yield Sign("wall", 2.5 * share * on_wall, f"{ASKS_FOR}{asked}")
    if page.prose < BRIEF and expected.titles and not _hints(page, expected):
        yield Sign("gone", 1.5, NAMELESS)
    if page.prose < BRIEF and not (_label(page) or _named(page, expected) or _selfsame(page) or _lists(page)):
        yield from (sign for sign in _leans(told) if not app or sign.of == "wall")
    if page.prose < BRIEF and len(lines) < 5 and (line := next(filter(wording.says_advice, lines), "")):
        yield Sign("gone", 1.0, f"tells a lost reader what to do: {line[:60]}")
    if page.way_home and page.prose < BRIEF:
        yield Sign("gone", 1.0, "offers the way home and little else")
    if page.kind == "text" and page.prose < BRIEF and (guard := wording.guarded(page.text.split("\n"))):
        yield Sign("wall", 3.0, guard[:80])
    if page.prose < SHORT and (sale := _sale(seen, page)):
        yield Sign("gone", 3.5, f"offers its name: {sale[:80]}")
    bets = wording.bets(f"{page.title} {page.heading} {page.text}")
    own_title = bool(expected.titles) and _named(page, expected)
    # Who takes a name over may keep the headings of what stood there.
    kept = own_title and not any(_holds(page.title, title) for title in expected.titles)
    if len(bets) >= 3 and (kept or not own_title) and any(game in page.title for game in bets):
        yield Sign("gone", 8.0 if kept else 3.0, f"offers bets: {', '.join(bets[:4])}")
    elif kept and page.prose < SHORT and (goods := wording.goods(page.title, page.text.split("\n"))):
        yield Sign("gone", 8.0, f"sells goods: {goods[:80]}")
    if page.parked and page.prose < LONG:
        yield Sign("gone", 3.0, "the source of a parking service")
    if page.marks and page.prose < SHORT:
        yield Sign("wall", (2.5 if page.prose < BRIEF else 0.9) * on_wall, f"the wall of {page.marks[0]}")
    if page.gate and page.prose < SHORT:
        # The beginning of what is sold speaks of its subject; a lock in the source and words of money tell alike.
        share = in_title[1] if "money" in closed else on_wall
        yield Sign("wall", (2.0 if page.prose < BRIEF else 1.0) * share, f"{GATE}{page.gate}")
    partly = PARTLY < told.wall > 2 * told.gone and told.page < ON_PAGE
    if partly and page.prose < BRIEF and not _PARTS.fullmatch(page.heading.rstrip("¶# ")):
        yield Sign("wall", 1.0 * on_wall, "a part of it speaks as a wall does")
    if page.asks and page.prose < SHORT:
        yield Sign("wall", (2.5 if page.prose < BRIEF else 1.5) * on_wall, f"asks for a {page.asks}")


def _leans(told: Manner) -> Iterator[Sign]:
    """What a page that has nothing of its title is rather: missing, or behind a wall."""
    sides: tuple[tuple[Side, float, float], ...] = (
        ("gone", told.gone, told.wall),
        ("wall", told.wall, told.gone),
    )
    for of, share, other in sides:
        if told.known >= FAMILIAR and share >= LEAN and share >= TWICE * other and told.page < ON_PAGE:
            yield Sign(of, DECIDES, f"{UNNAMED}, and {MANNER[of]}: {', '.join(told.words)}")


def _opens(page: Page, told: Manner) -> str:
    """The heading or the first line of a page, where that is the news: what follows is something else."""
    if (
        page.prose >= SHORT
        or page.kind != "html"
        or told.page >= CLEAR - 0.1
        or _selfsame(page)
        or _lists(page)
    ):
        return ""
    said = [line for line in sentences(page) if line not in page.title and wording.length(line) >= 10]
    first = [line for line in (page.heading, *said[: 1 if page.heading else 2]) if line[-1:] not in "?？"]
    return max(
        (
            line
            for line in first
            if len(terms(line)) >= 5 and odds_gone(line) >= CLEAR and not wording.ABOUT.search(line)
        ),
        key=odds_gone,
        default="",
    )


def _ends(page: Page) -> tuple[str, float]:
    """What a wall says at the end of a page that shows the beginning of what is behind it, and how surely."""
    first, strength, after = "", 0.0, 0
    for line in reversed(list(sentences(page))):
        page_odds, _, wall, _ = odds(terms(line))
        if wall >= 0.85 and 15 <= wording.length(line) <= 250:
            first, strength = line, strength + 0.5 + 0.5 * (wording.says_closed(line) == "money")
        elif (page_odds >= 0.9 and wording.length(line) >= 60) or (
            page_odds >= 0.6 and (after := after + wording.length(line)) >= 100
        ):
            break
    return first, strength


def _offered(page: Page, blocks: list[str]) -> str:
    """What is said of the rest where an offer stands beside it, and next to nothing on the subject after it."""
    for number, line in enumerate(blocks):
        if not wording.says_share(line) or wording.ABOUT.search(line):
            continue
        near = [near for near in blocks[max(0, number - 2) : number + 3] if wording.length(near) <= 120]
        own = wording.says_terms(line) or wording.says_toll(line)
        beside = line if own else next(filter(wording.says_door, near), page.door)
        later = sum(wording.length(ln) for ln in blocks[number + 1 :] if on_subject(ln) >= ASKS)
        plain = wording.says_toll(line) or wording.length(line) <= 40 or on_subject(line) < CLEAR
        if beside and later < FEW and plain:
            return line
    return ""


def _sale(seen: Observation, page: Page) -> str:
    """What a page says that is headed by the name of a host alone and offers it; '' where it is no such page."""
    heads = [page.heading, *wording.parts(page.title)[:2]]
    if not any("." in head for head in heads):
        return ""
    hosts = {
        (wording.split(url).hostname or "").removeprefix("www.") for url in (seen.url, seen.hops[-1].url)
    }
    named = [
        host for host in hosts if host and any(host in head and len(head) <= len(host) + 30 for head in heads)
    ]
    if not named:
        return ""
    said = [page.heading, *wording.parts(page.title), *page.text.split("\n")]
    return wording.sells(page.heading, said)


def _asks_for_it(line: str) -> bool:
    """Whether a line asks for money, or speaks as a wall does."""
    return wording.says_closed(line) == "money" or odds(terms(line))[2] >= ASKS


def _meant(line: str) -> float:
    """What known words count in a line: less where it is more than a few words and speaks of a subject as a whole."""
    return 1.0 if wording.length(line) < 30 else max(0.5, min(1.0, 2.0 - 2.0 * on_subject(line)))


def _in_earnest(line: str) -> float:
    """What known words count where next to nothing else is said."""
    return 1.0


def _echoes(page: Page) -> float:
    """What a title counts where the news is much of what a page says: it was made from what was asked for. Else 0."""
    news = sum(len(line) for line in sentences(page) if wording.says_gone(line))
    much = page.prose < BRIEF and 3 * news >= page.prose - len(page.heading) > 0
    return (1.0 if 2 * news >= page.prose else 1.5) if much else 0.0


def _talks(lines: list[str]) -> bool:
    """Whether most sentences are about something else than a missing page or a wall: those say little else."""
    tell: tuple[Callable[[str], object], ...] = (
        wording.says_gone, wording.says_parked, wording.says_wall, wording.says_closed, wording.says_later,
        wording.says_advice, wording.says_shell,
    )  # fmt: skip
    full = [line for line in lines if wording.length(line) >= 30]
    others = [line for line in full if not any(says(line) for says in tell)]
    return len(others) >= 2 and 2 * sum(map(wording.length, others)) >= sum(map(wording.length, full))


def _lists(page: Page) -> bool:
    """Whether a page lists such answers, and so is about them."""
    return len(set(re.findall(r"\b[45]\d\d\b", page.text))) > 2 or (
        page.kind == "text" and len(set(re.findall(r"(?m)^\w*code: ?(-?\d+)$", page.text))) > 2
    )


@lru_cache(maxsize=8)
def _programs(page: Page) -> bool:
    """Whether a page names the parts of a program throughout: what is gone are these."""
    if (
        page.kind != "html"
        or page.prose >= SHORT
        or any(wording.says_gone(part, title=True) for part in wording.parts(page.title))
    ):
        return False
    return len({part for part in _PARTS.findall(page.text) if not _HOSTLIKE.search(part)}) >= 3


def _part(page: Page, lines: list[str], news: list[str]) -> float:
    """What news of a page or a wall counts: less where it is a small part of what is said, or comes late."""
    if not news:
        return 1.0
    part = 1.0 if page.prose < FEW or 5 * sum(map(len, news)) >= page.prose else 0.6
    if _before(lines, news[0]) < FEW:
        return part
    return 0.5 if 3 * sum(map(len, news)) >= page.prose else 0.3


def _before(lines: list[str], line: str) -> int:
    """How much is said before a line: a page that is missing begins with its news."""
    return sum(map(len, lines[: lines.index(line)]))


@lru_cache(maxsize=8)
def sentences(page: Page) -> tuple[str, ...]:
    """What a page says, its heading aside; a long line in its sentences, a member of JSON also without its name."""
    return tuple(_sentences(page))


def _sentences(page: Page) -> Iterator[str]:
    for said in page.text.split("\n"):
        line = wording.unquoted(said)
        if page.kind == "text" and (member := _MEMBER.match(line)):
            yield line[member.end() :]
        if line and said != page.heading:
            yield from (
                re.split(r"(?<=[.!?])\s+|(?<=[。！？])", line) if wording.length(line) > 60 else (line,)
            )


_NUMBER = re.compile(r"\W*(?:http|error|status|code|\W)*4(?:04|10)\W*")
_MEMBER = re.compile(r"(?:errors?|err_?msg|message|msg|detail|reason|title|description|info|tips?): ")
_ON_GONE = re.compile(
    r"40[34]|410|not.?found|missing|broken|dead.?link|link.?rot|deleted|removed|parked|domain|nginx|apache|失效|丢失|不存在"
)
_ON_WALL = re.compile(
    r"captcha|challenge|verif|robot|bots?\b|denied|40[13]|forbidden|security|waf|cloudflare|anubis|log.?in|auth|sign.?(?:in|up)|password|session|cookie"
    r"|consent|gdpr|paywall|bezahlschrank|pur-abo|péage|muro de pago|有料|付费|課金|유료|платн\w* подписк|subscri|rate.?limit|register|verification|one.?more.?step|验证|登录|(?<!算子)(?<!函数)(?<!内核)注册(?!表|机制|算子|函数|内核|钩子)|权限|安全|account"
)


_FOLDER = re.compile(r"(?:index of|directory listing for) /[^ ]*$")
_CODE = re.compile(r"[=;{}()\[\]<>_#*/|\\]|: |- ")
_PARTS = re.compile(
    r"(?<![\w/.@-])[a-z]\w*(?:(?:\.|::)[a-z_]\w*){2,}(?![\w./-])|(?<![\w/.@-])(?:[a-z]\w*(?:\.|::))*[a-z]+_[a-z]\w*(?![\w/-])|(?<![\w/.@-])[a-z]\w*(?:\.|::)[a-z]\w*\("
)
_HOSTLIKE = re.compile(
    r"^(?:www|blog|docs?|m|en|zh)\.|\.(?:com|org|net|io|cn|jp|kr|ru|de|fr|es|it|dev|ai|app|co|uk|edu|gov|info|html?|php)$"
)
_COMMON = frozenset(
    [
        "html",
        "index",
        "page",
        "pages",
        "post",
        "posts",
        "article",
        "articles",
        "blog",
        "view",
        "item",
        "node",
        "docs",
        "wiki",
        "news",
        "home",
        "site",
        "main",
    ]
)


def _topic(seen: Observation) -> str:
    """The words of the address that is cited."""
    parts = wording.split(seen.url)
    return unquote(parts.path).lower().replace("-", " ").replace("_", " ")


def _for(seen: Observation, page: Page, expected: Expected, told: Manner, elsewhere: bool) -> list[Sign]:
    """Signs that the page is the one that is looked for; its length says nothing where it is not at its address."""
    signs: list[Sign] = []
    heard = min(1.0, told.known / (2 * FAMILIAR))  # of what nobody knows, nothing is said
    wanted = " ".join(expected.titles).lower()
    news = [part for part in wording.parts(page.title) if wording.says_gone(part, title=True)]
    # A title that tells the news has the name of what was asked for from the address, where nothing else is shown.
    title = "" if page.prose < FEW and any(part not in wanted for part in news) else page.title
    names = " ".join((title, page.heading, *page.names))
    if any(_holds(names, title) for title in expected.titles):
        signs.append(Sign("page", 4.0, TITLE))
    elif any(
        len(author) > 4 and author.lower() in f"{names} {page.text[:600]}" for author in expected.authors
    ):
        signs.append(Sign("page", 1.5, "names its author"))
    # What a short page says of itself shows that it is a page, not that it is the one.
    stranger = page.prose < SHORT and not _named(page, expected)
    if not elsewhere and not stranger and not _opens(page, told):
        if page.prose >= SHORT:
            signs.append(
                Sign("page", 2.0 if page.prose >= LONG else 1.5, f"{page.prose} characters of prose")
            )
        elif page.prose >= BRIEF:
            signs.append(Sign("page", 0.75, f"{page.prose} characters of prose"))
    if (
        (told.page > SUBJECT and page.prose >= FEW)
        and not elsewhere
        and not stranger
        and not _opens(page, told)
    ):
        signs.append(Sign("page", 3.0 * heard * (told.page - SUBJECT), "its text is on a subject"))
    last = _topic(seen).rstrip("/").rpartition("/")[2]
    if not last.strip("/"):  # a home page: its host's name
        last = (wording.split(seen.url).hostname or "").removeprefix("www.").split(".")[0]
    slug = set(re.findall(r"[^\W\d_]{4,}", last)) - _COMMON
    own = " ".join(
        name
        for name in (page.title, page.heading, *page.names)
        if not (wording.says_gone(name) or wording.says_parked(name))
    )
    shared = slug & set(re.findall(r"[^\W\d_]{4,}", own))
    whole = len(last) > 3 and last not in _COMMON and bool(re.search(r"[^\W\d_]{2}", last))
    if whole and re.search(rf"(?<!\w){re.escape(last)}(?!\w)", own):
        shared = shared or {last}
    if len(shared) >= 2 or (shared and len(slug) <= 1):
        signs.append(
            Sign("page", 1.5, f"its name has the words of its address: {', '.join(sorted(shared)[:3])}")
        )
    elif _selfsame(page) and not stranger and not elsewhere:
        # A notice has a heading of its own, too.
        notice = told.gone > told.page and page.prose < BRIEF and not _programs(page)
        weight = 0.5 if notice else 1.6 if len(_words(page.heading)) > 3 else 0.75
        signs.append(Sign("page", weight, HEADED))
    return signs


def _selfsame(page: Page) -> bool:
    """Whether a page's heading is what its title says first, and is no news of any kind."""
    head, title = page.heading, page.title
    tellers = (wording.says_gone, wording.says_parked, wording.says_wall, wording.says_closed)
    long = (
        len(_words(head)) > 1
        and on_subject(head) > NOTICE
        and (head in title or (len(title) > 9 and title in head))
    )
    return (
        long
        and wording.says_closed(head) in ("", "signing in")  # the latter is a subject, too
        and not any(says(text, title=True) for says in tellers for text in (head, *wording.parts(title)[:3]))
    )


def shows_title(page: Page, titles: tuple[str, ...]) -> bool:
    """Whether a page calls itself by one of these titles."""
    names = " ".join((page.title, page.heading, *page.names))
    return any(_holds(names, title) for title in titles)


def _hints(page: Page, expected: Expected) -> bool:
    """Whether a short page could be the one: by a word of its title, its author, pictures, a form, or a script's work."""
    if page.media or page.asks or page.marks or page.scripts or page.kind != "html" or page.linked > BRIEF:
        return True
    shown = f"{page.title} {page.heading} {' '.join(page.names)} {page.text}"
    wanted = set().union(*map(_words, expected.titles))
    return bool(wanted & _words(shown)) or any(name.lower() in shown for name in expected.authors)


def _named(page: Page, expected: Expected) -> bool:
    """Whether a page has a third of the words of a title that the catalogue has, or an author; or none is known."""
    if not expected.titles or _FOLDER.match(page.title):
        return True
    said = f"{page.title} {page.heading} {' '.join(page.names)} {page.text}"
    shown = _words(said)
    titles = [
        {w for w in words if (len(w) > 3 and w not in _COMMON) or not w.isascii()} or words
        for words in map(_words, expected.titles)
    ]
    return any(3 * len(words & shown) > len(words) for words in titles if words) or any(
        len(author) > 4 and author.lower() in said for author in expected.authors
    )


def _holds(names: str, title: str) -> bool:
    """Whether most words of a title (pairs of characters where it has no spaces) are in what a page calls itself."""
    wanted = _words(title)
    return len(wanted) >= 2 and len(wanted & _words(names)) >= 0.7 * len(wanted)


def _words(text: str) -> set[str]:
    text = text.lower()
    han = re.findall(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2,}", text)
    return set(re.findall(r"[^\W_\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2,}", text)) | {
        run[i : i + 2] for run in han for i in range(len(run) - 1)
    }


def _same(seen: Observation, sibling: Observation) -> bool:
    """Whether a host answers alike for the page that is asked for and for one that cannot be."""
    if not (sibling.page and seen.page and sibling.hops and 200 <= sibling.hops[-1].status < 300):
        return False
    if len(seen.hops) > 1 and seen.hops[-1].url == sibling.hops[-1].url:
        return True
    own = set(re.findall(r"\w+", unquote(f"{seen.url} {sibling.url}").lower()))
    ours, theirs = _shingles(seen, own), _shingles(sibling, own)
    return seen.page.title == sibling.page.title and len(ours & theirs) >= 0.8 * max(1, len(ours | theirs))


def _shingles(seen: Observation, own: set[str]) -> set[tuple[str, ...]]:
    """Runs of four words of a page, those of addresses aside."""
    assert seen.page
    words = [w for w in re.findall(r"\w+", seen.page.heading + " " + seen.page.text) if w not in own]
    return {tuple(words[i : i + 4]) for i in range(max(1, len(words) - 3))}


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
