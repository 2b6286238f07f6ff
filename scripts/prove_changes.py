"""Prove what a change can affect, or single pages; say what is left out, and why."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from os import cpu_count
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from guide.citations import lock
from guide.citations.prove import Prover, prove_all
from guide.citations.sources import installed
from guide.core import cli
from guide.core.errors import GuideError
from guide.core.paths import root, shown
from guide.experiments import programs, runner
from guide.experiments.sweep import sweep
from guide.pages import documents
from guide.release import changes
from guide.site import engine
from guide.site.preview import Preview

console = Console(soft_wrap=True, highlight=False, markup=False)


def main(
    named: Annotated[
        list[str] | None, typer.Argument(metavar="[PAGE]...", help="pages; none: what changed")
    ] = None,
    since: Annotated[
        str, typer.Option(help="changes since this commit, the working tree's included")
    ] = "HEAD",
    plan_only: Annotated[bool, typer.Option("--list", help="run nothing; show what would be proved")] = False,
    jobs: Annotated[int, typer.Option(min=1, help="programs at a time")] = max(1, cpu_count() or 1),
) -> None:
    """Prove what a change can affect. Exit 1 when something is not so, 2 on bad input."""
    plan = changes.plan_pages(named) if named else changes.plan(changes.since(since))
    _show(plan)
    if plan_only:
        return
    faults = [*_run("-m", "ruff", "check", "."), *_run("-m", "ruff", "format", "--check", "scripts", "tests")]
    if any(path.endswith(".py") and path.startswith("scripts/") for path in plan.changed):
        faults += _run("-m", "mypy", "scripts")
    faults += _citations(plan.citations)
    chosen = [programs.named(key) for key in plan.experiments]
    faults += [fault for _, fault in sweep(chosen, runner.check, jobs, console) if fault] if chosen else []
    runner.close()
    faults += _rendered(plan.pages) if plan.pages else []
    if plan.tests:
        faults += _run("-m", "pytest", "-n", str(jobs), "--dist", "worksteal", *plan.tests)
    for fault in faults:
        console.print(fault)
    console.print(f"{len(faults)} faults" if faults else "proved", f"({plan.left_out})")
    raise typer.Exit(1 if faults else 0)


def _rendered(pages: Iterable[Path]) -> list[str]:
    """What a strict build would stop at on these pages."""
    with tempfile.TemporaryDirectory() as folder:
        preview = Preview(documents.settings()["site_url"], Path(folder))
        return preview.check_pages([page.relative_to(root() / "docs").as_posix() for page in pages])


def _show(plan: changes.Plan) -> None:
    for what, rows in (
        ("experiment", plan.experiments.items()),
        ("citations of", ((shown(page), why) for page, why in plan.citations.items())),
        ("page", ((shown(page), why) for page, why in plan.pages.items())),
        ("test", plan.tests.items()),
    ):
        for name, why in rows:
            console.print(f"{what} {name}: {why}")
    console.print(plan.left_out)


def _run(*arguments: str) -> list[str]:
    """A command of Python's at the root, its output shown; a fault where it fails."""
    done = subprocess.run([sys.executable, *arguments], cwd=root(), env=os.environ | engine.QUIET)
    return [] if done.returncode == 0 else [f"python {' '.join(arguments)}: status {done.returncode}"]


def _citations(chosen: Iterable[Path]) -> list[str]:
    """Where the wheel says otherwise than the lock, for the citations of these pages and of their figures."""
    found = [cited for path in chosen for cited in changes.citations_of(documents.read(path))]
    if not found:
        return []
    old = lock.load()
    outcome = prove_all(found, Prover(installed()), old)
    faults = [str(failure) for failure in outcome.failures]
    for cited in {cited.target: cited for cited in found}.values():
        was, now = old.get(cited.target), outcome.lock.get(cited.target)
        if now and (was is None or was.record() != now.record()):
            what = (
                f"src:{cited.target}: the lock says otherwise"
                if was
                else f"src:{cited.target} is not in the lock"
            )
            faults.append(str(GuideError(cited.where, what, lock.MEND)))
    console.print(f"{len(found)} citations, {len(faults)} not as locked")
    return faults


if __name__ == "__main__":
    cli.run(main)
