"""Adding chapters and resources: refused before anything is written, or written whole."""

import os
import re
import shutil
import tempfile
from pathlib import Path

import yaml

from guide.core import yamledit, yamlfile
from guide.core.characters import markup
from guide.core.errors import GuideError
from guide.core.paths import (
    locked,
    os_fault,
    read_text,
    refuse_deceptive,
    root,
    shown,
    write_whole,
)
from guide.library import catalogue
from guide.library.chapters import chapters

LONGEST = 60  # characters of a chapter's name: it stands in addresses and file names


def add_resource(chapter: str, record: dict[str, object]) -> Path:
    """Append one record to a chapter's file of the catalogue; raises GuideError on bad or duplicate input."""
    known = [c.id for c in chapters()]
    if chapter not in known:
        raise GuideError(chapter, "no such chapter", f"one of: {', '.join(known)}")
    path = root() / "seeds" / "resources" / f"{chapter}.yml"
    with locked(path):
        for name, value in record.items():
            refuse_deceptive(str(value), f"--{name}")
        cat = catalogue.load()
        resource = yamlfile.validate(
            "the new record", record, catalogue.Resource, str(record.get("id", "(no id)"))
        )
        _refuse_duplicate(cat, resource)
        before = read_text(path, newline=True) if path.exists() else ""
        write_whole(path, yamledit.append_record(before, record, shown(path)))
    return path


def _refuse_duplicate(cat: catalogue.Catalogue, resource: catalogue.Resource) -> None:
    if resource.id in cat.resources:
        raise GuideError(cat.where[resource.id], f"the id '{resource.id}' is taken", "choose another id")
    for other in cat.resources.values():
        if set(map(catalogue.same_address, other.addresses)) & set(
            map(catalogue.same_address, resource.addresses)
        ):
            raise GuideError(
                cat.where[other.id], f"this address is catalogued as '{other.id}'", f"cite it: ref:{other.id}"
            )
        if other.about and resource.about and other.about.casefold() == resource.about.casefold():
            raise GuideError(
                cat.where[other.id],
                f"'{other.id}' has the same 'about', word for word",
                "say what this one teaches",
            )


def new_chapter(ident: str, title: str, question: str, description: str) -> list[Path]:
    """Make a chapter's folder, map, reading list, catalogue file and navigation entry; returns what was written.

    All or nothing, but for a kill: the folder is made whole under another name, and the navigation names it last.
    """
    docs = root() / "docs"
    nav, seeds = docs / ".pages", root() / "seeds" / "resources" / f"{ident}.yml"
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", ident) or len(ident) > LONGEST:
        what = f"a chapter's name is lower-case words joined by hyphens, at most {LONGEST} characters"
        raise GuideError(ident[:200], what, "such as 'sparse-tensors'")
    for name, value in (("title", title), ("question", question), ("description", description)):
        _refuse_text(name, value)
    with locked(nav, seeds):
        if os.path.lexists(docs / ident):
            raise GuideError(f"docs/{ident}", "that folder exists", "choose another name")
        if title.casefold() in {c.title.casefold() for c in chapters()}:
            raise GuideError(title, "a chapter has that title", "choose another title")
        if (old := os.path.lexists(seeds)) and yamlfile.load(seeds)[0]:
            raise GuideError(shown(seeds), "that file holds resources", "choose another name, or move them")
        wanted = yamledit.insert_name(read_text(nav, newline=True), "nav", ident, "library", shown(nav))
        files = _files(ident, title, question, description)
        try:
            with tempfile.TemporaryDirectory(prefix=f".{ident}.part", dir=root()) as part:
                for name, text in files.items():
                    write_whole(Path(part, ident, name), text)
                if not old:
                    write_whole(seeds, "[]\n")
                Path(part, ident).rename(docs / ident)
            write_whole(nav, wanted)
        except BaseException as error:
            shutil.rmtree(docs / ident, ignore_errors=True)
            if not old:
                seeds.unlink(missing_ok=True)
            if isinstance(error, OSError):
                raise os_fault(error, error.filename or docs / ident) from None
            raise
    return [Path(shown(p)) for p in (*(docs / ident / name for name in files), seeds, nav)]


def _refuse_text(name: str, value: str) -> None:
    """One line of text that may stand in a title, in front matter and in a page."""
    where = f"--{name}"
    refuse_deceptive(value, where)
    if not value.strip():
        raise GuideError(where, "it is empty", "say it in one line")
    if "\n" in value or "\r" in value:
        raise GuideError(where, "it has several lines", "say it in one line")
    if len(value) > 400:
        raise GuideError(where, f"it has {len(value)} characters", "say it in at most 400")
    if found := markup(value):
        raise GuideError(where, f"it holds markup: {found}", "say it in plain words")
    if re.match(r"\s*(/{3,}|---|\.\.\.|#|```|~~~|>|[-*+] )", value):
        raise GuideError(where, "it begins like Markdown's own marks", "begin it with a word")


def _files(ident: str, title: str, question: str, description: str) -> dict[str, str]:
    """The files of the new folder by name."""

    def yml(data: dict[str, object]) -> str:
        return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=10_000)

    front = yml({"question": question, "description": description})
    reads = yml({"description": f"What to read on: {title}."})
    heading = title if re.match(r"[A-Z]{2}|\w+[A-Z]", title) else title[0].lower() + title[1:]
    return {
        ".pages": yml({"title": title, "nav": ["index.md", "reading.md"]}),
        "index.md": f"---\n{front}---\n\n# {title}\n\n{question}\n\n{description}\n\n[Reading list](reading.md)\n",
        "reading.md": f"---\n{reads}---\n\n# Reading list: {heading}\n\n/// reading-list | {ident}\n///\n",
    }
