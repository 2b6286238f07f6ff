"""What a run tells: what each state means, as findings; a table, Markdown for GitHub, JSON for programs. Pure."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from datetime import date, timedelta
from typing import Any, Literal
from urllib.parse import quote

from rich.console import Console
from rich.table import Table

from guide.core.characters import DECEPTIVE
from guide.links.ledger import Group, Ledger, Record
from guide.links.verdict import FAILING, GONE, WALLED, Verdict

Level = Literal["fail", "issue", "warn", "note"]
MARKS: dict[Level, str] = {  # the gravest first
    "fail": "✗ fails", "issue": "! open", "warn": "~ warning", "note": "· note",
}  # fmt: skip
RUNS, DAYS = 3, timedelta(days=7)  # how long something must be gone before the weekly run fails
VOUCH = "open it in a browser, then: scripts/check_links.py vouch {url} --note 'what you saw'"
LONGEST = 300  # characters of one cell
ROWS = 200  # in Markdown: an issue's body holds 65,536 characters


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
    state, human = verdict.state, record.human
    level: Level = "warn"
    text, cure = verdict.reason, ""
    if state == "alive":
        return None
    if state == "moved":
        cure = f"cite {verdict.hops[-1][1]}"
    elif human and record.human_counts(today):
        level, text = "note", f"{text}; {human.by} saw it on {human.date}: {human.note}"
    elif state in WALLED:
        return _walled(record, verdict, today, pull_request)
    elif state in GONE:
        cure, since = _instead(record), record.fail_since or today
        if pull_request:
            level = "fail" if verdict.certain else "warn"
        else:
            level = "fail" if record.fails >= RUNS and today - since >= DAYS else "warn"
            text += f"; run {record.fails}, since {since}"
    elif state in FAILING and not pull_request and record.fails >= RUNS:
        level, text, cure = "issue", f"{text}; for {record.fails} runs", _instead(record)
    return Finding(level, record.url, state, text, cure)


def _walled(record: Record, verdict: Verdict, today: date, pull_request: bool) -> Finding:
    level: Level = "warn"
    text, cure = verdict.reason, VOUCH.format(url=record.url)
    copy_seen = record.archive and record.archive.vetted
    if record.archive and record.archive_counts(today):
        level, text, cure = "note", f"{text}; archived {record.archive.taken}", ""
    elif not pull_request and (last := record.human.date if record.human else copy_seen):
        level, text = "fail", f"{text}; last evidence of {last} is too old"
    return Finding(level, record.url, verdict.state, text, cure)


def _instead(record: Record) -> str:
    if record.archive and record.archive.vetted:
        return f"cite the copy {record.archive.url}"
    return f"remove it, cite another page, or {VOUCH.format(url=record.url)}"


def exit_status(findings: Iterable[Finding]) -> int:
    """1 when something fails, else 0."""
    return int(any(f.level == "fail" for f in findings))


def ordered(findings: Iterable[Finding]) -> list[Finding]:
    """The gravest first, then by state and address."""
    levels = list(MARKS)
    return sorted(findings, key=lambda f: (levels.index(f.level), f.state, f.url))


def totals_line(totals: Mapping[Group, int]) -> str:
    """`machine-verified 3 · human-verified 1 · …`."""
    return " · ".join(f"{name} {n}" for name, n in totals.items())


def terminal(findings: list[Finding], totals: Mapping[Group, int], checked: int, console: Console) -> None:
    """One table on a terminal, one line a finding elsewhere; the totals last."""
    if console.is_terminal and findings:
        table = Table("", "state", "address", "what", "what to do", show_lines=False)
        for f in ordered(findings):
            style = "red" if f.level == "fail" else None
            cells = (MARKS[f.level], f.state, *map(shown, (f.url, f.text, f.cure)))
            table.add_row(*cells, style=style)
        console.print(table)
    else:
        for f in ordered(findings):
            line = f"{MARKS[f.level]}: {f.state}: {shown(f.url)}: {shown(f.text)}"
            console.print(line + (f" | {shown(f.cure)}" if f.cure else ""))
    console.print((f"{checked} addresses looked at. " if checked else "") + totals_line(totals))


def markdown(
    findings: list[Finding], totals: Mapping[Group, int], checked: int, today: date, title: str
) -> str:
    """A summary that reads well in a pull request and in the rolling issue."""
    rows = ordered(findings)
    lines = [
        f"# {title}",
        "",
        f"{today}: {checked} addresses looked at.",
        "",
        f"**{totals_line(totals)}**",
        "",
    ]
    if not rows:
        lines += ["Nothing to report.", ""]
    else:
        lines += ["| | state | address | what | what to do |", "|---|---|---|---|---|"]
        for f in rows[:ROWS]:
            cells = (MARKS[f.level], f.state, f"<{_uri(f.url)}>", _literal(f.text), _literal(f.cure))
            lines.append("| " + " | ".join(c.replace("|", "\\|") for c in cells) + " |")
        if len(rows) > ROWS:
            lines.append(f"\n… and {len(rows) - ROWS} more; the JSON report has them all.")
        lines.append("")
    lines.append("How to read this: `docs/contributing/link-checking.md`.")
    return "\n".join(lines) + "\n"


def shown(text: str) -> str:
    """`text` of strangers as a line to look at: what a terminal would obey or hide is a code, and the end is cut."""
    text = " ".join(text.split())
    text = text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
    return DECEPTIVE.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def _uri(url: str) -> str:
    return re.sub(r"[<>\s\\`]", lambda found: quote(found[0]), shown(url))


def _literal(text: str) -> str:
    """Markdown that shows `text` as it is: no link, image, mention or element comes of it."""
    return f"`{shown(text).replace('`', chr(39))}`" if text else ""


def as_json(
    findings: list[Finding],
    totals: Mapping[Group, int],
    verdicts: dict[str, Verdict],
    ledger: Ledger,
    today: date,
) -> dict[str, Any]:
    """Everything of a run, JSON-ready. `issue` says whether the rolling issue should be open."""
    return {
        "date": today.isoformat(),
        "exit": exit_status(findings),
        "issue": any(f.level in ("fail", "issue") for f in findings),
        "totals": dict(totals),
        "findings": [asdict(f) for f in ordered(findings)],
        "checked": {
            url: {
                "state": v.state,
                "reason": v.reason,
                "status": v.status,
                "hops": [list(hop) for hop in v.hops],
                "signs": list(v.signs),
            }
            for url, v in sorted(verdicts.items())
        },
        "records": {url: r.model_dump(mode="json") for url, r in sorted(ledger.items())},
    }
