"""Many programs at once: the dearest first, so that all workers end together, and what is running is shown."""

import json
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from pathlib import Path
from statistics import median
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from guide.experiments.programs import KINDS, Program
from guide.paths import root

T = TypeVar("T")
_GUESS = {"valgrind": 40.0, "g++": 20.0, "gdb": 8.0, "plain": 1.0}  # CPU seconds, where nothing was measured


def costs_file() -> Path:
    """CPU seconds by experiment, as `measure_proof.py` writes them. They decide orders, never what is proved."""
    return root() / "seeds" / "proof-cost.json"


def costs(programs: Sequence[Program]) -> dict[str, float]:
    """CPU seconds of each program by its key: as measured, else the median of its kind."""
    path = costs_file()
    known: dict[str, float] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    usual = {}
    for kind in KINDS:
        measured = [known[p.key] for p in programs if p.kind == kind and p.key in known]
        usual[kind] = median(measured) if measured else _GUESS[kind]
    return {p.key: known.get(p.key, usual[p.kind]) for p in programs}


def dearest_first(programs: Sequence[Program]) -> list[Program]:
    """The programs in the order in which they are begun."""
    cost = costs(programs)
    return sorted(programs, key=lambda p: (-cost[p.key], p.key))


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
