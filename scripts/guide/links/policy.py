"""What a state means: for a pull request, for the weekly run, and in the totals. Pure."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Literal

from guide.links.ledger import Record
from guide.links.observed import FAILING, GONE, UNCHECKED, WALLED, WORKING, Verdict

Level = Literal["fail", "issue", "warn", "note"]
RUNS, DAYS = 3, timedelta(days=7)  # how long something must be gone before the weekly run fails
VOUCH = "open it in a browser, then: scripts/check_links.py vouch {url} --note 'what you saw'"


@dataclass(frozen=True)
class Finding:
    """Something to tell: `fail` sets the exit status, `issue` opens the rolling issue, `warn` and `note` are told."""

    level: Level
    url: str
    state: str
    text: str
    cure: str = ""


def finding(record: Record, verdict: Verdict, today: date, pull_request: bool) -> Finding | None:
    """What to tell of one address; None for what is alive. `record` is the one after this run."""
    state = verdict.state
    if state == "alive":
        return None
    if state == "moved":
        return Finding("warn", record.url, state, verdict.reason, f"cite {verdict.hops[-1][1]}")
    if record.human_counts(today):
        text = f"{verdict.reason}; {record.human.by} saw it on {record.human.date}: {record.human.note}"
        return Finding("note", record.url, state, text)
    if state in GONE:
        return _gone(record, verdict, today, pull_request)
    if state in WALLED:
        return _walled(record, verdict, today, pull_request)
    if state in FAILING and not pull_request and record.fails >= RUNS:
        return Finding(
            "issue", record.url, state, f"{verdict.reason}; for {record.fails} runs", _instead(record)
        )
    return Finding("warn", record.url, state, verdict.reason)


def _gone(record: Record, verdict: Verdict, today: date, pull_request: bool) -> Finding:
    text, cure = verdict.reason, _instead(record)
    if pull_request:
        return Finding("fail" if verdict.certain else "warn", record.url, verdict.state, text, cure)
    since = record.fail_since or today
    for_good = record.fails >= RUNS and today - since >= DAYS
    text += f"; run {record.fails}, since {since}"
    return Finding("fail" if for_good else "warn", record.url, verdict.state, text, cure)


def _walled(record: Record, verdict: Verdict, today: date, pull_request: bool) -> Finding:
    if record.archive_counts(today):
        return Finding(
            "note", record.url, verdict.state, f"{verdict.reason}; archived {record.archive.taken}"
        )
    stale = record.human or (record.archive and record.archive.vetted)
    cure = VOUCH.format(url=record.url)
    if stale and not pull_request:
        seen = record.human.date if record.human else record.archive.vetted
        return Finding(
            "fail", record.url, verdict.state, f"{verdict.reason}; last evidence of {seen} is too old", cure
        )
    return Finding("warn", record.url, verdict.state, verdict.reason, cure)


def _instead(record: Record) -> str:
    if record.archive and record.archive.vetted:
        return f"cite the copy {record.archive.url}"
    return f"remove it, cite another page, or {VOUCH.format(url=record.url)}"


GROUPS = ("machine-verified", "human-verified", "archived", "unverifiable", "failing", "unchecked")


def group(record: Record, today: date) -> str:
    """Which honest total an address counts in; nobody counts twice."""
    if record.state == UNCHECKED:
        return "human-verified" if record.human_counts(today) else "unchecked"
    if record.state in WORKING:
        return "machine-verified"
    if record.human_counts(today):
        return "human-verified"
    if record.state in GONE:
        return "failing"
    return "archived" if record.archive_counts(today) else "unverifiable"


def totals(records: Iterable[Record], today: date) -> dict[str, int]:
    """How many addresses are in each group."""
    out = dict.fromkeys(GROUPS, 0)
    for record in records:
        out[group(record, today)] += 1
    return out


def exit_status(findings: Iterable[Finding]) -> int:
    """1 when something fails, else 0."""
    return int(any(f.level == "fail" for f in findings))
