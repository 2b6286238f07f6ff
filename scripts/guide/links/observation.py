"""What was seen of one address, as plain data that travels between processes as JSON. No judgement here."""

import codecs
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

TEXT = 4000  # characters of a page's visible text that are kept

Fault = Literal["malformed", "robots", "robots-unknown", "throttled", "tls", "loop", "network", "silence"]


@dataclass(frozen=True)
class Hop:
    """One response: who answered, with what status, pointing where (absolute) when it redirects."""

    url: str
    status: int
    target: str | None = None


@dataclass(frozen=True)
class Page:
    """A page's title and the beginning of its visible text, both in lower case with single spaces."""

    title: str
    text: str
    password: bool = False  # it asks for one


@dataclass(frozen=True)
class Observation:
    """One look at one address: everything that a verdict may rest on."""

    url: str
    hops: tuple[Hop, ...] = ()
    headers: Mapping[str, str] = field(default_factory=dict)  # of the last response, names in lower case
    page: Page | None = None  # what the last response showed; None where it is not text
    error: Fault | None = None
    note: str = ""
    given_up: bool = False  # it was tried again already: asking once more in this run is no use

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> "Observation":
        """The inverse of `dataclasses.asdict` and JSON."""
        hops, page = tuple(Hop(**hop) for hop in data["hops"]), data["page"] and Page(**data["page"])
        return Observation(**{**data, "hops": hops, "page": page})


def read(body: bytes, content_type: str) -> Page | None:
    """The page in `body`; None where it is not text of a kind that could speak to a reader."""
    kind = content_type.split(";")[0].strip().lower()
    if not body.strip() or (
        kind and not kind.startswith("text/") and "html" not in kind and "json" not in kind
    ):
        return None
    text = decode(body, content_type)
    if "json" in kind or kind == "text/plain":
        return Page("", _spaced(text[:TEXT]))
    from bs4 import BeautifulSoup  # here, because only workers read pages and it takes long to load

    soup = BeautifulSoup(text, "html.parser")
    title = soup.title.get_text(" ") if soup.title else ""
    password = soup.find("input", attrs={"type": "password"}) is not None
    for hidden in soup(["script", "style", "template", "head"]):
        hidden.decompose()
    return Page(_spaced(title), _spaced(soup.get_text(" "))[:TEXT], password)


def decode(body: bytes, content_type: str) -> str:
    """`body` as text, though its label be wrong and its last character cut in two."""
    from bs4.dammit import EncodingDetector

    label = re.search(r"charset=[\"']?([\w.:-]+)", content_type, re.IGNORECASE)
    declared = EncodingDetector.find_declared_encoding(body, is_html=True)
    for name in filter(None, (label and label[1], declared, "utf-8", "gb18030", "big5")):
        try:
            return codecs.getincrementaldecoder(_wide(name))("strict").decode(body, final=False)
        except (LookupError, UnicodeError):
            continue
    return body.decode("latin-1")


def _wide(name: str) -> str:
    """Pages that say gb2312 or gbk use what only gb18030 holds."""
    return "gb18030" if name.lower().replace("-", "") in ("gb2312", "gbk") else name


def _spaced(text: str) -> str:
    return " ".join(text.split()).lower()
