"""Which page is being rendered, and errors that name its lines."""

import posixpath
from typing import Any

import click
from markdown import Markdown

from guide.core.errors import GuideError
from guide.core.paths import root
from guide.pages import documents


class PageFault(click.ClickException):
    """Stops the build with a message and no traceback: both engines run under click."""

    exit_code = 2  # as guide.core.cli ends on bad input


def path_of(md: Markdown) -> str | None:
    """The page's path below docs/, as MkDocs or Zensical tells it; None outside a site build."""
    if "relpath" in md.treeprocessors:
        mkdocs: Any = md.treeprocessors["relpath"]
        return str(mkdocs.file.src_uri)
    for processor in md.preprocessors:
        page = getattr(processor, "page", None)
        if page is not None and hasattr(page, "path"):
            return str(page.path)
    return None


def to(md: Markdown, target: str) -> str:
    """`target` (a path below docs/) as a link relative to the page being rendered."""
    here = path_of(md)
    return posixpath.relpath(target, posixpath.dirname(here) or ".") if here else target


def served(md: Markdown, target: str) -> str:
    """`target` (a path of the built site) relative to the page as it will be served; for raw HTML."""
    file = getattr(md.treeprocessors["relpath"], "file", None) if "relpath" in md.treeprocessors else None
    here = path_of(md) or "index.md"
    url = (
        file.url if file else here.removesuffix("index.md") if here.endswith("index.md") else f"{here[:-3]}/"
    )
    path = posixpath.relpath(target, url if url.endswith("/") else posixpath.dirname(url) or ".")
    return (
        f"{posixpath.dirname(path) or '.'}/" if path.endswith("/index.html") and url.endswith("/") else path
    )


def where(md: Markdown, text: str) -> str:
    """`docs/page.md:line` of a link's target, a block's header or any text, for a message."""
    here = path_of(md)
    docs = root() / "docs"
    for path in [docs / here] if here else sorted(docs.rglob("*.md")):
        if path.is_file() and (line := documents.read(path).line_of(text)):
            return f"docs/{path.relative_to(docs).as_posix()}:{line}"
    return f"docs/{here}" if here else "(this text)"


def fault(md: Markdown, text: str, what: str, cure: str = "") -> PageFault:
    """A PageFault about `text` on the page being rendered."""
    return PageFault(str(GuideError(where(md, text), what, cure)))


def placed(md: Markdown, text: str, error: GuideError) -> PageFault:
    """`error` with the page's own place put first."""
    what = error.what if error.where in ("", "None") else f"{error.where}: {error.what}"
    return PageFault(str(GuideError(where(md, text), what, error.cure)))
