"""Which page is being rendered, and errors that name its lines."""

import posixpath
import re

import click
from markdown import Markdown

from guide.errors import GuideError
from guide.paths import root


class PageFault(click.ClickException):
    """Stops the build with a message and no traceback: both engines run under click."""


def path_of(md: Markdown) -> str | None:
    """The page's path below docs/, as MkDocs or Zensical tells it; None outside a site build."""
    if "relpath" in md.treeprocessors:
        return md.treeprocessors["relpath"].file.src_uri
    for processor in md.preprocessors:
        page = getattr(processor, "page", None)
        if page is not None and hasattr(page, "path"):
            return page.path
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
    """`docs/page.md:line` of the first line that holds `text`, for a message."""
    page = path_of(md)
    docs = root() / "docs"
    files = [docs / page] if page else sorted(docs.rglob("*.md"))
    for path in files:
        if path.is_file():
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if re.search(re.escape(text) + r"(?![\w-])", line):
                    return f"docs/{path.relative_to(docs).as_posix()}:{number}"
    return f"docs/{page}" if page else "(this text)"


def fault(md: Markdown, text: str, what: str, cure: str = "") -> PageFault:
    """A PageFault about `text` on the page being rendered."""
    return PageFault(str(GuideError(where(md, text), what, cure)))


def placed(md: Markdown, text: str, error: GuideError) -> PageFault:
    """`error` with the page's own place put first."""
    return PageFault(str(GuideError(where(md, text), error.what, error.cure)))
