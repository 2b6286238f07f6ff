"""Build the pretended CUDA runtime for the installed PyTorch, so that it loads and runs without NVIDIA's libraries."""

from pathlib import Path
from typing import Annotated

import typer

from guide.core import cli
from guide.fake_cuda import build as pretended

FOR_CPU = """\
PyTorch is installed as a build for the CPU, and no GPU is pretended: the tests of its CUDA allocator are skipped;
experiments on the pretended GPU, and those that show what the CUDA build for Linux holds, do not print what is recorded"""


def main(
    site: Annotated[
        Path | None, typer.Option(help="the folder of packages that holds torch; of this Python by default")
    ] = None,
) -> None:
    """Exit 1 when the installed release asks for functions that nobody has looked at yet. A CPU build needs nothing."""
    if pretended.for_cpu(site):
        typer.echo(FOR_CPU)
        return
    built = pretended.build(site)
    typer.echo(
        f"{len(built.libraries)} libraries pretended, {len(built.linked)} where PyTorch looks for NVIDIA's own"
    )
    for name in built.new:
        typer.echo(f"symbol {name} is new: it is refused when it is called")
    for name in built.gone:
        typer.echo(f"symbol {name} need not be refused any more")
    if built.new or built.gone:
        typer.echo(
            "mend: write what is needed in scripts/guide/fake_cuda/*.c; the rest belongs in refused.txt"
        )
    raise typer.Exit(1 if built.new or built.gone else 0)


if __name__ == "__main__":
    cli.run(main)
