"""The search's index: each section of each page, questions, cited symbols, bold terms, the glossary's names."""

import re
from collections import defaultdict
from html import escape
from pathlib import Path
from typing import Any

from lxml import html
from pydantic import BaseModel, ConfigDict

from guide.core import yamlfile
from guide.core.errors import GuideError
from guide.core.paths import read_text, root, shown
from guide.library import glossary, messages
from guide.pages import documents, navigation
from guide.site import colours, search_pieces, sections


class Word(BaseModel):
    """A Chinese word and the English words that this guide's pages have for it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    zh: glossary.Text
    en: list[glossary.Text]


_BOLD = re.compile(r"\*\*([^*]+)\*\*")


def write(site: Path, as_files: bool) -> None:
    """Write the search's index of a built site.

    `as_files` writes scripts and addresses pages as files, as the site for file:// does.
    """
    found = list[dict[str, Any]]()
    for page in sorted(documents.every(), key=_place):
        address = _address(page, as_files)
        file = site / address / ("" if as_files else "index.html")
        if not file.is_file():
            raise GuideError(shown(file), "no such file", "build the site first: make build")
        found += entries(page, address, read_text(file))
    write_entries(site, found, as_files)


def entries(page: documents.Page, address: str, markup: str) -> list[dict[str, Any]]:
    """The sections of a page's HTML, each with the address at which it begins."""
    asked = page.meta.get("search") or {}
    if asked.get("exclude"):
        return []
    article = html.document_fromstring(colours.without(markup)).find(".//article")
    name, says = str(page.meta.get("title", page.title)), escape(str(page.meta.get("description", "")))
    return [
        {
            "location": f"{address}#{section.anchor}" if section.anchor else address,
            "title": "".join(section.title).strip() or str(page.meta.get("title", page.title)),
            "text": "".join(section.text).strip(),
            **({} if section.anchor else {"name": name, "says": says}),
        }
        for section in sections.of_article(article)
    ]


def write_entries(site: Path, found: list[dict[str, Any]], as_files: bool) -> None:
    """Write the index of all pages' entries, completed with what the pages' sources say of them."""
    index: dict[str, Any] = {"docs": found}
    places = {doc["location"]: doc for doc in index["docs"]}
    pages = sorted(documents.every(), key=_place)
    numbers = {_address(page, as_files): n for n, page in enumerate(pages)}
    for page in pages:
        address = _address(page, as_files)
        _add_names(page, address, places)
        index["docs"] += _questions(page, address)
    for message in messages.every():
        address = _address(documents.read(root() / "docs" / message.page), as_files)
        if entry := places.get(f"{address}#{message.anchor}"):
            wordings = " ".join(f"<p>{escape(p.replace('{}', ' '))}</p>" for p in message.patterns)
            entry |= {"title": escape(message.title), "kind": "error", "text": entry["text"] + wordings}
    for doc in index["docs"]:
        doc["page"] = numbers[doc["location"].partition("#")[0]]
    chapters = {folder.path.name: folder.title or "" for folder in navigation.read().folders()}
    index["pages"] = [
        [
            _address(page, as_files),
            str(page.meta.get("title", page.title)),
            chapters.get(page.name.partition("/")[0], ""),
        ]
        for page in pages
    ]
    index["terms"] = [
        {
            "names": [name.casefold() for name in term.names],
            "page": _address(documents.read(root() / "docs" / term.page), as_files),
            "anchor": term.anchor,
            "means": term.means,
        }
        for term in glossary.terms()
    ]
    words = root() / "seeds/chinese.yml"
    known = yamlfile.records(words, Word, "zh") if words.is_file() else []  # a guide may have none
    index["chinese"] = {word.zh: [name.casefold() for name in word.en] for word, _ in known}
    search_pieces.write(site, index, as_files)


def _place(page: documents.Page) -> tuple[str, bool, str]:
    """A folder's own page before the others: where two answers are as good, the first comes first."""
    return page.name.rpartition("/")[0], page.path.name != "index.md", page.name


def _address(page: documents.Page, as_files: bool) -> str:
    return page.name.removesuffix(".md") + ".html" if as_files else page.address


def _add_names(page: documents.Page, address: str, sections: dict[str, Any]) -> None:
    """Give each section the symbols and operators that it cites (`names`), and what it sets in bold (`bold`)."""
    names, bold = defaultdict[str, dict[str, None]](dict), defaultdict[str, dict[str, None]](dict)
    lines = page.source.split("\n")
    for sentence in page.sentences:
        head = sentence.section
        place = f"{address}#{head.anchor}" if head and head.level > 1 else address
        for link in sentence.links:
            if link.startswith(("src:", "op:")):
                names[place][link.partition(":")[2].rpartition("#")[2]] = None
        bold[place] |= dict.fromkeys(_BOLD.findall(lines[sentence.line - 1]))
    for place in names.keys() | bold.keys():
        if doc := sections.get(place):
            doc["names"], doc["bold"] = " ".join(names[place]), list(bold[place])


def _questions(page: documents.Page, address: str) -> list[dict[str, str]]:
    """Each question of a page as an entry of its own: the question as title, the answer as text."""
    answers = defaultdict[int, list[str]](list)
    for sentence in page.sentences:
        if sentence.block and sentence.block.name == "question" and sentence.kind == "answer":
            answers[sentence.block.line].append(sentence.text)
    return [
        {
            "location": f"{address}#{documents.question_anchor(block.argument)}",
            "title": re.sub(r"[`*]", "", block.argument),
            "text": " ".join(answers[block.line]),
            "kind": "question",
        }
        for block in page.blocks
        if block.name == "question"
    ]
