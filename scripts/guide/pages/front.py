"""A page's front matter: known fields, plain text, told with file and line where it is anything else.

MkDocs publishes front matter that it cannot read as text, and takes a first line such as `Note: …` for front matter.
"""

import re
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, StringConstraints

from guide.core import yamlfile
from guide.core.characters import markup
from guide.core.errors import GuideError
from guide.core.paths import root

KEY = re.compile(r"^ {0,3}[A-Za-z0-9_-]+:(?!//)")  # what MkDocs takes for a field where there is no '---'


def _plain(value: str) -> str:
    if found := markup(value):
        raise ValueError(f"it holds markup: {found}")
    return value


Line = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=400, pattern=r"^[^\n]*$")
]


def _page(name: str) -> str:
    if not (root() / "docs" / name).is_file() or not name.endswith(".md"):
        raise ValueError(f"there is no page docs/{name}")
    return name


class Search(BaseModel):
    """How the page stands in the search index."""

    model_config = ConfigDict(extra="forbid", strict=True)

    exclude: bool = False
    boost: float = 1


class Front(BaseModel):
    """The fields that a page may have."""

    model_config = ConfigDict(extra="forbid", strict=True)

    title: Annotated[Line, AfterValidator(_plain)] | None = None  # the theme writes it as it is
    description: Line | None = None
    question: Line | None = None
    # The line above the text: what to know first, each with its page, such as `dispatch keys: dispatcher/index.md`,
    # or without one, and what the reader will be able to do, as one sentence.
    know: dict[Line, Annotated[Line, AfterValidator(_page)] | None] | None = None
    able: Annotated[Line, AfterValidator(_plain)] | None = None
    hide: list[Literal["navigation", "toc", "path", "footer"]] | None = None
    search: Search | None = None
    lang: Literal["zh"] | None = None  # of a page that is not English: the theme speaks it there too
    stylesheet: Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]+\.css$")] | None = None


def check(text: str, where: str) -> dict[str, Any]:
    """The fields of a page's text, validated; raises GuideError with the line of the fault."""
    lines = text.split("\n")
    first = next((number for number, line in enumerate(lines) if line.strip()), 0)
    if re.fullmatch(r"---[ \t]*", lines[first]) and (first or _has_fields(lines[1:])):
        if first:
            what = "front matter begins in the first line or not at all"
            raise GuideError(f"{where}:{first + 1}", what, "remove the lines above it")
        return _fields(lines, where)
    if KEY.match(lines[first]) and first == 0:
        what = f"MkDocs takes '{lines[0].strip()[:60]}' for front matter and does not show it"
        raise GuideError(
            f"{where}:1", what, "begin the page with a heading, or with front matter between '---'"
        )
    return {}


def _has_fields(rest: list[str]) -> bool:
    """Whether what follows a first '---' is meant as front matter rather than as a page below a rule."""
    return any(line.strip() for line in rest)


def _fields(lines: list[str], where: str) -> dict[str, Any]:
    end = next((n for n, line in enumerate(lines) if n and re.fullmatch(r"(---|\.\.\.)[ \t]*", line)), None)
    if end is None:
        raise GuideError(
            f"{where}:1", "the front matter is not ended", "add a line '---' below its last field"
        )
    data, _ = yamlfile.parse("\n".join(lines[1:end]) + "\n", where, first=2)
    if not isinstance(data, dict):
        raise GuideError(f"{where}:1", "the front matter is no list of fields", "write 'description: …'")
    for number, line in enumerate(lines[1:end], 2):
        key = line.partition(":")[0]
        if key in data:
            yamlfile.validate(f"{where}:{number}", {key: data[key]}, Front, "front matter")
    yamlfile.validate(f"{where}:1", data, Front, "front matter")
    return data
