"""Try every input and print the table, or write it: `python -m tests.hostile [--quick] [--every N] [--write FILE] [--word WORD]`."""

import os
import shutil
import sys
import tempfile
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated

import typer

from guide.core import cli
from guide.core.paths import write_whole
from tests.conftest import ROOT
from tests.hostile import trying, world

CONTRIBUTING = ROOT / "docs/contributing/hostile-inputs.md"
PAGE = """---
description: The hostile and clumsy inputs that the commands are tried with, counted by command and by what must come of them.
---

# Hostile inputs

This page is written by `python -m tests.hostile --page`.

{count} inputs stand in `tests/hostile/*.yml`, each with the files that it damages, the command and what must come of it.
`make inputs` tries them in small repositories of their own and prints what each command says; the suite tries a part of those that need no build.
None may end in a traceback, change a file that its entry does not name, or leave half of one.
One message names the place, what is wrong and the cure, and ends with status 2.
Where findings are as good as a message, the input counts as a right result.

{table}

To add one, put an entry into the file of its kind and run `python -m tests.hostile --word WORDS`, with words of its name.
Then write this page again.
"""


def table(tried: list[tuple[trying.Case, trying.Outcome]]) -> str:
    """The outcomes as a page."""
    good = sum(outcome.good for _, outcome in tried)
    kinds = sorted({o.verdict for _, o in tried if o.good})
    counts = ", ".join(f"{sum(o.verdict == kind for _, o in tried)} in {kind}" for kind in kinds)
    rows = []
    for case, outcome in tried:
        said = next((line for line in outcome.said.splitlines() if "error: " in line.lower()), "")
        cells = (
            case.name,
            f"`{case.command}`",
            outcome.verdict.encode("utf-8", "backslashreplace").decode(),
            _short(said),
        )
        rows.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    head = "| input | command | outcome | what it says |\n|---|---|---|---|\n"
    return f"{len(tried)} inputs tried, {good} end well: {counts}.\n\n{head}" + "\n".join(rows) + "\n"


def page(cases: list[trying.Case]) -> str:
    """The page that shows what is tried: counts by command and by what must come of it, and where the inputs stand."""
    rows = [
        "| command | inputs | one message | right result | stopped | with a build |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    by: dict[str, list[trying.Case]] = {}
    for case in cases:
        by.setdefault(case.run[0], []).append(case)
    for name, some in [*sorted(by.items()), ("all", cases)]:
        cells = [name if name == "all" else f"`{name}`", len(some)]
        cells += [sum(case.asks == kind for case in some) for kind in trying.ASKS]
        rows.append("| " + " | ".join(map(str, [*cells, sum(case.slow for case in some)])) + " |")
    return PAGE.format(count=len(cases), table="\n".join(rows))


def _short(text: str) -> str:
    text = text.partition("rror: ")[2].replace("<", "&lt;").replace("`", "'").strip()
    text = text.encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= 120 else text[:117] + "…"


def main(
    write: Path | None = None,
    quick: bool = False,
    every: int = 1,
    word: str = "",
    counts: Annotated[bool, typer.Option("--page", help="write the page that counts the inputs")] = False,
    jobs: Annotated[int, typer.Option(min=1, help="inputs at a time")] = 1,
) -> None:
    """Exit 1 when an input does not end well. --quick leaves out those that need a build; --page runs nothing."""
    if counts:
        write_whole(CONTRIBUTING, page(trying.cases()))
        return
    chosen = [case for case in trying.cases() if not (quick and case.slow) and word in case.name][::every]
    tried = []
    with tempfile.TemporaryDirectory(prefix="hostile-") as temp:
        Path(temp).chmod(0o755)
        world.make(Path(temp) / "template")
        with get_context("fork").Pool(jobs) as pool:
            for case, outcome in pool.imap(partial(_tried, Path(temp)), chosen):
                tried.append((case, outcome))
                if not outcome.good or word:
                    print(f"{outcome.seconds:5.1f} s  {case.name}: {outcome.verdict}", file=sys.stderr)
                    print("    " + outcome.said.strip()[-1500:].replace("\n", "\n    "), file=sys.stderr)
    if write:
        write_whole(write, table(tried))
    else:
        print(table(tried))
    sys.exit(not all(outcome.good for _, outcome in tried))


def _tried(temp: Path, case: trying.Case) -> tuple[trying.Case, trying.Outcome]:
    here = temp / f"here-{os.getpid()}"
    shutil.rmtree(here, ignore_errors=True)
    shutil.copytree(temp / "template", here, symlinks=True)
    return case, trying.attempt(case, here)


if __name__ == "__main__":
    # Loaded once, for every child.
    from guide.core import yamlfile
    from guide.library import authoring
    from guide.links import check
    from guide.pages import figures
    from guide.site import editions, serve

    assert all((authoring, figures, yamlfile, check, editions, serve))
    cli.run(main)
