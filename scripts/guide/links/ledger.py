"""The ledger `seeds/link-ledger.json`: what is known of every cited address, and since when."""

import json
from collections.abc import Iterable
from datetime import date, timedelta
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from guide.errors import GuideError
from guide.links.observed import FAILING, GONE, WORKING, Verdict
from guide.links.settings import HUMAN_TERM_DAYS
from guide.paths import root, shown, write_whole

State = Literal[
    "unchecked",
    "alive",
    "moved",
    "dead",
    "soft-404",
    "blocked",
    "unverified",
    "throttled",
    "unreachable",
    "tls",
]
MONTH = timedelta(days=28)  # an unchanged record is written again only when it is older
TERM = timedelta(days=HUMAN_TERM_DAYS)
MEND = "git checkout -- seeds/link-ledger.json, then scripts/check_links.py --offline --update"


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
    state: State = "unchecked"
    status: int | None = None
    hops: tuple[tuple[int, str], ...] = ()
    fails: int = Field(default=0, ge=0)
    fail_since: date | None = None
    archive: Archive | None = None
    human: Human | None = None

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
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise GuideError(f"{where}:{error.lineno}", f"not valid JSON: {error.msg}", MEND) from None
    if not isinstance(data, dict) or not isinstance(data.get("records"), list):
        raise GuideError(where, "an object with a list 'records' is wanted", MEND)
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
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    except UnicodeDecodeError as error:
        raise GuideError(shown(file), f"not UTF-8 at byte {error.start}", MEND) from None
    return parse(text, shown(file))


def dump(ledger: Ledger) -> str:
    """JSON, sorted by address, one record a line, so that a diff reads well."""
    lines = [
        json.dumps(ledger[url].model_dump(mode="json"), ensure_ascii=False, separators=(", ", ": "))
        for url in sorted(ledger)
    ]
    return '{"format": 1, "records": [\n' + ",\n".join(lines) + "\n]}\n"


def save(ledger: Ledger, file: Path | None = None) -> None:
    """Write the whole file or nothing."""
    file = file or path()
    write_whole(file, dump(ledger))
    for part in file.parent.glob(f".{file.name}.part*"):  # left by runs that were killed
        part.unlink(missing_ok=True)


def with_urls(ledger: Ledger, urls: Iterable[str], today: date) -> Ledger:
    """`ledger` with an `unchecked` record for each new address and without those no longer cited."""
    return {url: ledger.get(url) or Record(url=url, first_seen=today) for url in urls}


def updated(record: Record, verdict: Verdict, today: date) -> Record:
    """The record after one run. The same record when nothing changed and it is less than a month old."""
    family = GONE if verdict.state in GONE else FAILING if verdict.state in FAILING else frozenset()
    fails, since = 0, None
    if family:
        running = record.state in family or (record.state == "throttled" and record.fails)
        fails, since = (record.fails + 1, record.fail_since) if running else (1, today)
    elif verdict.state == "throttled":
        fails, since = record.fails, record.fail_since  # carried over: it says nothing new
    new = record.model_copy(
        update={
            "state": verdict.state, "status": verdict.status, "hops": verdict.hops, "last_checked": today,
            "fails": fails, "fail_since": since,
            "last_alive": today if verdict.state in WORKING else record.last_alive,
        }
    )  # fmt: skip
    same = all(
        getattr(new, f) == getattr(record, f) for f in ("state", "status", "hops", "fails", "fail_since")
    )
    fresh = record.last_checked is not None and today - record.last_checked < MONTH
    return record if same and fresh else new
