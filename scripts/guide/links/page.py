"""What a body shows: a page boiled down to the features that a verdict weighs. Pure; no judgement here."""

import codecs
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urljoin

from guide.links.wording import PARKING_MARKS, WALL_MARKS, lost

if TYPE_CHECKING:
    from bs4 import BeautifulSoup, Tag

TEXT = 4000  # characters of visible text that are kept
SOON = 15  # seconds after which a page that sends on by itself counts as a redirect
_ASIDE = frozenset({"nav", "header", "footer", "aside", "button", "select", "label", "option"})
_BLOCK = re.compile(
    r"^(?:address|article|aside|blockquote|body|br|center|dd|div|dl|dt|figure|footer|form|h[1-6]|header|hr|li|main"
    r"|nav|ol|option|p|pre|section|table|td|th|tr|ul)$"
)
_WHOLE = frozenset({"html", "body", "main", "article"})
_ASIDE_NAME = re.compile(
    r"(?:^| )(?:[\w-]+[-_])?(?:nav|navbar|navigation|menu|sidebar|footer|breadcrumbs?|related|recommend\w*)(?:$| )"
)
_ERROR_NAME = re.compile(
    r"(?:^| )(?:[\w]+[-_])*(?:error-?_?404|404-?_?error|(?:page|container|content|wrapper|section|hero)[-_]?404|404[-_]?(?:page|container|content|wrapper|section)?|(?:page-?)?not-?_?found)(?:[-_](?:page|container|content|wrapper|section|main|header))?(?: |$)"
)
_SENT_ON = re.compile(
    r"""(?:location(?:\.href)?\s*=|location\.(?:replace|assign)\s*\()\s*["']([^"'\s]{1,500})["']"""
)
_DENSE = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
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

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> "Page":
        """The inverse of `dataclasses.asdict` and JSON."""
        return Page(**{**data, "names": tuple(data["names"]), "marks": tuple(data["marks"])})


def read(body: bytes, content_type: str, url: str = "", refresh: str = "") -> Page | None:
    """The page in `body`, which `url` sent; None where it is not text of a kind that could speak to a reader."""
    kind = content_type.split(";")[0].strip().lower()
    spoken = not kind or kind.startswith("text/") or any(word in kind for word in ("html", "json", "xml"))
    if not spoken or kind in ("text/css", "text/csv", "text/calendar") or body[:5] == b"%PDF-":
        return None
    text = decode(body, content_type).replace("\0", "")
    if "json" in kind or (text[:1] in "{[" and "html" not in kind):
        lines = _of_json(text)
        return Page(text="\n".join(lines)[:TEXT], prose=_length(lines), kind="text")
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
    from bs4 import BeautifulSoup  # here, because only workers read pages and it takes long to load

    soup = BeautifulSoup(source, "html.parser")
    lowered = source.lower()
    title = _spaced(soup.title.get_text(" ")) if soup.title else ""
    metas = {
        str(m.get("property") or m.get("name") or "").lower(): str(m.get("content") or "")
        for m in soup("meta")
    }
    names = tuple(
        _spaced(metas[n]) for n in ("og:title", "twitter:title", "citation_title", "author") if metas.get(n)
    )
    scripts, media = (
        soup("script"),
        soup(["img", "video", "audio", "canvas", "svg", "object", "embed", "picture"]),
    )
    canonical = next(
        (str(link.get("href") or "") for link in soup("link") if "canonical" in (link.get("rel") or "")), ""
    )
    asks = _asks(soup)
    leads_to = _leads_to(soup, url, refresh)
    marks = tuple(name for name, words in WALL_MARKS.items() if any(word in lowered for word in words))
    for hidden in soup(["script", "style", "template", "head", "noscript"]):
        if hidden.name != "noscript" or len(soup.get_text()) > 2000:
            hidden.decompose()
    heading = next((_spaced(h.get_text(" ")) for h in soup(["h1", "h2"]) if h.get_text(strip=True)), "")
    lines, linked = _lines(soup)
    return Page(
        title[:300], heading[:300], "\n".join(lines)[:TEXT], _length(lines), linked, "html",
        names, asks, marks, len(media), len(scripts), any(m in lowered for m in PARKING_MARKS), leads_to, _gone_mark(soup, metas, canonical),
    )  # fmt: skip


def _gone_mark(soup: "BeautifulSoup", metas: Mapping[str, str], canonical: str) -> str:
    """What in its source says that the page stands for a missing one: a status, its own address, a class."""
    if metas.get("prerender-status-code") in ("404", "410"):
        return f"prerender-status-code {metas['prerender-status-code']}"
    if canonical and lost(canonical, ""):
        return f"its own address is {canonical[:80]}"
    for tag in soup(["body", "main", "section", "article", "div"], limit=200):
        if found := _ERROR_NAME.search(_named(tag)):
            return f"marked {found[0].strip()}"
    return ""


def _lines(soup: "BeautifulSoup") -> tuple[list[str], int]:
    """What can be read, one line a block, and the length of what lies in links, menus and forms."""
    lines: list[str] = []
    line: list[str] = []
    linked = 0

    def end() -> None:
        if text := _spaced(" ".join(line)):
            lines.append(text)
        line.clear()

    todo: list[tuple[Any, bool] | None] = [(soup, False)]
    while todo:
        step = todo.pop()
        if step is None:
            end()
            continue
        node, aside = step
        if (name := node.name) is None:
            if type(node).__name__ == "NavigableString":
                linked += len(node.strip()) if aside else 0
                line.append("" if aside else node)
            continue
        aside = aside or name == "a" or name in _ASIDE
        aside = aside or (name not in _WHOLE and bool(_ASIDE_NAME.search(_named(node))))
        block = bool(_BLOCK.match(name))
        if block:
            end()
            todo.append(None)
        todo += [(child, aside) for child in reversed(node.contents)]
    end()
    return lines, linked


def _named(tag: "Tag") -> str:
    attributes = tag.attrs or {}
    given: list[str] | str = attributes.get("class") or []
    return f"{attributes.get('id', '')} {' '.join(given) if isinstance(given, list) else given}".lower()


def _asks(soup: "BeautifulSoup") -> Literal["", "password", "telephone"]:
    """What a form outside of the head of the page asks for."""
    for field in soup("input"):
        if any(p.name in ("header", "nav", "aside", "footer") for p in field.parents):
            continue
        if field.get("type") == "password":
            return "password"
        hint = " ".join(str(field.get(a) or "") for a in ("placeholder", "name", "aria-label")).lower()
        if field.get("type") == "tel" or _TELEPHONE.search(hint):
            return "telephone"
    return ""


def _leads_to(soup: "BeautifulSoup", url: str, refresh: str) -> str:
    """Where the page sends its reader by itself (Refresh, script), or the frame that is all of it; '' if nowhere."""
    meta = next(
        (str(m.get("content") or "") for m in soup("meta") if str(m.get("http-equiv")).lower() == "refresh"),
        "",
    )
    target = ""
    for told in filter(None, (refresh, meta)):
        wait, _, rest = told.partition(";")
        found = re.match(r"""\s*(?:url\s*=)?\s*["']?([^"']+)""", rest, re.IGNORECASE)
        if found and wait.strip().replace(".", "", 1).isdigit() and float(wait) <= SOON:
            target = found[1].strip()
    body = soup.body or soup
    if not target and len(_spaced(body.get_text(" "))) - sum(len(s.get_text()) for s in body("script")) < 200:
        source = " ".join(script.get_text() for script in soup("script") if not script.get("src"))
        if len(source) < 600 and (sent := _SENT_ON.search(source)):
            target = sent[1]
        frames = [str(f.get("src") or "") for f in soup(["frame", "iframe"])]
        visible = [f for f in frames if f and not f.startswith(("about:", "javascript:", "data:"))]
        if not target and len(visible) == 1:
            target = visible[0]
    try:
        target = urljoin(url, target) if target else ""
    except ValueError:
        return ""
    return (
        target
        if target.startswith(("http://", "https://")) and target.split("#")[0] != url.split("#")[0]
        else ""
    )


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
    """The encoding of a body without a label, where there is enough of it to tell."""
    if body.isascii() or sum(byte > 127 for byte in body) < 60:
        return None
    from charset_normalizer import from_bytes

    best = from_bytes(body[:8192]).best()
    return best.encoding if best else None


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
    """Characters; one of Chinese, Japanese or Korean says as much as two or three letters."""
    text = "".join(lines)
    return len(text) + 3 * len(_DENSE.findall(text)) // 2


def _spaced(text: str) -> str:
    return " ".join(text.split()).lower()
