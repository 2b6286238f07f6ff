"""seeds/quirks.yml: what an answer is that shows no record's title, by signs that anyone can read and extend."""

import re
from collections.abc import Iterable
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field

from guide.core import yamlfile
from guide.core.paths import home, root, stands
from guide.links.fetch import Observation
from guide.links.page import NOTICE, Page

STROKES = re.compile(r"\s+[-|–—·•:»«/]+\s+|[|｜_]")  # between the parts of a title
_EDGES = " \t.!?…,;:~*#\"'“”‘’()[]<>。！？，：；、【】《》「」（）"
Pattern = re.Pattern[str] | None  # searched in lower case


class Quirk(BaseModel):
    """One row. All that it gives must hold; of a list, one entry. Case does not matter.

    What is not `certain` gives way to a page that shows the record's title, and only warns in a pull request.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)
    name: str = Field(min_length=10)
    state: Literal["alive", "soft-404", "blocked", "unverified", "unreachable"]
    certain: bool = True
    host: list[str] = []  # with all below it
    status: list[int] = []  # else any 2xx
    address: Pattern = None  # of the address asked for
    landing: Pattern = None  # of where a redirect ends; `above`: at an address above the one asked for
    header: Pattern = None  # of a line `name: value`
    begins: Literal["", "pdf", "binary"] = ""  # what the body is
    title: list[str] = []  # phrases that are a whole part of the title, or of the first heading
    text: list[str] = []  # phrases in the text of a short page
    source: list[str] = []  # words in the source of a short page

    @cached_property
    def _lists(self) -> dict[str, re.Pattern[str]]:
        lists = {"title": map(_whole, self.title), "text": map(_phrase, self.text)}
        lists["source"] = map(_phrase, self.source)
        return {name: re.compile("|".join(some), re.IGNORECASE | re.DOTALL) for name, some in lists.items()}

    @property
    def phrases(self) -> bool:
        """Whether it goes by what any host may say: a page about such pages says it, too."""
        return bool(self.title or self.text or self.source) and not self.host

    def fits(self, seen: Observation, titles: Iterable[str] = ()) -> bool:
        """Whether all that this row looks at holds; a part of the record's own title is no news."""
        status, end, page = seen.hops[-1].status, seen.hops[-1].url, seen.page or Page("empty")
        headers = "\n".join(f"{name}: {value}" for name, value in seen.headers.items()).lower()
        hosts = [f".{_place(url)[0]}" for url in (seen.url, end)] if self.host else []
        return (
            (status in self.status if self.status else 200 <= status < 300)
            and (not self.host or any(host.endswith(f".{h}") for host in hosts for h in self.host))
            and (not self.landing or _lands(self.landing, seen.url, end))
            and (not self.address or bool(self.address.search(seen.url.lower())))
            and (not self.begins or page.kind == self.begins)
            and (not self.header or bool(self.header.search(headers)))
            and (not self.title or any(map(self._lists["title"].fullmatch, _parts(page, titles))))
            and (not self.text or (page.length <= NOTICE and bool(self._lists["text"].search(page.text))))
            and (not self.source or bool(self._lists["source"].search(page.source)))
        )


def load(folder: Path | None = None) -> tuple[Quirk, ...]:
    """The table, in its order: the guide's, else this checkout's. A GuideError names file and line of a bad row."""
    here = (folder or root()) / "seeds" / "quirks.yml"
    path = here if stands(here) else home() / "seeds" / "quirks.yml"
    return _read(path)


_read = cache(lambda path: tuple(quirk for quirk, _ in yamlfile.records(path, Quirk, "name")))


def _parts(page: Page, titles: Iterable[str]) -> Iterable[str]:
    """What stands between the strokes of the title and in the first heading, the record's own title aside."""
    known = " ".join(titles).lower()
    heads = [name for name in page.names if name != page.title][:1]
    parts = (part.strip(_EDGES) for name in (page.title, *heads) for part in STROKES.split(name))
    return (part for part in parts if part and part.lower() not in known)


def _phrase(words: str) -> str:
    return re.escape(words).replace(r"\*", ".{0,24}").replace("'", "['’]").replace(r"\ ", r"\s+")


def _whole(words: str) -> str:
    """A phrase that is all of a part, but for what `*` at its ends lets stand there."""
    return ".*" * words.startswith("*") + _phrase(words.strip("*")) + ".*" * words.endswith("*")


def _lands(pattern: re.Pattern[str], asked: str, end: str) -> bool:
    """Whether a redirect ended at another page, and that one fits."""
    (_, start, _), (_, stop, rest) = _place(asked), _place(end)
    if _place(asked) == _place(end):
        return False
    above = start != "/" and not rest and (stop == "/" or f"{start}/".startswith(f"{stop}/"))
    return above if pattern.pattern == "above" else bool(pattern.search(end.lower()))


@lru_cache(maxsize=64)
def _place(url: str) -> tuple[str, str, str]:
    """Host, path and query, without what two spellings of one page differ in."""
    parts = urlsplit(url)
    path = re.sub(r"/(?:index|default|home)(?:\.\w+)?$", "", parts.path.rstrip("/"))
    return (parts.hostname or "").removeprefix("www."), path or "/", parts.query
