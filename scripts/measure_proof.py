"""Measure what the proof of the experiments costs, write the page that shows it, and the day of the proof."""

import shutil
from datetime import UTC, datetime
from typing import Annotated

import typer
from rich.console import Console

from guide.citations import collect, lock
from guide.citations.prove import Prover, differences, prove_all
from guide.citations.sources import installed
from guide.core import cli, release
from guide.experiments import compiler, cost, programs, runner
from guide.experiments.sweep import sweep


def main(
    jobs: Annotated[int, typer.Option(min=1, help="programs at a time")] = 1,
    show: Annotated[
        bool, typer.Option(help="run nothing; write the page again from what was measured")
    ] = False,
) -> None:
    """Run every experiment once, prove every citation. Exit 1 when an output or the lock is not what was recorded."""
    console = Console(soft_wrap=True, highlight=False, markup=False)
    every = programs.every()
    known = cost.read()
    if show and known:
        cost.write(known, every)
        return
    shutil.rmtree(
        compiler.folder(), ignore_errors=True
    )  # what an earlier run compiled would flatter this one
    proved = sweep(every, runner.proved, jobs, console)
    runner.close()
    seconds = {program.key: round(cpu, 2) for program, (_, cpu) in proved}
    once = max(0.0, cost.spent() - sum(seconds.values()))
    cost.write(cost.Cost(cost.processor(), round(once, 1), seconds), every)
    faults = [said for _, (said, _) in proved if said]
    cited, old = collect.citations_in(), lock.load()
    outcome = prove_all(cited, Prover(installed()), old)
    faults += map(str, (*outcome.failures, *differences(old, outcome, cited)))
    for said in faults:
        console.print(said)
    if not faults:
        release.proved_on(datetime.now(UTC).date())
    console.print(
        f"{sum(seconds.values()):.0f} CPU seconds and {once:.0f} once for all; {len(faults)} differ"
    )
    raise typer.Exit(1 if faults else 0)


if __name__ == "__main__":
    cli.run(main)
