"""Make a new chapter: folder, map, reading list, catalogue file and navigation entry."""

from typing import Annotated

import typer

from guide.core import cli
from guide.library import authoring


def main(
    name: Annotated[str, typer.Argument(help="the folder's name, such as sparse-tensors")],
    title: Annotated[str, typer.Argument(help="the title in the navigation")],
    question: Annotated[str, typer.Option(help="the question the chapter answers, in a reader's words")],
    description: Annotated[str, typer.Option(help="one sentence for search engines and previews")],
) -> None:
    """Make a chapter, or refuse before anything is written."""
    for path in authoring.new_chapter(name, title, question, description):
        typer.echo(f"written: {path}")
    typer.echo(f"Next: write docs/{name}/index.md, and add resources with scripts/add_resource.py {name} …")


if __name__ == "__main__":
    cli.run(main)
