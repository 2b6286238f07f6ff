"""Make the environments of other frameworks that experiments run: one each, pinned, in the cache."""

import shutil
from typing import Annotated

import typer

from guide.core.cli import run
from guide.experiments import frameworks


def main(
    names: Annotated[
        list[str] | None, typer.Argument(help=f"of: {', '.join(frameworks.FRAMEWORKS)}; none: the light ones")
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="every framework, about 6 GB")] = False,
    remove: Annotated[bool, typer.Option("--remove", help="remove them instead")] = False,
) -> None:
    """Make what is missing; what is there costs nothing."""
    light = [name for name, one in frameworks.FRAMEWORKS.items() if one.light]
    for name in frameworks.chosen(names or (frameworks.FRAMEWORKS if every else light)):
        if remove:
            shutil.rmtree(frameworks.folder(name), ignore_errors=True)
        else:
            frameworks.make(name, print)


if __name__ == "__main__":
    run(main)
