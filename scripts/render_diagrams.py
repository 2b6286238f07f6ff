"""Draw the figures: every .dot of a chapter becomes an SVG that follows the page's theme."""

from typing import Annotated

import typer

from guide.core import cli
from guide.core.paths import shown
from guide.pages import figures


def main(
    check: Annotated[bool, typer.Option(help="write nothing; fail if a drawing is out of date")] = False,
    every: Annotated[bool, typer.Option("--all", help="draw all again, not only what changed")] = False,
) -> None:
    """Draw the figures that changed. Exit 1 when something was (or, with --check, would be) drawn."""
    stale = [path for path in figures.sources() if every or not figures.is_fresh(path)]
    for path in stale:
        if not check:
            figures.draw(path)
        typer.echo(f"{'out of date' if check else 'drawn'}: {shown(path.with_suffix('.svg'))}")
    if check and stale:
        typer.echo("mend: python scripts/render_diagrams.py")
    raise typer.Exit(1 if stale else 0)


if __name__ == "__main__":
    cli.run(main)
