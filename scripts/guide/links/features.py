"""What a body shows: a page boiled down to the features that a verdict weighs. Pure; no judgement here."""

import codecs
import json
import re
import warnings
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urljoin

from guide.links.wording import (
    PARKING_MARKS,
    WALL_MARKS,
    WAY_HOME,
    furniture,
    length,
    lost,
    says_closed,
    says_cut,
    says_door,
    says_request,
    says_share,
)

if TYPE_CHECKING:
    from bs4 import BeautifulSoup, Tag

    Tags = dict[str, list[Tag]]
    Ways = list[tuple[int, Tag]]

TEXT = 4000  # characters of visible text that are kept
MUCH, START = 1500, 600  # of a page that has so much to say, no line decides anything: its start is kept
FEW = 60  # characters beside which what is said to readers without scripts counts
TEASER, HEAD = 400, 14  # the most that a teaser says, and the least that the link above it does
SOON = 15  # seconds after which a page that sends on by itself counts as a redirect
_ASIDE = frozenset({"nav", "header", "footer", "aside", "button", "select", "label", "option"})
_BLOCK = re.compile(
    r"^(?:address|article|aside|blockquote|body|br|center|dd|div|dl|dt|figure|footer|form|h[1-6]|header|hr|li|main"
    r"|nav|ol|option|p|pre|section|table|td|th|tr|ul)$"
)
IN, OUT = 1, 2  # what is not prose: a menu, a form, a button or a way within the page; a link to another one
_WHOLE = frozenset({"html", "body", "main", "article"})
_ASIDE_NAME = re.compile(
    r"(?:^| )(?:[\w-]+[-_])?(?:nav|navbar|navigation|menu|sidebar|footer|breadcrumbs?|related|recommend\w*"
    r"|cookies?(?:-\w+)?|cc-window|consent|gdpr|comments?|comment-list|respond|disqus\w*|skip-link)(?:$| )"
)
_ERROR_NAME = re.compile(
    r"(?:^| )(?:[\w]+[-_])*(?:error-?_?404|404-?_?error|(?:page|container|content|wrapper|section|hero)[-_]?404|404[-_]?(?:page|container|content|wrapper|section)?|(?:page-?)?not-?_?found)(?:[-_](?:page|container|content|wrapper|section|main|header))?(?: |$)"
)
_GATE_NAME = re.compile(
    r"(?:^|[ _-])(hide-article-box|(?:vip|member|premium)-mask|read-?more-wrap|(?:pay|reg|subscription|login|meter(?:ed)?)[-_]?wall|piano-(?:offer|container)|(?:content|article|post|premium|member)[-_]?(?:lock(?:ed)?|gate)|(?:subscribers?|members?)[-_]only)(?=$|[ _-])"
)
_SENT_ON = re.compile(
    r"""(?:location(?:\.href)?\s*=|location\.(?:replace|assign)\s*\()\s*["']([^"'\s]{1,500})["']"""
)
_TOLD = re.compile(
    r"""\b(?:alert|confirm|swal|toast|layer\.msg)\s*\(\s*(?:"((?:[^"\\]|\\[^ux]){4,200})"|'((?:[^'\\]|\\[^ux]){4,200})')"""
)
# A script's data that it was not well, and why.
_STATED = re.compile(
    r"""["']status["']\s*:\s*["'](?!OK|SUCCESS)[A-Z_]{3,30}["'][^{}]{0,200}?["'](?:reason|message|msg|error|detail)["']\s*:\s*["']([^"'\\]{4,200})["']"""
)
# The same by a number that is a fault, and the news beside it; what its data says is missing.
_FAULTS = re.compile(
    r"""["'](?:err_?)?(?:code|no|status|status_?code|error_?code)["']\s*:\s*["']?-?(?!0\b|200\b)\d{1,7}["']?\s*,[^{}]{0,120}?["'](?:msg|message|reason|error|err_?msg|detail)["']\s*:\s*["']([^"'\\]{4,200})["']""",
    re.IGNORECASE,
)
_MISSING = re.compile(
    r"""["'](?:status_?code|code|status|errno|error_?code)["']\s*:\s*["']?-?(?:404|410)\b|["'](?:status|state)["']\s*:\s*["'](?:deleted|removed|not_?found|offline|banned|gone)["']"""
    r"""|["'](?:page|route(?:name)?|pathname)["']\s*:\s*["']/?(?:404|not-?found)["']|["'](?:is_?)?not_?found["']\s*:\s*(?:true|!0)""",
    re.IGNORECASE,
)
_HOLDS_TEXT = re.compile(
    r"""["'](?:content|body|html|text|article_?body|markdown|excerpt)["']\s*:\s*["'][^"']{30}""",
    re.IGNORECASE,
)
# Classes by which a part is hidden, and those by which it is shown on wide screens or on paper after all.
_HIDDEN = frozenset({"hidden", "hide", "d-none", "is-hidden", "display-none", "u-hidden", "dn"})
_SHOWN = re.compile(
    r"(?:^| )(?:[\w-]+:|d-(?:\w+-)?|show-?|visible-?)(?:block|flex|inline|grid|table|contents|for-|xs|sm|md|lg|xl)"
)
_UNSHOWN = re.compile(r"display\s*:\s*none|visibility\s*:\s*hidden")
_OF_CLASS = re.compile(r"\.([a-z_][\w-]*)\s*$", re.IGNORECASE)
_CONSENT_NAME = re.compile(r"(?:^| )(?:[\w-]+[-_])?(?:cookies?(?:-\w+)?|cc-window|consent|gdpr)(?:$| )")
_LOADS_AGAIN = re.compile(
    r"location\.reload\s*\(|location\s*=\s*location\b|location\.href\s*=\s*location\.href"
)
_SCRIPTS = (
    ("cp932", re.compile(r"[\u3041-\u30fe]"), 0.3),
    ("euc-jp", re.compile(r"[\u3041-\u30fe]"), 0.3),
    ("cp949", re.compile(r"[\uac00-\ud7a3]"), 0.9),
    ("cp1251", re.compile(r"[\u0410-\u044f\u0451]"), 0.85),
)
_REFRESH = re.compile(r"""\s*(\d+(?:\.\d+)?)\s*[;,]\s*(?:url\s*=)?\s*["']?([^"']+)""", re.IGNORECASE)
_FEED = re.compile(
    r"\s*(?:<\?xml[^>]{0,200}>\s*)?<(?:feed|rss|rdf:RDF|urlset|sitemapindex|opml|svg)\b"
)  # data of a known form
_WALL_MARKS = [(name, word) for name, words in WALL_MARKS.items() for word in words]
_RIDDLES = ("hCaptcha", "reCAPTCHA", "Turnstile", "GeeTest")
_UNSEEN = frozenset({"script", "style", "template", "head", "noscript", "noframes"})
_MEDIA = ("img", "video", "audio", "canvas", "svg", "object", "embed", "picture")
_NAMES = ("og:title", "twitter:title", "citation_title", "author")
_TELEPHONE = re.compile(r"手机号|手機號|phone number|telefon|電話番号|휴대폰")
Kind = Literal["html", "text"]


@dataclass(frozen=True)
class Page:
    """What a body shows, in lower case with single spaces. Lengths in characters, links and menus aside."""

    title: str = ""
    heading: str = ""
    text: str = ""  # the beginning of what can be read, one line a block
    prose: int = 0  # length of all that can be read outside links, menus and forms
    linked: int = 0  # length of all that is a link, a menu or a form
    kind: Kind = "html"
    names: tuple[str, ...] = ()  # what the page calls itself in its metadata
    asks: Literal["", "password", "telephone"] = ""
    marks: tuple[str, ...] = ()  # of walls, in the source
    media: int = 0
    scripts: int = 0
    parked: bool = False  # its source is that of a parking service
    leads_to: str = ""  # where it sends by itself, or the one frame it shows
    gone_mark: str = ""  # a status of 404 that it states in its metadata
    gate: str = ""  # what in its source says that there is a till or a lock before the rest
    way_home: bool = False  # outside of its menus it offers the way to the home page
    door: str = ""  # what a button outside of its menus offers: to buy, to go on in an app, to ask for access
    site: str = ""  # the name of its site, in its metadata
    told: bool = False  # a box of a script says all of its words, before it sends anybody on

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> "Page":
        """The inverse of what a worker writes."""
        return Page(**{**data, "names": tuple(data["names"]), "marks": tuple(data["marks"])})


def read(body: bytes, content_type: str, url: str = "", refresh: str = "") -> Page | None:
    """The page in `body`, which `url` sent; None where it is not text of a kind that could speak to a reader."""
    kind = content_type.split(";")[0].strip().lower()
    spoken = not kind or kind.startswith("text/") or any(word in kind for word in ("html", "json", "xml"))
    if (
        not spoken
        or "feed" in kind
        or kind in ("text/css", "text/csv", "text/calendar")
        or body[:5] == b"%PDF-"
    ):
        return None
    text = decode(body, content_type).replace("\0", "")
    if "json" in kind or (text[:1] in "{[" and "html" not in kind):
        lines = _of_json(text)
        return Page(text="\n".join(lines)[:TEXT], prose=_length(lines), kind="text")
    if _FEED.match(text):
        return None
    if kind == "text/plain" or ("xml" in kind and "html" not in kind):
        lines = [_spaced(line) for line in re.sub(r"<[^>]*>", "\n", text).splitlines()]
        lines = [line for line in lines if line]
        return Page(text="\n".join(lines)[:TEXT], prose=_length(lines), kind="text")
    return _of_html(text, url, refresh)


def _of_json(text: str) -> list[str]:
    """Each member that holds a plain value, as `name: value`."""

    def walk(data: Any, name: str) -> Iterator[str]:
        if isinstance(data, dict):
            for key, value in data.items():
                yield from walk(value, str(key))
        elif isinstance(data, list):
            for value in data[:100]:
                yield from walk(value, name)
        else:
            yield _spaced(f"{name}: {data}" if name else str(data))

    try:
        return list(walk(json.loads(text), ""))
    except (ValueError, RecursionError):
        return [_spaced(text[:TEXT])]


def _of_html(source: str, url: str, refresh: str) -> Page:
    import bs4  # here, because only workers read pages and it takes long to load

    with warnings.catch_warnings():
        warnings.simplefilter(
            "ignore", bs4.XMLParsedAsHTMLWarning
        )  # it is XHTML, or nothing that we could read
        soup, lowered = bs4.BeautifulSoup(source, "html.parser"), source.lower()
    tags: Tags = defaultdict(list)
    for tag in soup.find_all(True):
        tags[tag.name].append(tag)
    metas = {(_get(m, "property") or _get(m, "name")).lower(): _get(m, "content") for m in tags["meta"]}
    title = next((_spaced(tag.get_text(" ")) for tag in tags["title"]), "")
    heads = (_spaced(tag.get_text(" ")) for name in ("h1", "h2") for tag in tags[name])
    hidden = _HIDDEN | _styled(tags["style"])
    lines, linked, unscripted, gate, banner, ways = _lines(soup, hidden)
    if _length(lines) < FEW and any(name in lowered for name in hidden):
        shown_all = _lines(soup, frozenset())
        if not linked or _length(shown_all[0]) >= 400:  # a script shows what nearly all is hidden in
            lines, linked, unscripted, gate, banner, ways = shown_all
    offers: list[str] = []
    if _length(lines) < 1000:
        said = [(before, _spaced(tag.get_text(" "))) for before, tag in ways[:100]]
        offers = [text for _, text in said if text]
        for before, text in reversed(said):  # who goes on by it says what is left, and where
            if 10 <= length(text) <= 110 and says_share(text) and says_door(text):
                lines.insert(before, text)
    if _length(lines) < FEW and any(says_closed(line) == "consent" for line in banner):
        lines += banner  # it is all that is there
    bare = _length(lines) + linked < 20
    if _length(lines) < FEW:
        lines += unscripted
    prose = _length(lines)
    shown = "\n".join(lines) if prose >= 400 else ""  # a page that prints a wall's source is about that wall
    commented = bool(tags["textarea"])  # a riddle beside a form for comments is before the form
    held = [name for name, word in _WALL_MARKS if word in lowered and word not in shown]
    walls = tuple(name for name in dict.fromkeys(held) if not (commented and name in _RIDDLES))
    parked = any(mark in lowered for mark in PARKING_MARKS)
    alone = prose + linked < 200 and not walls and not parked
    source_of = " ".join(tag.get_text() for tag in tags["script"] if not tag.get("src")) if alone else ""
    boxes = ["".join(found) for found in _TOLD.findall(source_of)] if bare else []
    told = boxes or (_STATED.findall(source_of) + _faults(source_of) if bare else [])
    if told:  # all that its reader sees is a box with these words
        lines = [_spaced(line) for text in told[:3] for line in re.split(r"\\[nr]", text.replace("\\t", " "))]
        lines = list(filter(None, lines))
        prose = _length(lines)
    if "document.cookie" in source_of and _LOADS_AGAIN.search(source_of):
        walls = ("a script that sets a cookie and asks again",)
    return Page(
        title[:300],
        next(filter(None, heads), "")[:300],
        "\n".join(lines)[: TEXT if prose < MUCH else START],
        prose,
        linked,
        names=tuple(_spaced(metas[name]) for name in _NAMES if metas.get(name)),
        asks=_asks(tags["input"]),
        marks=walls,
        media=sum(len(tags[name]) for name in _MEDIA) + _frames(tags),
        scripts=len(tags["script"]),
        parked=parked,
        leads_to=_leads_to(tags, url, refresh, alone),
        gone_mark=_gone_mark(tags, metas) or (_missing(source_of) if bare else ""),
        gate=gate,
        way_home=prose < 400 and _way_home(offers, lines),
        door=_door(offers, lines),
        site=_spaced(metas.get("og:site_name", "")),
        told=bool(boxes),
    )


def _get(tag: "Tag", name: str) -> str:
    value = tag.get(name) or ""
    return value if isinstance(value, str) else " ".join(value)


def _way_home(offers: list[str], lines: list[str]) -> bool:
    """Whether a link, a button or a line outside of the menus offers the way home, or back."""
    return any(len(text) <= 60 and WAY_HOME.fullmatch(text) for text in (*offers, *lines[:20]))


def _door(offers: list[str], lines: list[str]) -> str:
    """What a button or a link says that offers to ask for access; or, where a share is spoken of, to buy or an app."""
    said = next(filter(says_request, offers), "")
    if not said and offers and any(map(says_share, lines)):
        said = next((text for text in offers if length(text) <= 60 and says_door(text)), "")
    return said


def _teasers(lines: list[str], headed: set[int]) -> frozenset[int]:
    """The lines in which a page begins to tell of other pages: below a link each, or cut off, and in a row."""
    starts = [n for n, line in enumerate(lines) if (n in headed or says_cut(line)) and length(line) <= TEASER]
    rows: list[list[int]] = []
    for n in starts:
        if rows and n - rows[-1][-1] <= 4 and all(length(ln) <= TEASER for ln in lines[rows[-1][-1] + 1 : n]):
            rows[-1].append(n)
        else:
            rows.append([n])
    return frozenset(n for row in rows if len(row) >= 4 for n in range(row[0], row[-1] + 1))


def _styled(styles: "list[Tag]") -> frozenset[str]:
    """The classes that a page's own rules hide everywhere, not only on paper or on narrow screens."""
    found: set[str] = set()
    for tag in styles:
        rules = tag.get_text()
        for unshown in _UNSHOWN.finditer(rules):
            start = rules.rfind("{", 0, unshown.start())
            if rules.find("}", start, unshown.start()) >= 0:
                continue
            if rules.count("{", 0, start) == rules.count("}", 0, start):
                selectors = rules[rules.rfind("}", 0, start) + 1 : start]
                found.update(
                    named[1] for each in selectors.split(",") if (named := _OF_CLASS.match(each.strip()))
                )
    return frozenset(found)


def _faults(source: str) -> list[str]:
    """What a script's data says of a fault, where it holds no text to show."""
    return [] if _HOLDS_TEXT.search(source) else _FAULTS.findall(source)


def _missing(source: str) -> str:
    """Where a script's data states that what was asked for is missing, and it holds no text to show."""
    found = _MISSING.search(source)
    return f"its script's data: {_spaced(found[0])}" if found and not _HOLDS_TEXT.search(source) else ""


def _in_menu(tag: "Tag") -> bool:
    """Whether something lies in the head, the foot or a menu of the page."""
    return any(
        above.name in ("header", "nav", "aside", "footer")
        or (above.name not in _WHOLE and _ASIDE_NAME.search(_named(above)))
        for above in tag.parents
        if above.name != "[document]"
    )


def _gone_mark(tags: "Tags", metas: Mapping[str, str]) -> str:
    """What in its source says that the page stands for a missing one: a status, its own address, a class."""
    if metas.get("prerender-status-code") in ("404", "410"):
        return f"prerender-status-code {metas['prerender-status-code']}"
    for link in tags["link"]:
        if "canonical" in _get(link, "rel") and lost(_get(link, "href"), ""):
            return f"its own address is {_get(link, 'href')[:80]}"
    for name in ("body", "main", "section", "article", "div"):
        for tag in tags[name][:100]:
            if found := _ERROR_NAME.search(_named(tag)):
                return f"marked {found[0].strip()}"
    return ""


def _lines(
    soup: "BeautifulSoup", hidden: frozenset[str]
) -> tuple[list[str], int, list[str], str, list[str], "Ways"]:
    """What can be read, one line a block; the length of links, menus and forms; what is said where no script runs.

    Then the name by which a till or a lock is marked, what is said on cookies and consent, and the links and buttons
    outside of menus, each with the number of lines before it. `hidden` are classes of what nobody sees.
    """
    ways: Ways = []
    headed: set[int] = set()  # lines that stand below a link that is a block of its own
    gate = ""
    lines: list[str] = []
    banner: list[str] = []
    unscripted = [_spaced(tag.get_text(" ")) for tag in soup.find_all("noscript")]
    line: list[str] = []
    links: list[str] = []  # what the block says in links to other pages
    linked = 0

    def end() -> None:
        if text := _spaced(" ".join(line)):
            if not furniture(text):
                lines.append(text)
        elif links and _length(links) >= HEAD:
            headed.add(len(lines))
        links.clear()
        line.clear()

    todo: list[tuple[Any, int] | None] = [(soup, 0)]
    while todo:
        step = todo.pop()
        if step is None:
            end()
            continue
        node, aside = step
        if (name := node.name) is None:
            if type(node).__name__ == "NavigableString":
                if aside:
                    linked += len(node.strip())
                    if aside == OUT:
                        links.append(node.strip())
                else:
                    line.append(node)
            continue
        if name in _UNSEEN or _hides(node, hidden):
            continue
        if not aside and (name == "a" or name == "button"):
            ways.append((len(lines), node))
            aside = OUT if name == "a" and str(node.attrs.get("href", "#"))[:1] != "#" else IN
        aside = aside or (IN if name in _ASIDE else 0)
        if not aside and name not in _WHOLE and (names := _named(node)) != " ":
            aside = IN if _ASIDE_NAME.search(names) else 0
            if aside and len(banner) < 40 and _CONSENT_NAME.search(names):
                banner += [text for text in map(_spaced, node.stripped_strings) if text]
            if found := _GATE_NAME.search(names):
                gate = gate or found[1]
        block = bool(_BLOCK.match(name))
        if block:
            end()
            todo.append(None)
        todo += [(child, aside) for child in reversed(node.contents)]
    end()
    if len(teased := _teasers(lines, headed)):
        linked += sum(len(lines[n]) for n in teased)
        ways = [(before - sum(n < before for n in teased), tag) for before, tag in ways]
        lines = [text for n, text in enumerate(lines) if n not in teased]
    return lines, linked, list(filter(None, unscripted)), gate, banner, ways


def _hides(tag: "Tag", hidden: frozenset[str]) -> bool:
    """Whether a part of a page is there for its scripts to show: by itself, its style, or one of these classes."""
    attributes = tag.attrs
    if not attributes:
        return False
    if "hidden" in attributes:
        return True
    if (style := attributes.get("style")) and (
        "display:none" in (style := str(style).replace(" ", "").lower()) or "visibility:hidden" in style
    ):
        return True
    if not hidden or tag.name in _WHOLE or not isinstance(classes := attributes.get("class"), list):
        return False
    return not hidden.isdisjoint(classes) and not _SHOWN.search(" ".join(classes))


def _named(tag: "Tag") -> str:
    attributes = tag.attrs or {}
    given: list[str] | str = attributes.get("class") or []
    return f"{attributes.get('id', '')} {' '.join(given) if isinstance(given, list) else given}".lower()


def _asks(fields: "list[Tag]") -> Literal["", "password", "telephone"]:
    """What a form outside of the head of the page asks for."""
    for field in fields:
        kind = _get(field, "type").lower()
        hint = " ".join(_get(field, a) for a in ("placeholder", "name", "aria-label")).lower()
        if kind in ("password", "tel") or _TELEPHONE.search(hint):
            if _in_menu(field):
                continue
            return "password" if kind == "password" else "telephone"
    return ""


def _leads_to(tags: "Tags", url: str, refresh: str, alone: bool) -> str:
    """Where the page sends its reader by itself (Refresh, script), or the frame that is all of it; '' if nowhere."""
    refreshes = [
        refresh,
        *(_get(m, "content") for m in tags["meta"] if _get(m, "http-equiv").lower() == "refresh"),
    ]
    targets = [
        found[2].strip() for found in map(_REFRESH.match, refreshes) if found and float(found[1]) <= SOON
    ]
    if alone:
        source = " ".join(tag.get_text() for tag in tags["script"] if not tag.get("src"))
        sent = _SENT_ON.search(source) if len(source) < 600 else None
        targets += [sent[1]] if sent else []
        frames = [_get(f, "src") for f in tags["frame"] + tags["iframe"] if not _hidden(f)]
        targets += frames if len(frames) == 1 else []
    try:
        target = urljoin(url, targets[0]).split("#")[0] if targets else ""
    except ValueError:
        return ""
    return target if target.startswith(("http://", "https://")) and target != url.split("#")[0] else ""


def _frames(tags: "Tags") -> int:
    """How many frames a page is made of; one alone is a way to another page."""
    shown = [frame for frame in tags["frame"] if _get(frame, "src") not in ("", "about:blank")]
    return len(shown) if len(shown) > 1 else 0


def _hidden(frame: "Tag") -> bool:
    small = _get(frame, "width") in ("0", "1") or _get(frame, "height") in ("0", "1")
    unseen = "none" in _get(frame, "style").replace(" ", "").partition("display:")[2][:5]
    return small or unseen or frame.find_parent("noscript") is not None


def decode(body: bytes, content_type: str) -> str:
    """`body` as text, though its label be wrong and its last character cut in two."""
    from bs4.dammit import EncodingDetector

    for mark, name in (
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
    ):
        if body.startswith(mark):
            return body[len(mark) :].decode(name, "replace")
    start = body[:400]
    if start[1::2].count(0) > len(start) // 3 and not start[::2].count(0):
        return body.decode("utf-16-le", "replace")
    if start[::2].count(0) > len(start) // 3 and not start[1::2].count(0):
        return body.decode("utf-16-be", "replace")
    label = re.search(r"charset=[\"']?([\w.:-]+)", content_type, re.IGNORECASE)
    declared = EncodingDetector.find_declared_encoding(body, is_html=True)
    for name in filter(None, (label and label[1], declared, "utf-8", _guessed(body), "gb18030", "big5")):
        try:
            return codecs.getincrementaldecoder(_wide(name))("strict").decode(body, final=False)
        except (LookupError, UnicodeError):
            continue
    return body.decode("latin-1")


def _guessed(body: bytes) -> str | None:
    """The encoding that makes one script of a body without a label: nearly all of it, or kana among the Han."""
    if body.isascii():
        return None
    for name, letters, share in _SCRIPTS:
        try:
            text = codecs.getincrementaldecoder(name)("strict").decode(body, final=False)
        except UnicodeError:
            continue
        beyond = sum(not character.isascii() for character in text)
        if beyond and len(letters.findall(text)) >= share * beyond:
            return name
    return (
        "big5" if _common(body, "big5", "a140", "c67e") > _common(body, "gb18030", "a1a1", "d7fe") else None
    )


def _common(body: bytes, name: str, first: str, last: str) -> float:
    """The share of characters in the part of an encoding's table that holds what is in common use."""
    try:
        text = codecs.getincrementaldecoder(name)("strict").decode(body, final=False)
    except UnicodeError:
        return 0.0
    codes = [character.encode(name, "replace").hex() for character in text if not character.isascii()]
    common = [code for code in codes if len(code) == 4 and first <= code <= last and code[2:] >= first[2:]]
    return len(common) / max(1, len(codes))


def _wide(name: str) -> str:
    """Pages that say gb2312 or gbk use what only gb18030 holds; those that say Shift_JIS, what only cp932 does."""
    plain = name.lower().replace("-", "").replace("_", "")
    return {
        "gb2312": "gb18030",
        "gbk": "gb18030",
        "shiftjis": "cp932",
        "sjis": "cp932",
        "euckr": "cp949",
    }.get(plain, name)


def _length(lines: list[str]) -> int:
    return length("".join(lines))


def _spaced(text: str) -> str:
    return " ".join(text.split()).lower()
