"""What the file that is running holds beside its code: programs, recorded outputs, pages, messages, operators."""

import json
import re
import zipfile
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from guide.core.errors import GuideError, nearest
from guide.experiments.hermetic import listing

DATA = "inside/"  # everything below it in the file
LITTLE = "little/change_queue"  # a program that imports the whole of the little PyTorch
EXERCISES = "cpp/exercises"  # a program that has all exercises beside it


@dataclass(frozen=True)
class Entry:
    """A program of the guide with what it printed: `files` are its text and its helpers' by name, the program first.

    `torch` is `none` where PyTorch takes no part; `others` are the other frameworks, each with what pip installs.
    """

    key: str
    title: str
    requires: tuple[str, ...]
    packages: tuple[str, ...]
    limit: int
    raises: str
    torch: str
    device: str
    output: str
    pages: tuple[str, ...]
    files: dict[str, str]
    others: dict[str, list[str]] = field(default_factory=dict)
    measured: str = ""


@dataclass(frozen=True)
class Explained:
    """A message that the guide explains; `at` is where that begins in the text of `page`, and its length in characters."""

    title: str
    address: str
    patterns: tuple[str, ...]
    page: str
    at: tuple[int, int]

    @property
    def text(self) -> str:
        """What the guide says of it."""
        start, length = self.at
        return page(self.page)[start : start + length]


@cache
def archive() -> Path:
    """The file that is running. GuideError where the package was not started from one."""
    for place in Path(__file__).parents:
        if place.is_file():
            return place
    raise GuideError(
        "inside", "this is the source, not the file that readers have", "make build, then site/inside.pyz"
    )


@cache
def text(name: str) -> str:
    """A text of the file, such as `places.tsv`."""
    with zipfile.ZipFile(archive()) as file:
        return file.read(DATA + name).decode("utf-8")


def repeated(key: str, source: str, output: str) -> dict[str, str]:
    """The marks that stand on a page for a program and its output, with what each stands for."""
    return {
        f"\0{key}.py\0": re.sub(r"\n{3,}", "\n\n", listing(source)).rstrip("\n"),
        f"\0{key}.out\0": output.rstrip("\n"),
    }


@cache
def _pages() -> dict[str, str]:
    return dict(json.loads(text("pages.json")))


@cache
def page(name: str) -> str:
    """A page's text."""
    whole = _pages()[name]
    for key in dict.fromkeys(re.findall(r"\0(.+?)\.(?:py|out)\0", whole)):
        entry = programs()[key]
        for mark, value in repeated(key, next(iter(entry.files.values())), entry.output).items():
            whole = whole.replace(mark, value)
    return whole


@cache
def about() -> dict[str, Any]:
    """The guide's release of PyTorch, its address, its pages by name."""
    return dict(json.loads(text("about.json")))


@cache
def programs() -> dict[str, Entry]:
    """Every program by `chapter/name`."""
    helpers, rows = json.loads(text("helpers.json")), json.loads(text("programs.json"))
    return {row["key"]: _entry(row, helpers) for row in rows}


def _entry(row: dict[str, Any], helpers: dict[str, str]) -> Entry:
    """A program from its row, with the helpers that many programs share."""
    listed = {name: tuple(row[name]) for name in ("requires", "packages", "pages")}
    beside = {name.rpartition("/")[2]: helpers[name] for name in row["helpers"]}
    kept = {name: value for name, value in row.items() if name != "helpers"}
    return Entry(**(kept | listed | {"files": row["files"] | beside}))


def chosen(words: list[str]) -> list[Entry]:
    """The programs of these chapters, pages or keys; all for none. GuideError for a word that is none of them."""
    found: dict[str, Entry] = {}
    for word in words or [""]:
        name = word.removeprefix("docs/").removesuffix(".md").strip("/")
        some = {
            key: entry
            for key, entry in programs().items()
            if not word or name in (key, key.partition("/")[0], *(p.removesuffix(".md") for p in entry.pages))
        }
        if not some:
            known = {*programs(), *(k.partition("/")[0] for k in programs())}
            known |= {p.removesuffix(".md") for e in programs().values() for p in e.pages}
            near = nearest(name, known)
            raise GuideError(
                word,
                "no chapter, page or experiment of that name",
                f"did you mean: {near}?" if near else "list shows them",
            )
        found |= some
    return list(found.values())


def unpack(folder: Path) -> Path:
    """Put the package's code into `folder`, for programs import from there what they share; the folder to import from."""
    with zipfile.ZipFile(archive()) as file:
        file.extractall(folder, [name for name in file.namelist() if not name.startswith(DATA)])
    return folder


def explained() -> list[Explained]:
    """The error index."""
    return [
        Explained(**{**row, "patterns": tuple(row["patterns"]), "at": tuple(row["at"])})
        for row in json.loads(text("errors.json"))
    ]
