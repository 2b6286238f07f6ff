"""The audit ledger: which sentences somebody other than their author has read, how they were checked, and what random samples found."""

import json
import re
from collections import Counter
from collections.abc import Iterable
from datetime import date as day
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from guide import jsonfile, pages, yamlfile
from guide.characters import strings
from guide.errors import GuideError, nearest
from guide.paths import locked, refuse_deceptive, root, shown, stands, write_whole
from guide.release import pinned

NOTES = "the catalogue's notes"  # a scope of samples beside the chapters: records, not sentences
VERDICTS = ("holds", "no claim", "cannot be checked here")
WAYS = ("run", "text", "symbol", "other version", "reasoning")
# A sentence with one of these says more than one case can show: break it before it is let stand (rule S11).
UNIVERSAL = re.compile(
    r"\b(?:only|all|every|each|none|never|always|first|exactly|any|cannot|since|because|the exception)\b",
    re.I,
)
_SAID = 80  # letters of the sentence that the ledger repeats, so that a diff and a lost entry can be read


class Entry(BaseModel):
    """One sentence by its digest: the verdict, how it was reached, what shows it, and the PyTorch release."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str = Field(pattern=r"^[0-9a-f]{16}$")
    verdict: Literal["holds", "no claim", "cannot be checked here"]
    how: Literal["run", "text", "symbol", "other version", "reasoning", ""] = ""
    shows: str = ""
    release: str = Field(pattern=r"^[0-9]+\.[0-9]+\.[0-9]+$")
    says: str = ""

    @model_validator(mode="after")
    def _has_evidence(self) -> "Entry":
        if self.verdict == "holds" and not self.how:
            raise ValueError(f"'holds' needs 'how': {', '.join(WAYS)}")
        if self.verdict != "no claim" and len(self.shows.strip()) < 3:
            raise ValueError(f"'{self.verdict}' needs 'shows': an experiment, a path, a command, a reason")
        return self


def _day(text: str) -> str:
    if day.fromisoformat(text).isoformat() != text:
        raise ValueError("a date is wanted, such as 2026-11-21")
    return text


class Sample(BaseModel):
    """A random sample as it was read: the seed that drew it, where from, and how many sentences failed."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    date: Annotated[str, AfterValidator(_day)]
    scope: str  # a chapter's folder, or "all pages"
    release: str = Field(pattern=r"^[0-9]+\.[0-9]+\.[0-9]+$")
    seed: str = Field(min_length=1)
    drawn: int = Field(gt=0)
    false: int = Field(ge=0)
    misleading: int = Field(ge=0)
    note: str = ""

    @model_validator(mode="after")
    def _adds_up(self) -> "Sample":
        if self.false + self.misleading > self.drawn:
            raise ValueError(f"{self.false} false and {self.misleading} misleading of {self.drawn} drawn")
        return self


M = TypeVar("M", bound=BaseModel)


def ledger_path(page: str) -> Path:
    """Where the entries of a page (its path below docs/) lie."""
    return root() / "seeds" / "audit" / Path(page).with_suffix(".json")


def samples_path() -> Path:
    """Where the samples lie."""
    return root() / "seeds" / "audit" / "samples.json"


def entries(page: str) -> dict[str, Entry]:
    """The entries of a page by the digest of their sentence."""
    return {entry.id: entry for entry in _load(ledger_path(page), Entry)}


def samples() -> list[Sample]:
    """Every sample that was read, the oldest first."""
    return _load(samples_path(), Sample)


def _load(path: Path, model: type[M]) -> list[M]:
    if not stands(path):
        return []
    rows = jsonfile.load(path, "take it from git")
    if not isinstance(rows, list):
        raise GuideError(shown(path), "a list of records is wanted", "take it from git")
    # One record a line, after the bracket.
    return [yamlfile.validate(f"{shown(path)}:{n}", row, model, _label(row)) for n, row in enumerate(rows, 2)]


def _label(row: object) -> str:
    return str(row.get("id") or row.get("seed")) if isinstance(row, dict) else repr(row)


def _save(path: Path, rows: Iterable[BaseModel]) -> None:
    lines = [json.dumps(row.model_dump(exclude_defaults=True), ensure_ascii=False) for row in rows]
    if lines:
        write_whole(path, "[\n" + ",\n".join(lines) + "\n]\n")
    elif path.is_file():
        path.unlink()


def page_of(name: str) -> pages.Page:
    """The page `name`, with or without `docs/`; GuideError names the nearest."""
    docs, wanted = root() / "docs", name.removeprefix("docs/")
    known = {path.relative_to(docs).as_posix(): path for path in docs.rglob("*.md")}
    if wanted in known:
        return pages.read(known[wanted])
    near = nearest(wanted, known)
    raise GuideError(name, "no such page", f"nearest: {near}" if near else "name it below docs/")


class Coverage(BaseModel):
    """How many of a page's sentences have an entry, by the release that they were read against."""

    page: str
    sentences: int
    releases: dict[str, int]

    @property
    def read(self) -> int:
        """The sentences that have an entry."""
        return sum(self.releases.values())


def coverage(page: pages.Page) -> Coverage:
    """What of `page` has been read."""
    known = entries(page.name)
    read = Counter(known[s.digest].release for s in page.prose if s.digest in known)
    return Coverage(page=page.name, sentences=len(page.prose), releases=dict(sorted(read.items())))


def unread(page: pages.Page) -> list[pages.Sentence]:
    """The sentences without an entry, in the page's order."""
    known = entries(page.name)
    return [s for s in page.prose if s.digest not in known]


def marked(text: str) -> str:
    """`text` with its universal words in «guillemets»."""
    return UNIVERSAL.sub(lambda found: f"«{found[0]}»", text)


def scoped(chapter: str) -> list[pages.Page]:
    """The pages of a chapter, all of them where it is empty; GuideError where there is none."""
    some = [page for page in pages.every() if not chapter or page.name.startswith(f"{chapter}/")]
    if not some:
        known = {page.name.partition("/")[0] for page in pages.every() if "/" in page.name}
        raise GuideError(chapter, "no such chapter", f"one of: {', '.join(sorted(known))}")
    return some


def draw(count: int, seed: str, scope: str = "") -> list[tuple[pages.Page, pages.Sentence]]:
    """`count` sentences that `seed` decides, of all pages or of one folder: those whose hash with the seed is smallest.

    So a sentence that is added or mended elsewhere changes little of what the seed draws.
    """
    every = [(page, sentence) for page in scoped(scope) for sentence in page.prose]

    def rank(one: tuple[pages.Page, pages.Sentence]) -> str:
        return sha256(f"{seed}\n{one[0].name}\n{one[1].digest}".encode()).hexdigest()

    return sorted(every, key=rank)[:count]


class Verdict(BaseModel):
    """A row of what `record` takes: the sentence's digest or its line, and what an entry holds."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    page: str
    id: str
    verdict: Literal["holds", "no claim", "cannot be checked here"]
    how: Literal["run", "text", "symbol", "other version", "reasoning", ""] = ""
    shows: str = ""


def record(file: Path, release: str) -> int:
    """Take the verdicts of a YAML list into the ledger, all or none; returns how many.

    Raises GuideError for an unknown page or sentence and for a verdict without evidence.
    """
    new: dict[str, dict[str, Entry]] = {}
    rows = yamlfile.records(file, Verdict)
    for row, line in rows:
        where = f"{shown(file)}:{line}"
        page = page_of(row.page)
        said = {s.digest: s.text for s in page.prose}
        if row.id not in said:
            cure = f"python scripts/audit_pages.py open {page.name}: it may have been mended meanwhile"
            raise GuideError(where, f"no sentence of {page.name} has the digest {row.id}", cure)
        fields = row.model_dump(exclude={"page"}) | {"release": release, "says": said[row.id][:_SAID]}
        new.setdefault(page.name, {})[row.id] = yamlfile.validate(where, fields, Entry, row.id)
    for name, found in new.items():
        with locked(ledger_path(name)):
            _keep(page_of(name), entries(name) | found)
    return len(rows)


def _keep(page: pages.Page, known: dict[str, Entry]) -> None:
    """Write a page's entries in the page's order, each once; those without a sentence are dropped."""
    order = dict.fromkeys(s.digest for s in page.prose)
    _save(ledger_path(page.name), [known[digest] for digest in order if digest in known])


def forget(page: str, digests: set[str], base: Path) -> None:
    """In the repository `base`, take the entries of some sentences away: what they stood on has changed."""
    path = base / "seeds" / "audit" / Path(page).with_suffix(".json")
    with locked(path):
        _save(path, [entry for entry in _load(path, Entry) if entry.id not in digests])


def tidy() -> int:
    """Drop every entry whose sentence is gone; returns how many."""
    before = after = 0
    for page in pages.every():
        known = entries(page.name)
        if known:
            before += len(known)
            _keep(page, known)
            after += len(entries(page.name))
    return before - after


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
        _save(samples_path(), [*known, sample])


def faults() -> list[GuideError]:
    """Entries without their sentence, and ledgers without their page."""
    found, known = [], {ledger_path(page.name): page for page in pages.every()}
    for path in sorted((root() / "seeds" / "audit").rglob("*.json")):
        if path == samples_path():
            continue
        if path not in known:
            found.append(
                GuideError(shown(path), "no page has this ledger", "move it with its page, or delete it")
            )
            continue
        said = {s.digest for s in known[path].prose}
        for number, entry in enumerate(_load(path, Entry), 2):
            if entry.id not in said:
                what = f"no sentence of {known[path].name} is '{entry.says}…' any more"
                found.append(
                    GuideError(f"{shown(path)}:{number}", what, "python scripts/audit_pages.py tidy")
                )
    return found
