"""Record what the experiments print, or check that they still print it."""

from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from guide import cli
from guide.errors import GuideError, nearest
from guide.experiments import programs, runner
from guide.paths import root


def main(
    names: Annotated[
        list[str] | None, typer.Argument(help="chapter/name or a chapter; none means all")
    ] = None,
    check: Annotated[bool, typer.Option(help="write nothing; fail if an output differs")] = False,
    diff: Annotated[
        bool, typer.Option(help="write nothing; show whose output would change (for a new PyTorch)")
    ] = False,
    stale: Annotated[
        bool, typer.Option(help="record only programs that changed since their output was recorded")
    ] = False,
    jobs: Annotated[int, typer.Option(min=1, help="programs at a time")] = max(1, cpu_count() or 1),
) -> None:
    """Record what the experiments print. Exit 1 when something changed or differs, 2 on bad input."""
    console = Console(soft_wrap=True, highlight=False, markup=False)
    chosen = _chosen(names or [], stale)
    if not diff and runner.torch_version() != runner.pinned():
        raise GuideError(
            "PyTorch",
            f"{runner.torch_version()} is installed; the guide is proved on {runner.pinned()}",
            "make env-test",
        )

    def work(program: programs.Program) -> str:
        try:
            if check or diff:
                return runner.check(program)
            return f"recorded {program.key}" if runner.record(program) else ""
        except GuideError as error:
            return f"error: {error}"

    with ThreadPoolExecutor(jobs) as pool:
        said = [
            s
            for s in track(
                pool.map(work, chosen), total=len(chosen), description="experiments", console=console
            )
            if s
        ]
    for line in said:
        console.print(line)
    console.print(
        f"{len(chosen)} experiments, {len(said)} {'differ' if check or diff else 'recorded or failed'}"
    )
    raise typer.Exit(1 if said else 0)


def _chosen(names: list[str], stale: bool) -> list[programs.Program]:
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
    some = [p for p in every if not names or p.key in names or p.chapter in names]
    if not stale:
        return some

    def old(program: programs.Program) -> bool:
        return not program.out.is_file() or f"program: {program.digest}\n" not in program.out.read_text(
            encoding="utf-8"
        )

    return [p for p in some if old(p)]


if __name__ == "__main__":
    cli.run(main)
