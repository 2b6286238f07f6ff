"""What the proof of the experiments costs: measured into a file, from which orders, shards and a page are made."""

import hashlib
import json
import platform
import resource
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Annotated

from pydantic import Field

from guide.core import jsonfile
from guide.core.characters import markup
from guide.core.errors import GuideError
from guide.core.paths import root, shown, stands, write_whole
from guide.experiments.programs import KINDS, Program

COMMAND = "python scripts/measure_proof.py"
_GUESS = {"valgrind": 40.0, "g++": 20.0, "gdb": 8.0, "plain": 1.0}  # CPU seconds, where nothing was measured
_STEPS = (50, 100)
_ALL = "all that were measured"


Seconds = Annotated[float, Field(ge=0, allow_inf_nan=False)]


@dataclass(frozen=True)
class Cost:
    """CPU seconds by experiment, and those that a run spends once for all; with the processor they were spent on."""

    processor: str
    once: Seconds
    experiments: dict[str, Seconds]


def file() -> Path:
    """Where the measurement lies. It decides orders and shards, never what is proved."""
    return root() / "seeds" / "proof-cost.json"


def page() -> Path:
    """The page that shows it."""
    return root() / "docs" / "contributing" / "cost-of-proof.md"


def read() -> Cost | None:
    """The measurement, or None where there is none. Raises GuideError for another file's text."""
    if not stands(file()):
        return None
    cost = jsonfile.load_as(file(), Cost, f"remove it, then {COMMAND}")
    if found := markup(cost.processor):
        raise GuideError(shown(file()), f"'processor' holds markup: {found}", COMMAND)
    return cost


def write(cost: Cost, programs: Sequence[Program]) -> None:
    """Write the measurement and its page."""
    said = text(cost, programs)
    write_whole(file(), json.dumps(asdict(cost), indent=1, sort_keys=True) + "\n")
    write_whole(page(), said)


def expected(programs: Sequence[Program]) -> dict[str, float]:
    """CPU seconds of each program by its key: as measured, else the median of its kind."""
    cost = read()
    known = cost.experiments if cost else {}
    usual = {}
    for kind in KINDS:
        measured = [known[p.key] for p in programs if p.kind == kind and p.key in known]
        usual[kind] = median(measured) if measured else _GUESS[kind]
    return {p.key: known.get(p.key, usual[p.kind]) for p in programs}


def dearest_first(programs: Sequence[Program]) -> list[Program]:
    """The programs in the order in which they are begun, so that all workers end together."""
    cost = expected(programs)
    return sorted(programs, key=lambda p: (-cost[p.key], p.key))


def share(costs: dict[str, float], which: int, of_all: int) -> set[str]:
    """The names of one of `of_all` shares (from 1) that cost about the same: each name is in exactly one."""
    sums, shares = [0.0] * of_all, [set[str]() for _ in range(of_all)]
    for name in sorted(costs, key=lambda n: (-costs[n], n)):
        least = sums.index(min(sums))
        sums[least] += costs[name]
        shares[least].add(name)
    return shares[which - 1]


def spent() -> float:
    """CPU seconds of all processes that this one has waited for, with theirs."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def processor() -> str:
    """The processor's name as Linux tells it."""
    cpuinfo = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    names = (line.partition(": ")[2] for line in cpuinfo if line.startswith("model name"))
    return next(names, platform.machine())


def text(cost: Cost, programs: Iterable[Program]) -> str:
    """The page, in Markdown."""
    known = [p for p in programs if p.key in cost.experiments]
    if not known:
        raise GuideError(shown(file()), "no experiment that is there was measured", COMMAND)
    seconds = {p.key: cost.experiments[p.key] for p in known}
    drawn = sorted(seconds, key=lambda key: hashlib.sha256(key.encode()).digest())
    growth = [(n, sum(seconds[key] for key in drawn[:n])) for n in (*_STEPS, len(drawn)) if n <= len(drawn)]
    dearest = sorted(seconds, key=lambda key: -seconds[key])[:10]
    return f"""---
description: What the proof of the experiments costs in CPU seconds, by kind, by chapter, and how it grows.
---

# What the proof costs

This page is written by `{COMMAND}`, which runs every experiment once.
Experiments that were made after its last run are not in the tables.
The figures are CPU seconds of a program and of all that it starts, on {cost.processor}.
Another machine gives other seconds.

## By kind

{_table("kind", known, seconds, lambda p: p.kind)}
Beside these a run spends {cost.once:.0f} CPU seconds once for all.
They go to the imports of PyTorch that plain programs and those that callgrind counts share, and to the symbols that gdb reads.

## By chapter

{_table("chapter", known, seconds, lambda p: p.chapter)}
## The ten dearest

| experiment | CPU seconds |
|---|---:|
{"".join(f"| {key} | {seconds[key]:.1f} |" + chr(10) for key in dearest)}
## How it grows

Experiments in an order drawn by a hash of their names, with what is spent once.

| experiments | CPU seconds | for each |
|---:|---:|---:|
{"".join(f"| {n} | {s + cost.once:.0f} | {(s + cost.once) / n:.2f} |" + chr(10) for n, s in growth)}"""


def _table(
    title: str, programs: list[Program], seconds: dict[str, float], group: Callable[[Program], str]
) -> str:
    groups: dict[str, list[float]] = {}
    for program in programs:
        groups.setdefault(group(program), []).append(seconds[program.key])
    groups[_ALL] = list(seconds.values())
    rows = [f"| {title} | experiments | CPU seconds | median |", "|---|---:|---:|---:|"]
    for name, costs in sorted(groups.items(), key=lambda g: (g[0] == _ALL, -sum(g[1]))):
        rows.append(f"| {name} | {len(costs)} | {sum(costs):.0f} | {median(costs):.1f} |")
    return "\n".join(rows) + "\n"
