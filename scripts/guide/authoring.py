"""Adding chapters and resources: refused before anything is written, or written whole."""

import re
from pathlib import Path

import yaml

from guide import catalogue, yamlfile
from guide.chapters import chapters
from guide.errors import GuideError
from guide.paths import root, shown, write_whole


def add_resource(chapter: str, record: dict) -> Path:
    """Append one record to a chapter's file of the catalogue; raises GuideError on bad or duplicate input."""
    known = [c.id for c in chapters()]
    if chapter not in known:
        raise GuideError(chapter, "no such chapter", f"one of: {', '.join(known)}")
    cat = catalogue.load()
    resource = yamlfile.validate(
        "the new record", record, catalogue.Resource, str(record.get("id", "(no id)"))
    )
    if resource.id in cat.resources:
        raise GuideError(cat.where[resource.id], f"the id '{resource.id}' is taken", "choose another id")
    for other in cat.resources.values():
        if (
            resource.url
            and other.url
            and catalogue.same_address(other.url) == catalogue.same_address(resource.url)
        ):
            raise GuideError(
                cat.where[other.id], f"this address is catalogued as '{other.id}'", f"cite it: ref:{other.id}"
            )
        if other.about.casefold() == resource.about.casefold():
            raise GuideError(
                cat.where[other.id],
                f"'{other.id}' has the same 'about', word for word",
                "say what this one teaches",
            )
    path = root() / "seeds" / "resources" / f"{chapter}.yml"
    before = path.read_text(encoding="utf-8") if path.is_file() else ""
    text = yaml.safe_dump([record], allow_unicode=True, sort_keys=False, width=10_000)
    empty = not before.strip() or before.strip() == "[]"
    write_whole(path, text if empty else before.rstrip("\n") + "\n" + text)
    return path


def new_chapter(ident: str, title: str, question: str, description: str) -> list[Path]:
    """Make a chapter's folder, map, reading list, catalogue file and navigation entry; returns what was written."""
    docs = root() / "docs"
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", ident):
        raise GuideError(
            ident, "a chapter's name is lower-case words joined by hyphens", "such as 'sparse-tensors'"
        )
    if (docs / ident).exists():
        raise GuideError(f"docs/{ident}", "that folder exists", "choose another name")
    if title.casefold() in {c.title.casefold() for c in chapters()}:
        raise GuideError(title, "a chapter has that title", "choose another title")
    for name, value in (("title", title), ("question", question), ("description", description)):
        if not value.strip():
            raise GuideError(f"--{name}", "it is empty", "say it in one line")
    nav = docs / ".pages"
    yamlfile.load(nav)
    lines = nav.read_text(encoding="utf-8").splitlines()
    place = next((i for i, line in enumerate(lines) if line.strip() == "- library"), len(lines))
    lines.insert(place, f"  - {ident}")
    front = yaml.safe_dump(
        {"question": question, "description": description}, allow_unicode=True, sort_keys=False, width=10_000
    )
    reads = yaml.safe_dump({"description": f"What to read on: {title}."}, allow_unicode=True, width=10_000)
    heading = title if re.match(r"[A-Z]{2}|\w+[A-Z]", title) else title[0].lower() + title[1:]
    files = {
        docs / ident / ".pages": yaml.safe_dump(
            {"title": title, "nav": ["index.md", "reading.md"]}, sort_keys=False, allow_unicode=True
        ),
        docs
        / ident
        / "index.md": f"---\n{front}---\n\n# {title}\n\n{question}\n\n{description}\n\n[Reading list](reading.md)\n",
        docs
        / ident
        / "reading.md": f"---\n{reads}---\n\n# Reading list: {heading}\n\n/// reading-list | {ident}\n///\n",
        root() / "seeds" / "resources" / f"{ident}.yml": "[]\n",
        nav: "\n".join(lines) + "\n",
    }
    for path, text in files.items():
        write_whole(path, text)
    return [Path(shown(p)) for p in files]
