"""What a run tells: what each state means, as findings; lines on a terminal, Markdown for GitHub, JSON for programs."""

import re
from dataclasses import asdict, dataclass, field
from datetime import date, timedelta
from typing import Any, Literal
from urllib.parse import quote

from guide.core.characters import DECEPTIVE
from guide.links.ledger import Ledger, Record, totals
from guide.links.verdict import FAILING, GONE, WALLED, Verdict

Level = Literal["fail", "issue", "warn", "note"]
MARKS: dict[Level, str] = {  # the gravest first
    "fail": "✗ fails", "issue": "! open", "warn": "~ warning", "note": "· note",
}  # fmt: skip
RUNS, DAYS = 3, timedelta(days=7)  # how long something must be gone before the weekly run fails
CONFIRM = "open it in a browser, then: scripts/check_links.py confirm {url} --note 'what you saw'"
LONGEST, ROWS = 300, 200  # characters of a cell, rows of a table: an issue's body holds 65,536 characters


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
    state, human, copy, since = verdict.state, record.human, record.archive, record.fail_since or today
    look = CONFIRM.format(url=record.url)
    instead = (
        f"cite the copy {copy.url}" if copy and copy.vetted else f"remove it, cite another page, or {look}"
    )
    level: Level = "warn"
    text, cure = verdict.reason, ""
    if state == "alive":
        return None
    if state == "moved":
        cure = f"cite {verdict.hops[-1][1]}"
    elif human and record.human_counts(today):
        level, text = "note", f"{text}; {human.by} saw it on {human.date}: {human.note}"
    elif state in WALLED and copy and record.archive_counts(today):
        level, text = "note", f"{text}; archived {copy.taken}"
    elif state in WALLED:
        cure, last = look, human.date if human else copy and copy.vetted
        if last and not pull_request:
            level, text = "fail", f"{text}; last evidence of {last} is too old"
    elif state in GONE and pull_request:
        level, cure = "fail" if verdict.certain else "warn", instead
    elif state in GONE:
        level, cure = "fail" if record.fails >= RUNS and today - since >= DAYS else "warn", instead
        text += f"; run {record.fails}, since {since}"
    elif state in FAILING and not pull_request and record.fails >= RUNS:
        level, text, cure = "issue", f"{text}; for {record.fails} runs", instead
    return Finding(level, record.url, state, text, cure)


@dataclass
class Report:
    """A finished run over a ledger."""

    findings: list[Finding]
    ledger: Ledger
    today: date
    verdicts: dict[str, Verdict] = field(default_factory=dict)
    title: str = "Links"

    def __post_init__(self) -> None:
        """The gravest first, then by state and address."""
        self.findings.sort(key=lambda f: (list(MARKS).index(f.level), f.state, f.url))

    @property
    def exit_status(self) -> int:
        """1 when something fails, else 0."""
        return int(any(f.level == "fail" for f in self.findings))

    @property
    def totals(self) -> str:
        """`machine-verified 3 · human-verified 1 · …`."""
        return " · ".join(f"{name} {n}" for name, n in totals(self.ledger.values(), self.today).items())

    def text(self) -> str:
        """For a terminal: a line a finding, the totals last."""
        lines = [
            f"{MARKS[f.level]}: {f.state}: {printable(f.url)}: {printable(f.text)}" + (f" | {printable(f.cure)}" if f.cure else "")
            for f in self.findings
        ]  # fmt: skip
        checked = f"{len(self.verdicts)} addresses looked at. " if self.verdicts else ""
        return "\n".join([*lines, checked + self.totals])

    def markdown(self) -> str:
        """For a pull request and the rolling issue."""
        looked = f"{self.today}: {len(self.verdicts)} addresses looked at."
        table = ["| | state | address | what | what to do |", "|---|---|---|---|---|"]
        table = table if self.findings else ["Nothing to report."]
        for f in self.findings[:ROWS]:
            cells = (MARKS[f.level], f.state, f"<{_uri(f.url)}>", _literal(f.text), _literal(f.cure))
            table.append("| " + " | ".join(c.replace("|", "\\|") for c in cells) + " |")
        if (more := len(self.findings) - ROWS) > 0:
            table.append(f"\n… and {more} more; the JSON report has them all.")
        last = "How to read this: `docs/contributing/link-checking.md`.\n"
        return "\n\n".join([f"# {self.title}", looked, f"**{self.totals}**", "\n".join(table), last])

    def json(self) -> dict[str, Any]:
        """For programs. `issue` says whether the rolling issue should be open."""
        return {
            "date": self.today.isoformat(),
            "exit": self.exit_status,
            "issue": any(f.level in ("fail", "issue") for f in self.findings),
            "totals": totals(self.ledger.values(), self.today),
            "findings": [asdict(f) for f in self.findings],
            "checked": {url: asdict(v) for url, v in sorted(self.verdicts.items())},
            "records": {url: r.model_dump(mode="json") for url, r in sorted(self.ledger.items())},
        }


def printable(text: str) -> str:
    """`text` of strangers as a line to look at: what a terminal would obey or hide is a code, and the end is cut."""
    text = " ".join(text.split())
    text = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return DECEPTIVE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def _uri(url: str) -> str:
    return re.sub(r"[<>\s\\`]", lambda found: quote(found[0]), printable(url))


def _literal(text: str) -> str:
    """Markdown that shows `text` as it is: no link, image, mention or element comes of it."""
    return f"`{printable(text).replace('`', chr(39))}`" if text else ""
