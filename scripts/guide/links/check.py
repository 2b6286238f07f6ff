"""What scripts/check_links.py does, on plain arguments: collect, fetch, judge, record, report."""

import re
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import date, datetime, timedelta
from functools import partial
from typing import Any

from rich.console import Console

from guide.core import processes
from guide.core.errors import GuideError
from guide.core.paths import root
from guide.links import address, collect, fetch, ledger, quirks, report
from guide.links.collect import Cited
from guide.links.fetch import Settings
from guide.links.ledger import Archive, Ledger, Record
from guide.links.report import Finding, Report
from guide.links.verdict import GONE, WALLED, WORKING, Expected, Verdict, beside_of, judge

FRESH = timedelta(days=7)  # what was alive so lately is not asked for again in a pull request
PASSES = 3
MANY = 10  # silent addresses that no accident explains
UPDATE = "scripts/check_links.py --offline --update"
LINES = 4 * 2**20  # bytes of a file whose lines are counted
_COPY = re.compile(r"/web/(\d{8})\d*(?:[a-z]{2}_)?/")


def look(urls: Iterable[str], settings: Settings, expected: Mapping[str, Expected]) -> dict[str, Verdict]:
    """One look at each address, judged; what may be an echo of its address is compared with one that cannot be."""
    seen, table = fetch.fetch(urls, settings), quirks.load()
    known = {url: expected.get(url, Expected()) for url in seen}
    got = {url: judge(one, known[url], table) for url, one in seen.items()}
    doubts = {url: beside_of(url) for url, verdict in got.items() if verdict.doubtful}
    answers = fetch.fetch(doubts.values(), settings)
    return got | {u: judge(seen[u], known[u], table, answers[doubts[u]]) for u in doubts}


def settle(
    urls: Iterable[str], settings: Settings, expected: Mapping[str, Expected], clock: Any = time
) -> dict[str, Verdict]:
    """Exactly one settled verdict for each address, after as many looks as the rules want."""
    looks: dict[str, list[Verdict]] = {url: [] for url in urls}
    decided: dict[str, Verdict | float] = dict.fromkeys(looks, 0.0)
    while pending := {url: due for url, due in decided.items() if isinstance(due, float)}:
        clock.sleep(max(0.0, max(pending.values()) - clock.monotonic()))
        for url, verdict in look(pending, settings, expected).items():
            looks[url].append(replace(verdict, at=clock.monotonic()))
            decided[url] = decide(looks[url], settings)
    return {url: verdict for url, verdict in decided.items() if isinstance(verdict, Verdict)}


def decide(looks: list[Verdict], settings: Settings) -> Verdict | float:
    """Settle the state from every look of this run, the oldest first, or say when to look once more."""
    last, over = looks[-1], len(looks) == PASSES
    before = [verdict for verdict in looks[:-1] if verdict.state == last.state]
    if last.state == "dead" and last.status is not None:
        first = (before or [last])[0]
        if last.at - first.at >= settings.dead_gap:
            return last
        unsure = replace(last, state="unreachable", reason=f"{last.reason} once, other answers before")
        return unsure if over else first.at + settings.dead_gap
    if last.state not in ("throttled", "unreachable") or before or over:
        return last
    wait = settings.again if last.wait is None else last.wait
    return last if wait > settings.patience else last.at + wait


def find_copies(settings: Settings, today: date, expected: Mapping[str, Expected]) -> dict[str, Archive]:
    """The web archive's copy of each address that has one; vetted today where its body shows the page."""
    asked = {f"{settings.archive}/web/{url}": url for url in expected}
    looks = look(asked, settings, {lookup: expected[url] for lookup, url in asked.items()})
    found: dict[str, Archive] = {}
    for lookup, url in asked.items():
        for target in (
            target for _, target in looks[lookup].hops if target.endswith(url.split("://", 1)[-1])
        ):
            with suppress(ValueError, IndexError):  # no copy, or no such day
                taken = datetime.strptime(_COPY.findall(target)[0], "%Y%m%d").date()
                vetted = today if looks[lookup].state in WORKING else None
                found[url] = Archive(url=target, taken=taken, vetted=vetted)
    return found


def check_offline(today: date, update: bool) -> Report:
    """No network. With `update`, a stale ledger is rewritten, and the finding says so."""
    cited, known, _ = collect.cited(), ledger.load(), quirks.load()
    found = list(_faults(cited))
    added, removed = cited.keys() - known.keys(), known.keys() - cited.keys()
    if update and (added or removed):
        with ledger.editing() as records:
            known = {url: records.get(url) or Record(url=url, first_seen=today) for url in cited}
            records.clear()
            records.update(known)
        text = f"was stale: {len(added)} added, {len(removed)} removed"
        found.append(Finding("fail", "seeds/link-ledger.json", "rewritten", text, "commit it"))
    else:
        uncited = "the ledger has it, no page cites it any more"
        found += [Finding("fail", u, "unrecorded", "the ledger does not have it", UPDATE) for u in added]
        found += [Finding("fail", u, "uncited", uncited, UPDATE) for u in removed]
    return Report(found, known, today, title="Links, offline")


def _faults(cited: Mapping[str, Cited]) -> Iterator[Finding]:
    """What needs no look: addresses that are malformed, or cited by a page and not in the catalogue."""
    for url, entry in cited.items():
        places = [place for place in entry.where if place.startswith("docs/")]
        if fault := address.problem(url):
            yield Finding("fail", url, "malformed", f"{entry.where[0]}: {fault}", "correct the address")
        elif places and not entry.expected:
            cure = "scripts/add_resource.py, then cite it by id: [text](ref:id)"
            yield Finding("fail", url, "uncatalogued", f"{places[0]}: not in the catalogue", cure)


def check_online(
    settings: Settings, today: date, console: Console, base: str | None = None, copies: bool = True, clock: Any = time
) -> Report:  # fmt: skip
    """Look at what is cited (or at what is new against commit `base`), keep the ledger, judge."""
    known, cited = ledger.load(), collect.cited()
    if base is not None:
        before = ledger_at(base)
        seen = {u for u, r in known.items() if r.last_alive and today - r.last_alive <= FRESH}
        cited = {url: entry for url, entry in cited.items() if url not in before and url not in seen}
    expected = {url: entry.expected or Expected() for url, entry in cited.items()}
    with console.status(f"{len(cited)} addresses, {settings.rate:g} requests to a host a second"):
        verdicts = settle(cited, settings, expected, clock)
    if len(verdicts) >= MANY and all(
        v.status is None and v.state == "unreachable" for v in verdicts.values()
    ):
        raise GuideError("the network", "nobody answered", "connect this machine; nothing is recorded")
    doubted = {u: expected[u] for u, v in verdicts.items() if v.state in GONE | WALLED}
    found_copies = find_copies(settings, today, doubted) if copies else {}
    records = _record(verdicts.values(), found_copies, today)
    found = [report.finding(records[u], verdicts[u], today, base is not None) for u in cited]
    found += _missing_lines(cited, settings, base is not None)
    title = "Links this pull request adds" if base is not None else "Links of the guide"
    return Report([f for f in found if f], records, today, verdicts, title)


def _record(verdicts: Iterable[Verdict], copies: Mapping[str, Archive], today: date) -> Ledger:
    """The ledger as it is on disk now, with what was seen."""
    with ledger.editing() as records:
        for verdict in verdicts:
            record = records.get(verdict.url) or Record(url=verdict.url, first_seen=today)
            records[verdict.url] = ledger.updated(record, verdict, today)
        for url, copy in copies.items():  # one that was vetted is not replaced by one that is not
            if copy.vetted or not records[url].archive:
                records[url] = records[url].model_copy(update={"archive": copy})
    return records


def ledger_at(base: str) -> Ledger:
    """The ledger at commit `base`; empty where it has none. GuideError for an unknown commit."""
    name = ledger.path().relative_to(root()).as_posix()
    git = partial(processes.ask, seconds=60, cwd=root())
    known = git(["git", "rev-parse", "--verify", "--quiet", f"{base}^{{commit}}"])
    if base.startswith("-") or known.returncode:
        cure = "git fetch origin main, or name another base"
        raise GuideError("--changed", f"git knows no commit '{base}'", cure)
    text = git(["git", "show", f"{base}:{name}"])
    return ledger.parse(text.stdout, f"{name} at {base}") if text.returncode == 0 else {}


def _missing_lines(cited: dict[str, Cited], settings: Settings, pull_request: bool) -> Iterator[Finding]:
    """Cited lines that a file on GitHub does not have."""
    anchors = list(collect.line_anchors(cited.values()))
    files = {path: f"{settings.raw_files}/{path}" for _, path, _ in anchors}
    seen = fetch.fetch(files.values(), replace(settings, body=LINES))
    for url, path, line in anchors:
        page, hops = seen[files[path]].page, seen[files[path]].hops
        if page and hops[-1].status == 200 and page.lines < line:
            text = f"the file has {page.lines} lines, line {line} is cited"
            level: report.Level = "fail" if pull_request else "warn"
            yield Finding(level, url, "anchor", text, "cite the line where it is")
