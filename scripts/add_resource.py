"""Add a resource to the catalogue."""

from typing import Annotated

import typer

from guide.core import cli
from guide.core.paths import shown
from guide.library import authoring


def main(
    chapter: Annotated[str, typer.Argument(help="the chapter's folder name, such as autograd")],
    id: Annotated[str, typer.Option(help="kebab-case, stable: pages cite it")],
    title: Annotated[str, typer.Option(help="as the page gives it")],
    language: Annotated[str, typer.Option(help="ISO 639-1, such as en or zh")],
    kind: Annotated[
        str, typer.Option(help="article paper docs video course book repository forum tool community")
    ],
    level: Annotated[str, typer.Option(help="start deep reference historical skip unread aside")],
    basis: Annotated[str, typer.Option(help="read, summary or title: what the note rests on")],
    about: Annotated[
        str | None, typer.Option(help="what a reader learns from it, in your own words; not for level unread")
    ] = None,
    url: Annotated[str | None, typer.Option(help="its address")] = None,
    also: Annotated[list[str] | None, typer.Option(help="another address of it; may be given again")] = None,
    find: Annotated[str | None, typer.Option(help="how to find it, where no address is known")] = None,
    title_en: Annotated[
        str | None, typer.Option("--title-en", help="English gloss of a Chinese title")
    ] = None,
    author: Annotated[list[str] | None, typer.Option(help="may be given more than once")] = None,
    published: Annotated[str | None, typer.Option(help="2024, 2024-03 or 2024-03-31")] = None,
    describes: Annotated[str | None, typer.Option(help="the PyTorch it describes, such as 2.2")] = None,
    caution: Annotated[str | None, typer.Option(help="what has changed since or is wrong in it")] = None,
    series: Annotated[str | None, typer.Option(help="the series it is part of")] = None,
    part: Annotated[int | None, typer.Option(help="its number in the series")] = None,
) -> None:
    """Append one record to seeds/resources/CHAPTER.yml. Duplicates and bad fields are refused."""
    record = {
        "id": id, "title": title, "title_en": title_en, "url": url, "also": also or None, "find": find, "authors": author or None,
        "language": language, "published": published, "describes": describes, "kind": kind, "level": level,
        "about": about, "caution": caution, "basis": basis, "series": series, "part": part,
    }  # fmt: skip
    path = authoring.add_resource(chapter, {k: v for k, v in record.items() if v is not None})
    typer.echo(f"added to {shown(path)}; cite it as [](ref:{id})")


if __name__ == "__main__":
    cli.run(main)
