"""What scripts/check_links.py does, on plain arguments: gather, look, record, judge."""

from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from guide.links import archive, changed, extract, ledger, offline, policy, pool, report
from guide.links import run as runs
from guide.links.clock import Clock
from guide.links.ledger import Ledger
from guide.links.observed import GONE, WALLED, Verdict
from guide.links.policy import Finding
from guide.links.settings import Settings

CHECKPOINT = 25  # verdicts between two writes of the ledger


@dataclass
class Result:
    """A finished command."""

    findings: list[Finding]
    ledger: Ledger
    today: date
    verdicts: dict[str, Verdict] = field(default_factory=dict)
    title: str = "Links"

    @property
    def totals(self) -> dict[str, int]:
        """The honest totals over the ledger."""
        return policy.totals(self.ledger.values(), self.today)

    def json(self) -> dict:
        """For programs."""
        return report.as_json(self.findings, self.totals, self.verdicts, self.ledger, self.today)

    def markdown(self) -> str:
        """For people on GitHub."""
        return report.markdown(self.findings, self.totals, len(self.verdicts), self.today, self.title)


def check_offline(clock: Clock, update: bool) -> Result:
    """No network. With `update`, a stale ledger is rewritten, and the finding says so."""
    cited, known = extract.cited(), ledger.load()
    findings = offline.findings(cited, known)
    if update and any(True for _ in offline.stale(cited, known)):
        new = ledger.with_urls(known, cited, clock.today())
        ledger.save(new)
        text = f"was stale: {len(set(cited) - set(known))} added, {len(set(known) - set(cited))} removed"
        findings = [f for f in findings if f.state not in ("unrecorded", "uncited")]
        findings.append(Finding("fail", "seeds/link-ledger.json", "rewritten", text, "commit it"))
        known = new
    return Result(findings, known, clock.today(), title="Links, offline")


def check_online(
    settings: Settings, clock: Clock, console: Console, base: str | None = None, limit: int = 0,
    copies: bool = True, save_copies: bool = False, sources: int = 20,
) -> Result:  # fmt: skip
    """Look at what is cited (or at what is new against `base`), keep the ledger, judge."""
    known = ledger.load()  # first of all: a bad one is told before anybody is asked
    pool.warm()
    cited, today = extract.cited(), clock.today()
    urls = list(cited)
    if base is not None:
        urls = changed.added(urls, changed.base_ledger(base), known, today)
    links = [] if base is not None else extract.permalinks(sample=sources, turn=today.toordinal() // 7)
    if limit:
        urls, links = _oldest_first(urls)[:limit], []
    ours, keep = set(urls), _Keeper(today)
    with _progress(console, len(urls) + len(links)) as step:

        def settled(verdict: Verdict) -> None:
            step(verdict)
            if verdict.url in ours:
                keep(verdict)

        try:
            verdicts = runs.run([*urls, *links], settings, clock, settled=settled)
        finally:
            keep.write()  # what was seen before somebody pressed Ctrl-C is true all the same
    if copies:
        wanting = [u for u in urls if verdicts[u].state in GONE | WALLED]
        keep.copies(archive.find_copies(_without_fresh_copy(wanting, today), settings, clock, save_copies))
    records = ledger.load()
    found = [policy.finding(records[u], verdicts[u], today, base is not None) for u in urls]
    found += [_of_source(verdicts[u]) for u in links]
    title = "Links this pull request adds" if base is not None else "Links of the guide"
    return Result([f for f in found if f], records, today, verdicts, title)


def _oldest_first(urls: list[str]) -> list[str]:
    known = ledger.load()
    return sorted(urls, key=lambda u: (known[u].last_checked or date.min) if u in known else date.min)


def _without_fresh_copy(urls: list[str], today: date) -> list[str]:
    """Those whose copy is missing, unvetted, or in the second half of its term."""
    known = ledger.load()
    half = ledger.TERM / 2
    copies = {u: known[u].archive for u in urls if u in known}
    return [u for u in urls if not ((c := copies.get(u)) and c.vetted and today - c.vetted < half)]


def _of_source(verdict: Verdict) -> Finding | None:
    """A source file at a pinned commit cannot move: what is gone was never there."""
    if verdict.state in ("alive", "moved"):
        return None
    level = "fail" if verdict.state == "dead" else "warn"
    return Finding(level, verdict.url, verdict.state, verdict.reason, "scripts/lock_sources.py")


class _Keeper:
    """Writes verdicts to the ledger as they settle, each time into the file as it is then on disk."""

    def __init__(self, today: date) -> None:
        self.today, self.waiting = today, []

    def __call__(self, verdict: Verdict) -> None:
        self.waiting.append(verdict)
        if len(self.waiting) >= CHECKPOINT:
            self.write()

    def write(self) -> None:
        """Merge what waits into the file; a vouch made meanwhile stays."""
        known = ledger.load()
        for verdict in self.waiting:
            record = known.get(verdict.url) or ledger.Record(url=verdict.url, first_seen=self.today)
            known[verdict.url] = ledger.updated(record, verdict, self.today)
        self._save(known)
        self.waiting = []

    def copies(self, found: dict[str, ledger.Archive]) -> None:
        """Record archive copies; one that was vetted is not replaced by one that is not."""
        known = ledger.load()
        for url, copy in found.items():
            if copy.vetted or not known[url].archive:
                known[url] = known[url].model_copy(update={"archive": copy})
        self._save(known)

    @staticmethod
    def _save(known: Ledger) -> None:
        if known != ledger.load():
            ledger.save(known)


@contextmanager
def _progress(console: Console, total: int) -> Callable[[Verdict], None]:
    """A bar on a terminal, a plain line every fifty addresses elsewhere."""
    if console.is_terminal:
        columns = (TextColumn("links"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task("links", total=total)
            yield lambda verdict: bar.advance(task)
        return
    done = 0

    def line(verdict: Verdict) -> None:
        nonlocal done
        done += 1
        if done % 50 == 0 or done == total:
            console.print(f"links: {done} of {total}")

    yield line
