"""The ledger `seeds/link-ledger.json`: what is known of every cited address, and since when. No network, no checker."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from guide.core import jsonfile
from guide.core.characters import DECEPTIVE
from guide.core.errors import GuideError, nearest
from guide.core.paths import locked, read_text, refuse_deceptive, root, shown, stands, write_whole
from guide.links import address
from guide.links.verdict import FAILING, GONE, WORKING, State, Verdict

RecordState = State | Literal["unchecked"]
MONTH = timedelta(days=28)  # an unchanged record is written again only when it is older
TERM = timedelta(days=180)  # how long a human look or a vetted archive copy counts
MEND = "git checkout --ours -- seeds/link-ledger.json && python scripts/check_links.py --offline --update"


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
    honest: date | None = None  # its host answered 404 for an address beside it that cannot be
    signs: tuple[str, ...] = ()  # what decided, where signs were weighed

    def human_counts(self, today: date) -> bool:
        """A human look that is within its term, and not older than the failure it would have to explain."""
        if not self.human or today - self.human.date > TERM:
            return False
        return not (self.state in GONE and self.fail_since and self.human.date < self.fail_since)

    def archive_counts(self, today: date) -> bool:
        """A copy whose body was looked at within the term."""
        return bool(self.archive and self.archive.vetted and today - self.archive.vetted <= TERM)


Ledger = dict[str, Record]
FORMAT = 1


def path() -> Path:
    """Where the ledger lies."""
    return root() / "seeds" / "link-ledger.json"


def parse(text: str, where: str) -> Ledger:
    """The ledger in `text`; a GuideError tells the line of the first fault."""
    data = jsonfile.parse(text, where, MEND, of_strangers=True)
    if not isinstance(data, dict) or not isinstance(data.get("records"), list):
        raise GuideError(where, "an object with a list 'records' is wanted", MEND)
    if data.get("format", FORMAT) != FORMAT:
        what = f"it is of format {data['format']!r}, this reads format {FORMAT}"
        raise GuideError(where, what, "take it from git")
    ledger: Ledger = {}
    for number, item in enumerate(data["records"], 1):
        try:
            record = Record.model_validate(item)
        except ValidationError as error:
            fault = error.errors()[0]
            field = ".".join(str(part) for part in fault["loc"]) or "record"
            raise GuideError(where, f"record {number}, {field}: {fault['msg']}", MEND) from None
        if record.url in ledger:
            raise GuideError(where, f"two records for {record.url}", "keep one of the two lines")
        ledger[record.url] = record
    return ledger


def load(file: Path | None = None) -> Ledger:
    """The ledger by address; empty where there is no file yet."""
    file = file or path()
    return parse(read_text(file), shown(file)) if stands(file) else {}


def _written(record: Record) -> dict[str, Any]:
    """JSON-ready; what few records have is left out of the others."""
    rare = {name for name in ("honest", "signs") if not getattr(record, name)}
    return record.model_dump(mode="json", exclude=rare)


def dump(ledger: Ledger) -> str:
    """JSON, sorted by address, one record a line, so that a diff reads well."""
    lines = [json.dumps(_written(ledger[url]), ensure_ascii=False) for url in sorted(ledger)]
    lines = [DECEPTIVE.sub(lambda found: json.dumps(found[0])[1:-1], line) for line in lines]
    return f'{{"format": {FORMAT}, "records": [\n' + ",\n".join(lines) + "\n]}\n"


@contextmanager
def editing(file: Path | None = None) -> Iterator[Ledger]:
    """The ledger as it is on disk now, for this writer alone; what the block makes of it is written if it differs."""
    file = file or path()
    with locked(file):
        before = load(file)
        ledger = dict(before)
        yield ledger
        if ledger != before:
            _write(ledger, file)


def save(ledger: Ledger, file: Path | None = None) -> None:
    """Write the whole file or nothing, whatever it held."""
    file = file or path()
    with locked(file):
        _write(ledger, file)


def _write(ledger: Ledger, file: Path) -> None:
    write_whole(file, dump(ledger))
    for part in file.parent.glob(
        f".{file.name}.part*"
    ):  # left by runs that were killed: nobody else writes now
        part.unlink(missing_ok=True)


def with_urls(ledger: Ledger, urls: Iterable[str], today: date) -> Ledger:
    """`ledger` with an `unchecked` record for each new address and without those no longer cited."""
    return {url: ledger.get(url) or Record(url=url, first_seen=today) for url in urls}


def updated(record: Record, verdict: Verdict, today: date) -> Record:
    """The record after one run. The same record when nothing changed and it is less than a month old."""
    family = next((kind for kind in (GONE, FAILING) if verdict.state in kind), frozenset[State]())
    fails, since = 0, None
    if family:
        running = record.state in family or (record.state == "throttled" and record.fails)
        fails, since = (record.fails + 1, record.fail_since) if running else (1, today)
    elif verdict.state == "throttled":
        fails, since = record.fails, record.fail_since  # carried over: it says nothing new
    new = record.model_copy(
        update={
            "state": verdict.state, "status": verdict.status, "hops": verdict.hops, "last_checked": today,
            "fails": fails, "fail_since": since, "honest": today if verdict.honest else record.honest,
            "signs": tuple(sign[:200] for sign in verdict.signs[:6]),
            "last_alive": today if verdict.state in WORKING else record.last_alive,
        }
    )  # fmt: skip
    same = _said(new) == _said(record)
    fresh = record.last_checked is not None and today - record.last_checked < MONTH
    return record if same and fresh else new


def _said(record: Record) -> tuple[object, ...]:
    """What must differ for a record to be written anew; of a redirect's target what is not new each time."""
    short = str.partition if record.state == "moved" else lambda target, _: (address.host(target),)
    hops = tuple((status, short(target, "?")[0]) for status, target in record.hops)
    return record.state, record.status, hops, record.fails, record.fail_since, bool(record.honest)


def vouch(url: str, by: str, note: str, today: date) -> Record:
    """Record that a person, `by`, opened `url` today and saw `note`; no program may have been let in."""
    key = address.normal(url)
    if not note.strip() or not by.strip():
        raise GuideError(url, "a look needs a note and a name", "--note 'what you saw' --by 'your name'")
    for name, value in (("--note", note), ("--by", by)):
        refuse_deceptive(value, name)
    with editing() as ledger:
        if key not in ledger:
            near = nearest(key, ledger)
            raise GuideError(
                url, "the ledger has no such address",
                f"did you mean: {near}?" if near else "cite it first, then: scripts/check_links.py --offline --update",
            )  # fmt: skip
        human = Human(date=today, by=by.strip(), note=note.strip())
        ledger[key] = ledger[key].model_copy(update={"human": human})
        return ledger[key]


Group = Literal["machine-verified", "human-verified", "archived", "unverifiable", "failing", "unchecked"]
GROUPS: tuple[Group, ...] = get_args(Group)


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
    return {name: counted[name] for name in GROUPS}


@dataclass(frozen=True)
class Health:
    """What the site shows of one address. `state` is `unchecked` and the dates None where nothing is known."""

    url: str
    state: RecordState = "unchecked"
    checked: date | None = None
    alive: date | None = None
    status: int | None = None
    moved_to: str | None = None
    archive: Archive | None = None
    human: Human | None = None
    group: Group = "unchecked"


@dataclass(frozen=True)
class Totals:
    """Counts over a set of addresses; `hosts` is sorted by size, then name."""

    groups: dict[Group, int] = field(default_factory=dict)
    states: dict[RecordState, int] = field(default_factory=dict)
    hosts: dict[str, dict[RecordState, int]] = field(default_factory=dict)
    last_checked: date | None = None  # None: no run is recorded yet


@cache
def _read(path: Path, stamp: int) -> Ledger:
    return load(path)


def records() -> Ledger:
    """The ledger, read again only when the file changed."""
    file = path()
    try:
        stamp = file.stat().st_mtime_ns
    except FileNotFoundError:
        return {}
    return _read(file, stamp)


def health(url: str, today: date | None = None) -> Health:
    """The health of one address, whatever its fragment."""
    record = records().get(address.normal(url))
    if record is None:
        return Health(url)
    moved = record.hops[-1][1] if record.state == "moved" and record.hops else None
    return Health(
        url, record.state, record.last_checked, record.last_alive, record.status, moved, record.archive, record.human,
        group(record, today or datetime.now(UTC).date()),
    )  # fmt: skip


def health_of_all(urls: Iterable[str], today: date | None = None) -> Totals:
    """Counts by group, by state and by host and state; each address once, whatever its fragment."""
    all_of_them = [health(url, today) for url in dict.fromkeys(map(address.normal, urls))]
    hosts: dict[str, Counter[RecordState]] = {}
    for one in all_of_them:
        hosts.setdefault(address.host(one.url) or "(malformed)", Counter())[one.state] += 1
    groups, states = Counter(one.group for one in all_of_them), Counter(one.state for one in all_of_them)
    return Totals(
        {name: groups[name] for name in GROUPS},
        dict(sorted(states.items())),
        {h: dict(hosts[h]) for h in sorted(hosts, key=lambda h: (-hosts[h].total(), h))},
        max((one.checked for one in all_of_them if one.checked), default=None),
    )
