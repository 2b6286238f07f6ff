"""The questions that the chapters ask: by chapter for the page of review, and all of them as a deck for Anki."""

import json
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urljoin

from lxml import etree, html

from guide.core.paths import read_text, write_whole
from guide.library.chapters import chapters
from guide.pages import documents, navigation
from guide.site import colours

DECK = "inside-pytorch-anki.txt"
# Of Anki's text format: the columns are a note's own name, its deck, front and back.
_HEAD = "#separator:tab\n#html:true\n#notetype:Basic\n#guid column:1\n#deck column:2\n"


@dataclass(frozen=True)
class Question:
    """One question; `place` is its address below the site's root, front and back are HTML with links from there."""

    place: str
    page: str
    front: str
    back: str


def write(site: Path, address: str, as_files: bool) -> None:
    """Write `review/CHAPTER.json`, as a script for file://, and the deck, whose links lead to `address`."""
    known, rows = read(site, as_files), []
    for chapter in chapters():
        found = known[chapter.id]
        text = json.dumps([list(vars(one).values()) for one in found], ensure_ascii=False)
        name, text = (
            (f"{chapter.id}.js", f"window.__review={text};") if as_files else (f"{chapter.id}.json", text)
        )
        write_whole(site / "review" / name, text + "\n", durable=False)
        for one in found:
            said = f'{one.back}<p><a href="{one.place}">{one.page}</a></p>'
            sides = [_based(side, address).replace("\n", "<br>" if "<pre" in side else " ") for side in (one.front, said)]  # fmt: skip
            cells = [one.place, f"Inside PyTorch::{chapter.title}", *sides]
            rows.append("\t".join(" ".join(cell.split("\t")) for cell in cells))
    write_whole(site / DECK, _HEAD + "\n".join(rows) + "\n", durable=False)


def read(site: Path, as_files: bool) -> dict[str, list[Question]]:
    """The questions of a built site by chapter, in reading order."""
    found = defaultdict[str, list[Question]](list)
    for page in map(documents.read, navigation.read().pages()):
        if not any(block.name == "question" for block in page.blocks):
            continue
        address = page.name.removesuffix(".md") + ".html" if as_files else page.address
        file = site / address / ("" if as_files else "index.html")
        article = html.fromstring(colours.without(read_text(file))).find(".//article")
        for fold in article.iterfind(".//details[@class='question']"):
            for link in fold.iter("a"):
                link.set("href", urljoin(address, link.get("href", "")))
                for name in ("class", "title"):
                    link.attrib.pop(name, None)
            front, *back = [_inner(part) for part in fold]
            name = str(page.meta.get("title", page.title))
            asked = Question(f"{address}#{fold.get('id')}", name, front, "".join(back))
            found[page.name.partition("/")[0]].append(asked)
    return found


def _inner(part: html.HtmlElement) -> str:
    """A part of a question as HTML; of its summary what stands in it."""
    text = etree.tostring(part, encoding="unicode", method="html", with_tail=False)
    return text.partition(">")[2].removesuffix("</summary>") if part.tag == "summary" else str(text)


def _based(markup: str, address: str) -> str:
    """`markup` with links that lead from anywhere."""
    tree = html.fragment_fromstring(markup, create_parent="div")
    tree.make_links_absolute(address)
    return "".join([tree.text or "", *(html.tostring(part, encoding="unicode") for part in tree)])
