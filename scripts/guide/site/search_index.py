"""The search's index: MkDocs' own, with what it leaves out: questions, cited symbols, bold terms, the glossary's names."""

import json
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict

from guide.core import yamlfile
from guide.core.errors import GuideError
from guide.core.paths import read_text, root, shown, write_whole
from guide.library import glossary
from guide.pages import documents


class Word(BaseModel):
    """A Chinese word and the English words that this guide's pages have for it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    zh: glossary.Text
    en: list[glossary.Text]


_BOLD = re.compile(r"\*\*([^*]+)\*\*")


def write(site: Path, as_files: bool) -> None:
    """Complete `search/search_index.json`, and write it as a script too: pages opened from file:// may not fetch.

    `as_files` addresses pages as files, as the site for file:// does.
    """
    path = site / "search" / "search_index.json"
    if not path.is_file():
        raise GuideError(shown(path), "no such file", "build the site first: make build")
    index = json.loads(read_text(path))
    sections = {doc["location"]: doc for doc in index["docs"]}
    for page in documents.every():
        address = page.name.removesuffix(".md") + ".html" if as_files else page.address
        _add_names(page, address, sections)
        index["docs"] += _questions(page, address)
    index["terms"] = [
        {"names": [name.casefold() for name in term.names], "page": _address(term.page, as_files)}
        for term in glossary.terms()
    ]
    words = root() / "seeds/chinese.yml"
    known = yamlfile.records(words, Word, "zh") if words.is_file() else []  # a guide may have none
    index["chinese"] = {word.zh: [name.casefold() for name in word.en] for word, _ in known}
    text = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    write_whole(path, text + "\n")
    write_whole(path.with_suffix(".js"), f"window.__searchIndex={text};\n")


def _address(name: str, as_files: bool) -> str:
    page = documents.read(root() / "docs" / name)
    return name.removesuffix(".md") + ".html" if as_files else page.address


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
