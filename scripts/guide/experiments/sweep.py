"""Many programs at once: the dearest first, so that all workers end together, and what is running is shown."""

from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from guide.experiments.cost import dearest_first
from guide.experiments.programs import Program

T = TypeVar("T")


def sweep(
    programs: Sequence[Program], work: Callable[[Program], T], jobs: int, console: Console
) -> list[tuple[Program, T]]:
    """`work` for every program, `jobs` at a time; the results in the order of `programs`."""
    results: dict[str, T] = {}
    shown = Progress(
        TextColumn("experiments"),
        BarColumn(30),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}"),
        console=console,
    )
    running: list[str] = []

    def one(program: Program) -> tuple[str, T]:
        running.append(program.key)
        shown.update(task, description=", ".join(running))
        try:
            return program.key, work(program)
        finally:
            running.remove(program.key)

    with shown, ThreadPoolExecutor(jobs) as pool:
        task = shown.add_task("", total=len(programs))
        waiting = {pool.submit(one, program) for program in dearest_first(programs)}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                results.update(future.result() for future in done)
                shown.update(task, advance=len(done), description=", ".join(running))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [(program, results[program.key]) for program in programs]
