"""The catalogue: every cited resource once, one YAML file a chapter."""

import re
from collections import Counter
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, get_args
from urllib.parse import urlsplit, urlunsplit

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, field_validator, model_validator

from guide.core import yamlfile
from guide.core.errors import GuideError, nearest
from guide.core.paths import root, shown

# unread: nobody opened it, so nothing is said of it; aside: it teaches nothing of our subject, a seed list names it.
Level = Literal["start", "deep", "reference", "historical", "skip", "unread", "aside"]
Kind = Literal[
    "article", "paper", "docs", "video", "course", "book", "repository", "forum", "tool", "community"
]
Basis = Literal["read", "summary", "title"]
LEVELS: tuple[str, ...] = get_args(Level)
BASES: tuple[str, ...] = get_args(Basis)
WITHOUT_READING = ("skip", "unread", "aside")  # levels that a title alone is enough for
Slug = Annotated[str, StringConstraints(max_length=100, pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=2000)]


class Resource(BaseModel):
    """One cited resource; see docs/contributing/add-a-resource.md for each field."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: Slug
    title: Text
    title_en: Text | None = None  # wanted for every title that is not in Latin script
    url: Text | None = None  # absent only where no address is known; then `find` says how to find it
    also: list[Text] = Field(default_factory=list)  # the same work elsewhere: a former address, a second copy
    find: Text | None = None
    authors: list[Text] = Field(default_factory=list)
    language: Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")]
    published: Annotated[str, StringConstraints(pattern=r"^[0-9]{4}(-[0-9]{2}){0,2}$")] | None = None
    describes: Text | None = None
    kind: Kind
    level: Level
    about: Annotated[str, StringConstraints(strip_whitespace=True, min_length=30, max_length=600)] | None = (
        None
    )
    caution: Text | None = None
    basis: Basis
    lists: list[Slug] = Field(default_factory=list)
    series: Text | None = None
    part: int | None = Field(default=None, ge=0)

    @field_validator("published", "describes", mode="before")
    @classmethod
    def _as_text(cls, value: object) -> object:
        return str(value) if isinstance(value, int) else value  # `published: 2019` is fine to write

    @field_validator("url", "also")
    @classmethod
    def _addresses(cls, value: str | list[str] | None) -> str | list[str] | None:
        for url in [value] if isinstance(value, str) else value or []:
            parts = urlsplit(url)
            if parts.scheme not in ("http", "https") or not parts.hostname or re.search(r"\s", url):
                raise ValueError(f"{url!r} is not an http(s) address")
            if "@" in parts.netloc:
                raise ValueError("it has a user's name in it: leave out what stands before the '@'")
            if parts.port == 0:  # beyond 65535 urlsplit itself refuses
                raise ValueError("the port is 0")
        return value

    @field_validator("published")
    @classmethod
    def _day(cls, value: str | None) -> str | None:
        if value is not None:
            parts = [int(part) for part in value.split("-")]
            date(*[*parts, 1, 1][:3])  # raises ValueError with what is off
        return value

    @model_validator(mode="after")
    def _honest(self) -> "Resource":
        rules = (
            (not self.url and not self.find, "has neither 'url' nor 'find' (how a reader can find it)"),
            (
                bool(re.search(r"[\u3040-\u30ff\u3400-\u9fff]", self.title)) and not self.title_en,
                "a Chinese title needs 'title_en', an English gloss",
            ),
            (bool(self.also) and not self.url, "'also' without 'url'"),
            (
                self.level == "unread" and (self.basis != "title" or bool(self.about or self.caution)),
                "level unread goes with basis title, and without 'about' and 'caution'",
            ),
            (
                self.level != "unread" and not self.about,
                "the field 'about' is missing; only what nobody has read goes without it",
            ),
            (
                self.basis == "title" and self.level not in WITHOUT_READING,
                f"a title cannot tell that it is {self.level}: open it, or give it level unread (or skip, with why)",
            ),
            (
                not self.caution and self._wants_caution(),
                "'caution' is required for level historical, skip or aside and for what describes PyTorch < 2.0",
            ),
            (self.part is not None and not self.series, "'part' without 'series'"),
        )
        if broken := [says for is_broken, says in rules if is_broken]:
            raise ValueError("; ".join(broken))  # all at once: nobody learns them one run after another
        return self

    def _wants_caution(self) -> bool:
        return self.level in ("historical", "skip", "aside") or (
            bool(self.about) and describes_before_2(self.describes)
        )

    @property
    def addresses(self) -> list[str]:
        """Each address of the work, the best one first."""
        return [*([self.url] if self.url else []), *self.also]


def describes_before_2(version: str | None) -> bool:
    """Whether a `describes` value such as "1.7" names a PyTorch older than 2.0."""
    found = re.match(r"(?:PyTorch )?v?(\d+)\.", version or "")
    return found is not None and int(found[1]) < 2


class ListItem(BaseModel):
    """One line of a seed list, as received; `mark` is the list-maker's own verdict."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    n: int
    section: str | None = None
    title: str | None = None
    url: str | None = None
    mark: str | None = None
    note: str | None = None


class SeedList(BaseModel):
    """A link list the guide grew from."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: Slug
    title: Text
    received: Text
    items: list[ListItem]

    @field_validator("items")
    @classmethod
    def _numbers_once(cls, value: list[ListItem]) -> list[ListItem]:
        twice = [n for n, count in Counter(item.n for item in value).items() if count > 1]
        if twice:
            raise ValueError(f"two items have the number {twice[0]}")
        return value


def same_address(url: str) -> str:
    """A key under which two spellings of one address meet: scheme, `www.`, trailing slash and fragment aside."""
    try:
        parts = urlsplit(url.strip())
        port = parts.port
    except ValueError:  # what is malformed is still a line of a list as received
        return url.strip()
    host = (parts.hostname or "").removeprefix("www.") + (f":{port}" if port else "")
    return urlunsplit(("", host, parts.path.rstrip("/"), parts.query, parts.fragment)).lstrip("/")


@dataclass
class Catalogue:
    """All resources by id, with the chapter and the line each is written at."""

    resources: dict[str, Resource] = field(default_factory=dict)
    chapter: dict[str, str] = field(default_factory=dict)
    where: dict[str, str] = field(default_factory=dict)
    lists: dict[str, SeedList] = field(default_factory=dict)

    def in_chapter(self, chapter: str) -> list[Resource]:
        """The resources of one chapter in file order, without those that only a seed list is interested in."""
        return [r for r in self.listed() if self.chapter[r.id] == chapter]

    def listed(self) -> list[Resource]:
        """All resources but those that only the seed lists' page has."""
        return [r for r in self.resources.values() if r.level != "aside"]

    def get(self, ident: str, where: object) -> Resource:
        """The resource `ident`; a GuideError names the nearest ids."""
        if ident in self.resources:
            return self.resources[ident]
        near = nearest(ident, self.resources)
        raise GuideError(
            where,
            f"no resource has the id '{ident}'",
            f"nearest ids: {near}" if near else "add it: scripts/add_resource.py",
        )

    def marks(self, resource: Resource) -> list[str]:
        """What the list-makers wrote beside this resource, as `mark (list)`."""
        keys = {same_address(url) for url in resource.addresses}
        return [
            f"{item.mark} ({seed.name})"
            for seed in self.lists.values()
            for item in seed.items
            if item.mark and item.mark != "[x]" and item.url and same_address(item.url) in keys
        ]


def load(base: Path | None = None) -> Catalogue:
    """Read and validate `seeds/`; raises GuideError with file, line, record and field."""
    seeds = (base or root()) / "seeds"
    cat, by_address = Catalogue(), dict[str, str]()
    for path in sorted((seeds / "lists").glob("*.yml")):
        data, _ = yamlfile.load(path)
        seed = yamlfile.validate(shown(path), data, SeedList, path.stem)
        cat.lists[seed.name] = seed
    abouts: dict[str, str] = {}
    for path in sorted((seeds / "resources").glob("*.yml")):
        for resource, line in yamlfile.records(path, Resource):
            where = f"{shown(path)}:{line}"
            _claim(cat.where, resource.id, where, f"the id '{resource.id}' is taken")
            for url in resource.addresses:
                said = f"record {resource.id}: its address is catalogued"
                _claim(by_address, same_address(url), where, said)
            if resource.about:
                said = f"record {resource.id}: its 'about' is word for word used"
                _claim(abouts, resource.about.casefold(), where, said)
            for name in resource.lists:
                if name not in cat.lists:
                    raise GuideError(
                        where,
                        f"record {resource.id}, field 'lists': no list '{name}'",
                        f"one of: {', '.join(cat.lists)}",
                    )
            cat.resources[resource.id] = resource
            cat.chapter[resource.id] = path.stem
    return cat


def _claim(taken: dict[str, str], key: str, where: str, what: str) -> None:
    if key in taken:
        raise GuideError(where, f"{what} already at {taken[key]}", "keep one record; merge 'lists'")
    taken[key] = where


@cache
def _cached(base: Path, stamp: tuple[tuple[str, int], ...]) -> Catalogue:
    return load(base)


def current() -> Catalogue:
    """The repository's catalogue, read again only when a file of `seeds/` changed."""
    base = root()
    files = sorted((base / "seeds").glob("*/*.yml"))
    return _cached(base, tuple((str(p), p.stat().st_mtime_ns) for p in files))
