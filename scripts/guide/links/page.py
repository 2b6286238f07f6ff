"""What the beginning of an answer shows: title, headings, authors and first words, read by lxml. Its label is not believed."""

import re
from codecs import getincrementaldecoder
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from typing import Any, Literal

from lxml import etree

TEXT, SOURCE = 1500, 12_000  # characters of text, and of the source of a shell, that are kept
FIRST = 8_000  # characters that are parsed first; most pages have title, headings and some text in them
SHORT = 600  # characters of text up to which a page may be a shell
NOTICE = 300  # characters of text that a notice has at most
_HTML = re.compile(rb"<(?:!doctype html|html|head|title|meta|body|script|div|p|h1)[\s>]", re.IGNORECASE)
_CHARSET = re.compile(r"charset\s*=\s*[\"']?([\w-]+)", re.IGNORECASE)
_WIDE = re.compile(r"[\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_BESIDE = ("script", "style", "noscript", "template", "svg", "nav", "footer", "aside", "select", "button")


@dataclass(frozen=True)
class Page:
    """`names` are what the page calls itself: title, og:title, headings. `source` is empty where there is much text."""

    kind: Literal["html", "text", "pdf", "binary", "empty"]
    title: str = ""
    names: tuple[str, ...] = ()
    authors: str = ""
    text: str = ""
    length: int = 0  # of the whole text, a Chinese character for two
    source: str = ""
    lines: int = 0


def read(body: bytes, content_type: str = "") -> Page:
    """The page in the first bytes of a body; `content_type` tells nothing but its encoding."""
    if body[:2] in (b"\xff\xfe", b"\xfe\xff"):
        body = body.decode("utf-16", "ignore").encode()
    kind, lines = _kind(body), body.count(b"\n") + (body[-1:] not in (b"", b"\n"))
    if kind in ("pdf", "binary", "empty"):
        return Page(kind, lines=lines)
    source = _decoded(body, content_type)
    if kind == "text":
        head = next((line.strip("#=- \t") for line in source.splitlines() if line.strip("#=- \t")), "")
        return _page(kind, "" if head[:1] in tuple("{[<") else head, (), "", _single(source), source, lines)
    page = _html(source[:FIRST], lines)
    enough = len(source) <= FIRST or (page.length > SHORT and "<h1" in source[:FIRST])
    return page if enough else _html(source, lines)


def _html(source: str, lines: int) -> Page:
    tree = etree.HTML(source.encode("utf-8", "replace"), etree.HTMLParser(encoding="utf-8"))
    if tree is None:
        return Page("empty", lines=lines)
    title = next((_text(element) for element in tree.iter("title")), "")
    meta = {m.get("property") or m.get("name"): m.get("content") or "" for m in tree.iter("meta")}
    names = [meta.get("og:title", ""), *_headings(tree)]
    authors = " ".join(meta.get(name, "") for name in ("author", "article:author", "og:author"))
    for element in list(tree.iter("header")):
        if not any(above.tag in ("article", "main") for above in element.iterancestors()):
            element.tag = "aside"
    etree.strip_elements(tree, etree.Comment, *_BESIDE, "title", with_tail=False)
    return _page("html", title, names, authors, _text(tree), source, lines)


def _page(
    kind: Literal["html", "text"], title: str, names: Iterable[str], authors: str, text: str, source: str, lines: int
) -> Page:  # fmt: skip
    length = len(text) + len(_WIDE.findall(text[: 2 * SHORT]))
    shown = tuple(dict.fromkeys(_single(name)[:300] for name in (title, *names) if name.strip()))[:20]
    source = source[:SOURCE] if length <= SHORT else ""
    return Page(kind, _single(title)[:300], shown, _single(authors)[:600], text[:TEXT], length, source, lines)


def _kind(body: bytes) -> Literal["html", "text", "pdf", "binary", "empty"]:
    start = body.removeprefix(b"\xef\xbb\xbf").lstrip()[:4000]
    if not start or b"\0" in start or start.startswith(b"%PDF-"):
        return "pdf" if start.startswith(b"%PDF-") else "binary" if start else "empty"
    return "html" if _HTML.search(start) else "text"


def _decoded(body: bytes, content_type: str) -> str:
    """UTF-8 where it is, whatever its label says; the end may be cut within a character."""
    named = _CHARSET.search(content_type) or _CHARSET.search(body[:2000].decode("ascii", "replace"))
    for encoding in filter(None, ("utf-8", named and named[1], "gb18030")):
        with suppress(LookupError, UnicodeDecodeError):
            return str(getincrementaldecoder(encoding)().decode(body))
    return body.decode("utf-8", "replace")


def _headings(tree: Any) -> list[str]:
    """What heads the page: no heading of its furniture, none that leads elsewhere as those of a list do."""
    found, firsts = [], 0
    for heading in islice(tree.iter("h1", "h2", "h3"), 40):
        if not any(above.tag in ("nav", "aside", "footer", "a") for above in heading.iterancestors()):
            firsts += heading.tag == "h1"
            if (heading.tag == "h1" and firsts == 1) or next(heading.iter("a"), None) is None:
                found.append(_text(heading))
    return found


def _text(element: Any) -> str:
    return _single(" ".join(element.itertext()))


def _single(text: str) -> str:
    return " ".join(text.split())
