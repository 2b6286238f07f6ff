"""The audit ledger: which words somebody other than their author has read, against which release, and what samples found.

A file for each folder of docs/ holds eight digits of each digest, by page and release. A sentence that is changed has
none until it is read again; a digest without its sentence says nothing, and goes when its page is recorded next.
"""

import json
from collections import Counter
from datetime import date as day
from hashlib import sha256
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from guide.core import jsonfile, yamlfile
from guide.core.characters import strings
from guide.core.errors import GuideError, nearest
from guide.core.paths import locked, refuse_deceptive, root, shown, stands, write_whole
from guide.core.release import pinned
from guide.pages import documents

NOTES = "the catalogue's notes"  # a scope of samples beside the chapters: records, not sentences
FAILED = ("false", "misleading", "dull", "cryptic")
_GIT = "take it from git"
Release = Annotated[str, Field(pattern=r"^[0-9]+\.[0-9]+\.[0-9]+$")]
Points = Annotated[float, Field(ge=1, le=10)]
Key = Annotated[str, Field(pattern=r"^[0-9a-f]{8}$")]


class Read(BaseModel):
    """What of a page was read: keys by release, and words on evidence that the page does not show itself."""

    model_config = ConfigDict(extra="forbid")

    read: dict[Release, list[str]] = {}
    words: dict[Key, str] = {}

    def releases(self) -> dict[str, str]:
        """Each key with the release."""
        return {
            key: release for release, lines in self.read.items() for line in lines for key in line.split()
        }


def key(sentence: documents.Sentence) -> str:
    """A sentence's name in the ledger."""
    return sentence.digest[:8]


def _place(page: str) -> tuple[Path, str]:
    """The file below the repository that holds a page's keys, and the page's name in it."""
    folder, _, rest = page.partition("/")
    return Path("seeds/audit", f"{folder if rest else 'pages'}.json"), rest or page


def readings(page: str, base: Path | None = None) -> Read:
    """What of a page (its path below docs/) was read, in the repository `base`."""
    path, name = _place(page)
    return _load((base or root()) / path).get(name, Read())


def _load(path: Path) -> dict[str, Read]:
    return jsonfile.load_as(path, dict[str, Read], _GIT) if stands(path) else {}


def _keep(page: str, base: Path, keys: dict[str, str], words: dict[str, str]) -> None:
    """Write a page's keys, a line for each first digit, so that one more sentence changes one line."""
    path, name = _place(page)
    every = _load(base / path)
    read = {
        release: [" ".join(some) for _, some in groupby(sorted(k for k in keys if keys[k] == release), itemgetter(0))]
        for release in sorted(set(keys.values()))
    }  # fmt: skip
    every[name] = Read(read=read, words={k: w for k, w in words.items() if k in keys})
    rows = {page: every[page].model_dump(exclude_defaults=True) for page in sorted(every) if every[page].read}
    write_whole(base / path, json.dumps(rows, indent=1, ensure_ascii=False) + "\n")


class Coverage(BaseModel):
    """How many of a page's sentences were read, by the release that they were read against."""

    page: str
    sentences: int
    releases: dict[str, int]

    @property
    def read(self) -> int:
        """The sentences that were read."""
        return sum(self.releases.values())


def coverage(page: documents.Page) -> Coverage:
    """What of `page` has been read."""
    known = readings(page.name).releases()
    read = Counter(known[key(s)] for s in page.prose if key(s) in known)
    return Coverage(page=page.name, sentences=len(page.prose), releases=dict(sorted(read.items())))


def unread(page: documents.Page) -> list[documents.Sentence]:
    """The sentences that nobody else has read, in the page's order."""
    known = readings(page.name).releases()
    return [s for s in page.prose if key(s) not in known]


def page_of(name: str) -> documents.Page:
    """The page `name`, with or without `docs/`; GuideError names the nearest."""
    docs, wanted = root() / "docs", name.removeprefix("docs/")
    known = {path.relative_to(docs).as_posix(): path for path in docs.rglob("*.md")}
    if wanted in known:
        return documents.read(known[wanted])
    near = nearest(wanted, known)
    raise GuideError(name, "no such page", f"nearest: {near}" if near else "name it below docs/")


def scoped(chapter: str) -> list[documents.Page]:
    """The pages of a chapter, all of them where it is empty; GuideError where there is none."""
    some = [page for page in documents.every() if not chapter or page.name.startswith(f"{chapter}/")]
    if not some:
        known = {page.name.partition("/")[0] for page in documents.every() if "/" in page.name}
        raise GuideError(chapter, "no such chapter", f"one of: {', '.join(sorted(known))}")
    return some


def draw(count: int, seed: str, scope: str = "") -> list[tuple[documents.Page, documents.Sentence]]:
    """`count` sentences that `seed` decides, of all pages or of one folder: those whose hash with the seed is smallest.

    So a sentence that is added or mended elsewhere changes little of what the seed draws.
    """
    every = [(page, sentence) for page in scoped(scope) for sentence in page.prose]

    def rank(one: tuple[documents.Page, documents.Sentence]) -> str:
        return sha256(f"{seed}\n{one[0].name}\n{one[1].digest}".encode()).hexdigest()

    return sorted(every, key=rank)[:count]


class Verdict(BaseModel):
    """A row of what `record` takes: a sentence by its key, what it is, and what a reader who attacked it found.

    `shows` is the counterexample or the better sentence; of one that is right, evidence that the page does not show.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    page: str
    id: Key
    kind: Literal["fact", "rule", "reason", "no claim"]
    verdict: Annotated[
        Literal["ok", "false", "misleading", "dull", "cryptic"],
        BeforeValidator(lambda said: "false" if said is False else said),  # what YAML makes of the word
    ]
    shows: str = ""

    @model_validator(mode="after")
    def _is_shown(self) -> "Verdict":
        if self.verdict != "ok" and len(self.shows.strip()) < 3:
            raise ValueError(f"'{self.verdict}' needs 'shows': a counterexample, or a better sentence")
        return self


def record(file: Path, release: str) -> list[Verdict]:
    """Take the verdicts of a YAML list: those that are right into the ledger, all or none; returns them all.

    A sentence with another verdict is to be mended, and read again then. GuideError for an unknown page or sentence.
    """
    rows = yamlfile.records(file, Verdict)
    found: dict[str, documents.Page] = {}
    for row, line in rows:
        page = found.setdefault(row.page, page_of(row.page))
        if row.id not in map(key, page.prose):
            cure = f"python scripts/audit_pages.py open {page.name}: it may have been mended meanwhile"
            raise GuideError(
                f"{shown(file)}:{line}", f"no sentence of {page.name} has the key {row.id}", cure
            )
    for name, page in found.items():
        good = {row.id: row.shows for row, _ in rows if row.page == name and row.verdict == "ok"}
        with locked(root() / _place(page.name)[0]):
            old = readings(page.name)
            keys = old.releases() | dict.fromkeys(good, release)
            standing = {k: keys[k] for k in map(key, page.prose) if k in keys}
            _keep(page.name, root(), standing, old.words | {k: w for k, w in good.items() if w})
    return [row for row, _ in rows]


def forget(page: str, digests: set[str], base: Path) -> None:
    """In the repository `base`, take the keys of some sentences away: what they stood on has changed."""
    gone = {digest[:8] for digest in digests}
    with locked(base / _place(page)[0]):
        old = readings(page, base)
        _keep(page, base, {k: r for k, r in old.releases().items() if k not in gone}, old.words)


def _day(text: str) -> str:
    if day.fromisoformat(text).isoformat() != text:
        raise ValueError("a date is wanted, such as 2026-11-21")
    return text


class Sample(BaseModel):
    """A random sample as it was read: the seed that drew it, where from, and how many sentences failed.

    `dull` and `cryptic` are None in samples that were read before these were counted.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    date: Annotated[str, AfterValidator(_day)]
    scope: str  # a chapter's folder, or "all pages"
    release: Release
    seed: str = Field(min_length=1)
    drawn: int = Field(gt=0)
    false: int = Field(ge=0)
    misleading: int = Field(ge=0)
    dull: int | None = Field(None, ge=0)
    cryptic: int | None = Field(None, ge=0)
    note: str = ""

    @model_validator(mode="after")
    def _adds_up(self) -> "Sample":
        failed = {name: getattr(self, name) or 0 for name in FAILED}
        if sum(failed.values()) > self.drawn:
            said = ", ".join(f"{count} {name}" for name, count in failed.items())
            raise ValueError(f"{said} of {self.drawn} drawn")
        return self


def samples_path() -> Path:
    """Where the samples lie."""
    return root() / "seeds" / "audit" / "samples.json"


def samples() -> list[Sample]:
    """Every sample that was read, the oldest first."""
    path = samples_path()
    rows = jsonfile.load_as(path, list[dict[str, Any]], _GIT) if stands(path) else []
    # One record a line, after the bracket.
    return [
        yamlfile.validate(f"{shown(path)}:{n}", row, Sample, str(row.get("seed")))
        for n, row in enumerate(rows, 2)
    ]


class Panel(BaseModel):
    """What blind readers gave a page and the text it was read against: two means of ten points for each criterion."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    text: str
    against: str | None = None  # none: the same page before it was rewritten
    readers: int = Field(ge=1)
    once: tuple[Points, Points]
    why: tuple[Points, Points]
    rules: tuple[Points, Points]
    flow: tuple[Points, Points]
    pleasure: tuple[Points, Points]
    trust: tuple[Points, Points]


CRITERIA = ("once", "why", "rules", "flow", "pleasure", "trust")


def panels() -> list[Panel]:
    """Every pair of texts that was read blind."""
    return [panel for panel, _ in yamlfile.records(root() / "seeds/audit/panels.yml", Panel, "text")]


def add_sample(fields: dict[str, object], chapter: str = "") -> None:
    """Put a sample's result at the end of the list; the same seed and scope are refused.

    Raises GuideError for a chapter that is none, counts that do not add up and characters that deceive.
    """
    if chapter != NOTES:
        scoped(chapter)
    for name, text in strings(fields):
        refuse_deceptive(text, f"'{name}'")
    scope = {"scope": chapter or "all pages", "release": pinned(), "date": day.today().isoformat()}
    sample = yamlfile.validate("the sample", fields | scope, Sample, str(fields["seed"]))
    with locked(samples_path()):
        known = samples()
        if any((s.seed, s.scope) == (sample.seed, sample.scope) for s in known):
            raise GuideError(
                sample.seed, "a sample with that seed is recorded already", "draw with another seed"
            )
        lines = [
            json.dumps(s.model_dump(exclude_defaults=True), ensure_ascii=False) for s in [*known, sample]
        ]
        write_whole(samples_path(), "[\n" + ",\n".join(lines) + "\n]\n")
