"""Record what the experiments print, or check that they still print it."""

from collections.abc import Callable
from dataclasses import replace
from os import cpu_count
from typing import Annotated

import typer
from rich.console import Console

from guide.core import cli, release
from guide.core.errors import GuideError, nearest
from guide.core.paths import root
from guide.experiments import frameworks, hermetic, programs, recording, runner
from guide.experiments.programs import Program
from guide.experiments.sweep import sweep


def main(
    names: Annotated[
        list[str] | None, typer.Argument(help="chapter/name or a chapter; none means all")
    ] = None,
    check: Annotated[bool, typer.Option(help="write nothing; fail if an output differs")] = False,
    fresh: Annotated[bool, typer.Option(help="with --check: each in a new interpreter")] = False,
    both: Annotated[
        bool, typer.Option(help="write nothing; fail if a fork and a new interpreter print different things")
    ] = False,
    diff: Annotated[
        bool, typer.Option(help="write nothing; show whose output would change (for a new PyTorch)")
    ] = False,
    stale: Annotated[
        bool, typer.Option(help="only programs that changed since their output was recorded")
    ] = False,
    rehash: Annotated[
        bool,
        typer.Option(help="run nothing; write the digests anew, for a change that is no change of meaning"),
    ] = False,
    jobs: Annotated[int, typer.Option(min=1, help="programs at a time")] = max(1, cpu_count() or 1),
) -> None:
    """Record what the experiments print. Exit 1 when something changed or differs, 2 on bad input."""
    console = Console(soft_wrap=True, highlight=False, markup=False)
    chosen = _chosen(names or [], stale)
    work: Callable[[Program], str] = _record
    if rehash:
        work = _rehash
    elif both:
        work, chosen = _both, [p for p in chosen if runner.forked(p)]
    elif check or diff:
        work = _fresh if fresh else runner.check
    if not diff and not rehash and runner.torch_version() != release.pinned():
        raise GuideError(
            "PyTorch",
            f"{runner.torch_version()} is installed; the guide is proved on {release.pinned()}",
            "make env-test",
        )

    def outcome_of(program: Program) -> str:
        try:
            return work(program)
        except GuideError as error:
            return f"error: {error}"

    said = [line for _, line in sweep(chosen, outcome_of, jobs, console) if line]
    for line in said:
        console.print(line)
    verb = "differ" if check or diff or both else "rehashed" if rehash else "recorded or failed"
    console.print(f"{len(chosen)} experiments, {len(said)} {verb}")
    away = {p.key: lacking for p in chosen if (lacking := frameworks.missing(p.requires))}
    if away and not said and not rehash:
        names = sorted({name for lacking in away.values() for name in lacking})
        console.print(
            f"{len(away)} not run, known to be the recorded ones: {frameworks.COMMAND} {' '.join(names)}"
        )
    raise typer.Exit(1 if said else 0)


def _record(program: Program) -> str:
    return f"recorded {program.key}" if runner.record(program) else ""


def _fresh(program: Program) -> str:
    return runner.check(program, fresh=True)


def _rehash(program: Program) -> str:
    recorded = recording.read(program)
    if recorded is None:
        return f"{program.key}: its output is not recorded\n  mend: {recording.command(program)}"
    written = recording.write(program, replace(recorded, program=program.digest))
    return f"rehashed {program.key}" if written else ""


def _both(program: Program) -> str:
    fork, new = runner.run(program), runner.run(program, fresh=True)
    if fork == replace(new, cpu=fork.cpu):
        return ""
    differs = fork.error or new.error or hermetic.difference(new.output, fork.output)
    return f"{program.key}: a fork differs from a new interpreter\n{differs}\n  mend: write '# fresh: why'"


def _chosen(names: list[str], stale: bool) -> list[Program]:
    every = programs.every()
    known = {p.key for p in every} | {p.chapter for p in every}
    for name in names:
        if name not in known:
            near = nearest(name, known)
            raise GuideError(
                name,
                "no such experiment or chapter",
                f"nearest: {near}" if near else f"look in {root() / 'docs'}",
            )
    return [
        p
        for p in every
        if (not names or p.key in names or p.chapter in names) and (not stale or recording.stale(p))
    ]


if __name__ == "__main__":
    cli.run(main)
