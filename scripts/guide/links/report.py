"""What a run tells: a table for the terminal, Markdown for a pull request or an issue, JSON for programs."""

from collections.abc import Iterable
from datetime import date

from rich.console import Console
from rich.table import Table

from guide.links.ledger import Ledger
from guide.links.observed import Verdict
from guide.links.policy import Finding, exit_status

ORDER = {"fail": 0, "issue": 1, "warn": 2, "note": 3}
MARKS = {"fail": "✗ fails", "issue": "! open", "warn": "~ warning", "note": "· note"}
ROWS = 200  # in Markdown: an issue's body holds 65,536 characters


def ordered(findings: Iterable[Finding]) -> list[Finding]:
    """The gravest first, then by state and address."""
    return sorted(findings, key=lambda f: (ORDER[f.level], f.state, f.url))


def totals_line(totals: dict[str, int]) -> str:
    """`machine-verified 3 · human-verified 1 · …`."""
    return " · ".join(f"{name} {n}" for name, n in totals.items())


def terminal(findings: list[Finding], totals: dict[str, int], checked: int, console: Console) -> None:
    """One table on a terminal, one line a finding elsewhere; the totals last."""
    if console.is_terminal and findings:
        table = Table("", "state", "address", "what", "what to do", show_lines=False)
        for f in ordered(findings):
            table.add_row(
                MARKS[f.level], f.state, f.url, f.text, f.cure, style="red" if f.level == "fail" else None
            )
        console.print(table)
    else:
        for f in ordered(findings):
            console.print(
                f"{MARKS[f.level]}: {f.state}: {f.url}: {f.text}" + (f" | {f.cure}" if f.cure else "")
            )
    console.print((f"{checked} addresses looked at. " if checked else "") + totals_line(totals))


def markdown(findings: list[Finding], totals: dict[str, int], checked: int, today: date, title: str) -> str:
    """A summary that reads well in a pull request and in the rolling issue."""
    lines = [
        f"# {title}",
        "",
        f"{today}: {checked} addresses looked at.",
        "",
        f"**{totals_line(totals)}**",
        "",
    ]
    rows = ordered(findings)
    if not rows:
        lines += ["Nothing to report.", ""]
    else:
        lines += ["| | state | address | what | what to do |", "|---|---|---|---|---|"]
        for f in rows[:ROWS]:
            cells = (MARKS[f.level], f.state, f"<{f.url}>", f.text, f.cure)
            lines.append("| " + " | ".join(_cell(c) for c in cells) + " |")
        if len(rows) > ROWS:
            lines.append(f"\n… and {len(rows) - ROWS} more; the JSON report has them all.")
        lines.append("")
    lines.append("How to read this: `docs/contributing/link-checking.md`.")
    return "\n".join(lines) + "\n"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def as_json(
    findings: list[Finding], totals: dict[str, int], verdicts: dict[str, Verdict], ledger: Ledger, today: date
) -> dict:
    """Everything of a run. `issue` says whether the rolling issue should be open."""
    return {
        "date": today.isoformat(),
        "exit": exit_status(findings),
        "issue": any(f.level in ("fail", "issue") for f in findings),
        "totals": totals,
        "findings": [vars(f) for f in ordered(findings)],
        "checked": {
            url: {"state": v.state, "reason": v.reason, "status": v.status, "hops": [list(h) for h in v.hops]}
            for url, v in sorted(verdicts.items())
        },
        "records": {url: r.model_dump(mode="json") for url, r in sorted(ledger.items())},
    }
