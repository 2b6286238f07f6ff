"""What scripts/check_links.py does, on plain arguments: gather, look, record, judge."""

import itertools
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date, timedelta
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from guide.core import processes
from guide.core.errors import GuideError
from guide.core.paths import root, shown, write_whole
from guide.library import catalogue
from guide.links import address, extract, fetch, findings, ledger, looks
from guide.links.extract import Cited
from guide.links.findings import Finding
from guide.links.ledger import Archive, Group, Ledger, Record
from guide.links.settings import REPOSITORY, Clock, Settings
from guide.links.verdict import GONE, WALLED, WORKING, Expected, Verdict

CHECKPOINT = 25  # verdicts between two writes of the ledger
FRESH = timedelta(days=7)  # what was alive so lately is not asked for again in a pull request
UPDATE = "scripts/check_links.py --offline --update"


@dataclass
class Result:
    """A finished command."""

    findings: list[Finding]
    ledger: Ledger
    today: date
    verdicts: dict[str, Verdict] = field(default_factory=dict)
    title: str = "Links"

    @property
    def totals(self) -> dict[Group, int]:
        """The honest totals over the ledger."""
        return ledger.totals(self.ledger.values(), self.today)

    def json(self) -> dict[str, Any]:
        """For programs."""
        return findings.as_json(self.findings, self.totals, self.verdicts, self.ledger, self.today)

    def markdown(self) -> str:
        """For people on GitHub."""
        return findings.markdown(self.findings, self.totals, len(self.verdicts), self.today, self.title)


def check_offline(clock: Clock, update: bool) -> Result:
    """No network. With `update`, a stale ledger is rewritten, and the finding says so."""
    cited, today = extract.cited(), clock.today()
    known = ledger.load()
    found = [*_malformed(cited), *_spelled_twice(cited), *_outside_the_catalogue(cited)]
    added, removed = cited.keys() - known.keys(), known.keys() - cited.keys()
    if update and (added or removed):
        with ledger.editing() as records:
            known = ledger.with_urls(records, cited, today)
            records.clear()
            records.update(known)
        text = f"was stale: {len(added)} added, {len(removed)} removed"
        found.append(Finding("fail", "seeds/link-ledger.json", "rewritten", text, "commit it"))
    else:
        uncited = "the ledger has it, no page cites it any more"
        found += [Finding("fail", u, "unrecorded", "the ledger does not have it", UPDATE) for u in added]
        found += [Finding("fail", u, "uncited", uncited, UPDATE) for u in removed]
    return Result(found, known, today, title="Links, offline")


def _malformed(cited: dict[str, Cited]) -> Iterator[Finding]:
    for entry in cited.values():
        if fault := address.problem(entry.url):
            yield Finding("fail", entry.url, "malformed", f"{_places(entry)}: {fault}", "mend the address")


def _spelled_twice(cited: dict[str, Cited]) -> Iterator[Finding]:
    """One page under two addresses: http and https, with and without `www.` or a last slash."""
    alike: dict[str, list[Cited]] = defaultdict(list)
    for entry in cited.values():
        alike[catalogue.same_address(entry.url)].append(entry)
    for first, *others in alike.values():
        for other in others:
            text = f"{_places(other)}: the same page as {first.url} ({_places(first)})"
            yield Finding("fail", other.url, "duplicate", text, "spell both alike")


def _outside_the_catalogue(cited: dict[str, Cited]) -> Iterator[Finding]:
    for entry in cited.values():
        places = [place for place in entry.where if place.startswith("docs/")]
        if places and not entry.catalogued:
            cure = "scripts/add_resource.py, then cite it by id: [text](ref:id)"
            yield Finding("fail", entry.url, "uncatalogued", f"{places[0]}: not in the catalogue", cure)


def _places(entry: Cited) -> str:
    first, *others = entry.where
    return first + (f" and {len(others)} more" if others else "")


def check_online(
    settings: Settings, clock: Clock, console: Console, base: str | None = None, limit: int = 0,
    copies: bool = True, save_copies: bool = False, sources: int = 20,
) -> Result:  # fmt: skip
    """Look at what is cited (or at what is new against commit `base`), keep the ledger, judge."""
    known = ledger.load()  # first of all: a bad one is told before anybody is asked
    fetch.warm()
    urls, today = list(extract.cited()), clock.today()
    links: list[str] = []
    if base is not None:
        urls = added(urls, ledger_at(base), known, today)
    else:
        links = extract.permalinks(sample=sources, turn=today.toordinal() // 7)
    if limit:
        last_checked = {u: known[u].last_checked or date.min for u in urls if u in known}
        urls, links = sorted(urls, key=lambda u: last_checked.get(u, date.min))[:limit], []
    ours, keep = set(urls), _Keeper(known, today)
    with _progress(console, len(urls) + len(links)) as step:

        def settled(verdict: Verdict) -> None:
            step()
            if verdict.url in ours:
                keep(verdict)

        try:
            verdicts = looks.settle(
                [*urls, *links], settings, clock, settled=settled, expected=_expected(),
                honest=[u for u, r in known.items() if r.honest and today - r.honest <= ledger.TERM],
            )  # fmt: skip
        finally:
            keep.write()  # what was seen before somebody pressed Ctrl-C is true all the same
    _refuse_without_network(verdicts.values(), settings)
    records = keep.write(silent=True)
    if copies:
        wanting = [
            u for u in urls if verdicts[u].state in GONE | WALLED and not _fresh_copy(records[u], today)
        ]
        keep.waiting.append(partial(_add_copies, looks.find_copies(wanting, settings, clock, save_copies)))
        records = keep.write()
    found = [findings.finding(records[u], verdicts[u], today, base is not None) for u in urls]
    found += [_of_source(verdicts[u]) for u in links]
    found += [keep.rescued()]
    title = "Links this pull request adds" if base is not None else "Links of the guide"
    return Result([f for f in found if f], records, today, verdicts, title)


def _expected() -> dict[str, Expected]:
    """What the catalogue says of each address: a page that shows it is that page."""
    return {
        address.normal(url): Expected(tuple(filter(None, (r.title, r.title_en))), tuple(r.authors))
        for r in catalogue.load().resources.values()
        for url in r.addresses
    }


def _refuse_without_network(verdicts: Iterable[Verdict], settings: Settings) -> None:
    """Raise GuideError when most hosts and two that are always there are silent: then this machine is cut off."""
    silent: dict[str, bool] = {}
    for verdict in verdicts:
        if host := address.host(verdict.url):
            silent[host] = silent.get(host, True) and verdict.silent
    if sum(silent.values()) * 2 <= len(silent):
        return
    controls = [settings.archive, REPOSITORY]
    if all(verdict.silent for verdict in looks.look(controls, settings).values()):
        what = (
            f"{sum(silent.values())} of {len(silent)} hosts did not answer, nor did {' and '.join(controls)}"
        )
        raise GuideError("the network", what, "connect this machine; nothing is recorded of the silent hosts")


def ledger_at(base: str) -> Ledger:
    """The ledger at commit `base`; empty where it has none. GuideError for an unknown commit."""
    if base.startswith("-") or _git("rev-parse", "--verify", "--quiet", f"{base}^{{commit}}").returncode:
        raise GuideError(
            "--changed", f"git knows no commit '{base}'", "git fetch origin main, or name another base"
        )
    name = ledger.path().relative_to(root())
    text = _git("show", f"{base}:{name.as_posix()}")
    return ledger.parse(text.stdout, f"{name} at {base}") if text.returncode == 0 else {}


def _git(*arguments: str) -> subprocess.CompletedProcess[str]:
    return processes.ask(["git", *arguments], 60, cwd=root())


def added(cited: Iterable[str], base: Ledger, now: Ledger, today: date) -> list[str]:
    """What is new against `base`, without what a run saw alive in the last seven days."""
    fresh = {u for u, r in now.items() if r.last_alive and today - r.last_alive <= FRESH}
    return [u for u in cited if u not in base and u not in fresh]


def _fresh_copy(record: Record, today: date) -> bool:
    """Whether its copy was seen, and is not in the second half of its term."""
    vetted = record.archive and record.archive.vetted
    return bool(vetted and today - vetted < ledger.TERM / 2)


def _add_copies(found: dict[str, Archive], records: Ledger) -> None:
    """Record archive copies; one that was vetted is not replaced by one that is not."""
    for url, copy in found.items():
        if copy.vetted or not records[url].archive:
            records[url] = records[url].model_copy(update={"archive": copy})


def _of_source(verdict: Verdict) -> Finding | None:
    """A source file at a pinned commit cannot move: what is gone was never there."""
    if verdict.state in WORKING:
        return None
    level: findings.Level = "fail" if verdict.state == "dead" else "warn"
    return Finding(level, verdict.url, verdict.state, verdict.reason, "scripts/lock_sources.py")


class _Keeper:
    """Writes what is learned to the ledger, each time into the file as it is then on disk: a vouch made meanwhile stays.

    Verdicts on silent hosts wait for the end, when it is known whether this machine had a network.
    """

    def __init__(self, known: Ledger, today: date) -> None:
        self.records, self.today = known, today
        self.waiting: list[Callable[[Ledger], None]] = []
        self.silent: list[Callable[[Ledger], None]] = []
        self.refused: GuideError | None = None

    def __call__(self, verdict: Verdict) -> None:
        (self.silent if verdict.silent else self.waiting).append(partial(self._record, verdict))
        if not verdict.silent and len(self.waiting) % CHECKPOINT == 0:
            self.write()

    def _record(self, verdict: Verdict, records: Ledger) -> None:
        record = records.get(verdict.url) or Record(url=verdict.url, first_seen=self.today)
        records[verdict.url] = ledger.updated(record, verdict, self.today)

    def write(self, silent: bool = False) -> Ledger:
        """The ledger with what waits; where the file cannot be written, that is remembered and the run goes on."""
        if silent:
            self.waiting += self.silent
            self.silent = []
        try:
            with ledger.editing() as records:
                for edit in self.waiting:
                    edit(records)
            self.records, self.waiting, self.refused = records, [], None
        except GuideError as error:
            self.refused, records = error, dict(self.records)
            for edit in self.waiting:
                edit(records)
        return records

    def rescued(self) -> Finding | None:
        """Where the ledger could not be written: what it would hold now, in a file elsewhere, and word of that."""
        records = self.write() if self.refused else self.records
        if not self.refused:
            return None
        name, cure = shown(ledger.path()), self.refused.cure
        try:
            place = Path(tempfile.mkdtemp(prefix="links-")) / ledger.path().name
            write_whole(place, ledger.dump(records))
            where, cure = str(place), f"{cure}; then: cp {place} {name}"
        except (OSError, GuideError):
            where = "this report alone"
        return Finding("fail", name, "unwritten", f"{self.refused.what}; what was seen is in {where}", cure)


@contextmanager
def _progress(console: Console, total: int) -> Iterator[Callable[[], None]]:
    """A step of a bar on a terminal; elsewhere a plain line every fifty addresses."""
    if console.is_terminal:
        columns = (TextColumn("links"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task("links", total=total)
            yield lambda: bar.advance(task)
        return
    numbers = itertools.count(1)

    def step() -> None:
        done = next(numbers)
        if done % 50 == 0 or done == total:
            console.print(f"links: {done} of {total}")

    yield step
