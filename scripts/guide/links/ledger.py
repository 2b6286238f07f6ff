"""The ledger `seeds/link-ledger.json`: what is known of every cited address, and since when. No network, no checker."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Literal, get_args

from pydantic import BaseModel, ConfigDict, Field

from guide.core import jsonfile, yamlfile
from guide.core.characters import DECEPTIVE
from guide.core.errors import GuideError, nearest
from guide.core.paths import locked, read_text, refuse_deceptive, root, shown, stands, write_whole
from guide.links import address
from guide.links.verdict import FAILING, GONE, WORKING, State, Verdict

RecordState = State | Literal["unchecked"]
MONTH = timedelta(days=28)  # an unchanged record is written again only when it is older
FORMAT = 1
TERM = timedelta(days=180)  # how long a human look or a vetted archive copy counts
CURE = "git checkout --ours -- seeds/link-ledger.json && python scripts/check_links.py --offline --update"


class Human(BaseModel):
    """A person opened the address and says what was there."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    date: date
    by: str
    note: str


class Archive(BaseModel):
    """A copy in a web archive; `vetted` is when its body was seen to be the page, null where it was not."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    url: str
    taken: date
    vetted: date | None = None


class Record(BaseModel):
    """One address. `hops` are the redirects as (status, target)."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    url: str
    first_seen: date
    last_alive: date | None = None
    last_checked: date | None = None
    state: RecordState = "unchecked"
    status: int | None = None
    hops: tuple[tuple[int, str], ...] = ()
    fails: int = Field(default=0, ge=0)
    fail_since: date | None = None
    archive: Archive | None = None
    human: Human | None = None
    reason: str = ""  # what decided, at the last look that changed anything

    def human_counts(self, today: date) -> bool:
        """A human look that is within its term, and not older than the failure it would have to explain."""
        if not self.human or today - self.human.date > TERM:
            return False
        return not (self.state in GONE and self.fail_since and self.human.date < self.fail_since)

    def archive_counts(self, today: date) -> bool:
        """A copy whose body was looked at within the term."""
        return bool(self.archive and self.archive.vetted and today - self.archive.vetted <= TERM)


Ledger = dict[str, Record]


def path() -> Path:
    """Where the ledger lies."""
    return root() / "seeds" / "link-ledger.json"


def parse(text: str, where: str) -> Ledger:
    """The ledger in `text`; a GuideError tells the line of the first fault."""
    data = jsonfile.parse(text, where, CURE, of_strangers=True)
    if not isinstance(data, dict) or not isinstance(data.get("records"), list):
        raise GuideError(where, "an object with a list 'records' is wanted", CURE)
    if data.get("format", FORMAT) != FORMAT:
        raise GuideError(where, f"it is of format {data['format']!r}, not {FORMAT}", "take it from git")
    ledger: Ledger = {}
    for number, item in enumerate(data["records"], 1):
        record = yamlfile.validate(where, item, Record, str(number))
        if record.url in ledger:
            raise GuideError(where, f"two records for {record.url}", "keep one of the two lines")
        ledger[record.url] = record
    return ledger


def load() -> Ledger:
    """The ledger by address; empty where there is no file yet."""
    return parse(read_text(path()), shown(path())) if stands(path()) else {}


def dump(ledger: Ledger) -> str:
    """JSON, sorted by address, one record a line, so that a diff reads well."""
    records = [ledger[url].model_dump(mode="json") for url in sorted(ledger)]
    lines = [json.dumps(record, ensure_ascii=False) for record in records]
    lines = [DECEPTIVE.sub(lambda found: json.dumps(found[0])[1:-1], line) for line in lines]
    return f'{{"format": {FORMAT}, "records": [\n' + ",\n".join(lines) + "\n]}\n"


@contextmanager
def editing() -> Iterator[Ledger]:
    """The ledger as it is on disk now, for this writer alone; what the block makes of it is written if it differs."""
    with locked(path()):
        before = load()
        ledger = dict(before)
        yield ledger
        if ledger != before:
            write_whole(path(), dump(ledger))


def updated(record: Record, verdict: Verdict, today: date) -> Record:
    """The record after one run. The same record when nothing changed and it is less than a month old."""
    family = next((kind for kind in (GONE, FAILING) if verdict.state in kind), frozenset[State]())
    running = record.state in family or (record.state == "throttled" and record.fails)
    fails, since = (record.fails + 1, record.fail_since) if running else (1, today)
    if not family:  # what is throttled says nothing new
        fails, since = (record.fails, record.fail_since) if verdict.state == "throttled" else (0, None)
    new = record.model_copy(
        update={
            "state": verdict.state, "status": verdict.status, "hops": verdict.hops, "last_checked": today,
            "fails": fails, "fail_since": since, "reason": verdict.reason[:200],
            "last_alive": today if verdict.state in WORKING else record.last_alive,
        }
    )  # fmt: skip
    fresh = record.last_checked is not None and today - record.last_checked < MONTH
    return record if fresh and _outcome(new) == _outcome(record) else new


def _outcome(record: Record) -> tuple[object, ...]:
    """What must differ for a record to be written anew; of a redirect's target what is not new each time."""
    short = str.partition if record.state == "moved" else lambda target, _: (address.host(target),)
    hops = tuple((status, short(target, "?")[0]) for status, target in record.hops)
    return record.state, record.status, hops, record.fails, record.fail_since


def confirm(url: str, by: str, note: str, today: date) -> None:
    """Record that a person, `by`, opened `url` today and saw `note`; no program may have been let in."""
    key = address.normal(url)
    if not note.strip() or not by.strip():
        raise GuideError(url, "a look needs a note and a name", "--note 'what you saw' --by 'your name'")
    refuse_deceptive(f"{note} {by}", "--note or --by")
    with editing() as ledger:
        if key not in ledger:
            near = nearest(key, ledger)
            cure = (
                f"did you mean: {near}?" if near else "cite it first, then: check_links.py --offline --update"
            )
            raise GuideError(url, "the ledger has no such address", cure)
        human = Human(date=today, by=by.strip(), note=note.strip())
        ledger[key] = ledger[key].model_copy(update={"human": human})


Group = Literal["machine-verified", "human-verified", "archived", "unverifiable", "failing", "unchecked"]


def group(record: Record, today: date) -> Group:
    """Which honest total an address counts in; nobody counts twice."""
    if record.state in WORKING:
        return "machine-verified"
    if record.human_counts(today):
        return "human-verified"
    if record.state == "unchecked":
        return "unchecked"
    if record.state in GONE:
        return "failing"
    return "archived" if record.archive_counts(today) else "unverifiable"


def totals(records: Iterable[Record], today: date) -> dict[Group, int]:
    """How many addresses are in each group."""
    counted = Counter(group(record, today) for record in records)
    return {name: counted[name] for name in get_args(Group)}


def find(urls: Iterable[str]) -> list[Record]:
    """What is known of each address, once, whatever its fragment; the file is read again only when it changed."""
    known = _read(path(), path().stat().st_mtime_ns) if path().exists() else {}
    keys = dict.fromkeys(map(address.normal, urls))
    return [known.get(key) or Record(url=key, first_seen=date.min) for key in keys]


_read = cache(lambda file, stamp: load())
