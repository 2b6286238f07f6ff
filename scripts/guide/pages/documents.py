"""The one reader of the pages: front matter, headings, sentences, links and blocks, each with its line.

A page is parsed by the extensions that mkdocs.yml names, with the guide's own rendering left out: what is cited,
said and embedded can be asked before any of it is proved.
"""

import hashlib
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as etree

import yaml
from markdown import Markdown
from markdown.extensions.toc import slugify
from markdown.util import HTML_PLACEHOLDER_RE
from mkdocs.exceptions import ConfigurationError
from mkdocs.utils.meta import get_data
from mkdocs.utils.yaml import yaml_load
from pymdownx.blocks import RE_START, BlocksExtension, BlocksProcessor
from pymdownx.blocks.block import Block as MarkdownBlock

from guide.core.errors import GuideError
from guide.core.paths import home, read_text, root, shown
from guide.pages import filled, front

_Yaml: type[yaml.SafeLoader] = getattr(
    yaml, "CSafeLoader", yaml.SafeLoader
)  # ten times as fast, where it is there
# What MkDocs adds to the list of any mkdocs.yml; tests/unit/pages/test_pages.py compares with MkDocs itself.
LARGEST = 120_000  # bytes of a page; ours have 27,000 at most, and the time grows with them
BUILT_IN = ("toc", "tables", "fenced_code")
# Options of blocks that quote what PyTorch prints, and the short title of a page, which is a name.
NO_PROSE = ("pattern", "message", "title")


@dataclass(frozen=True)
class Heading:
    """A heading with its level (1 to 6), its text without marks, and the anchor the site gives it."""

    line: int
    level: int
    text: str
    anchor: str


@dataclass(frozen=True)
class Block:
    """One `/// name | argument` with its options, as they are written, and the block around it."""

    line: int
    name: str
    argument: str
    options: dict[str, str] = field(hash=False)
    around: "Block | None" = None

    @property
    def header(self) -> str:
        """The line that opens the block."""
        return f"/// {self.name} | {self.argument}" if self.argument else f"/// {self.name}"


@dataclass(frozen=True)
class Link:
    """Where a link or an image leads, as it is written."""

    line: int
    href: str


@dataclass(frozen=True)
class Sentence:
    """A line of prose (style rule S9), or one cell of a table.

    `kind` is `paragraph`, `item`, `heading`, `cell` or `quote`; inside a block `answer`, `caption` or `see` (what
    stands under an experiment's output); `question`, `predict`, `alt` for a block's own text; `description` and
    its like for a field of the front matter.
    """

    line: int
    text: str  # as it is read: no marks, code and link texts kept, the release filled in, white space single
    kind: str
    links: tuple[str, ...] = ()
    block: Block | None = None
    section: Heading | None = None
    written: str = ""  # `text` before the build fills it in, where it does

    @property
    def digest(self) -> str:
        """SHA-256 of what is written and of where its links lead, shortened: the sentence's name in a ledger."""
        return hashlib.sha256("\n".join((self.written or self.text, *self.links)).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Page:
    """One Markdown file, read. Lines count from 1 in the file, front matter included."""

    path: Path
    source: str = field(repr=False)
    meta: dict[str, Any] = field(hash=False)
    headings: tuple[Heading, ...]
    blocks: tuple[Block, ...]
    links: tuple[Link, ...]
    sentences: tuple[Sentence, ...]

    @property
    def name(self) -> str:
        """The path below docs/, as MkDocs names it; the file's name for a page elsewhere."""
        docs = root() / "docs"
        return self.path.relative_to(docs).as_posix() if self.path.is_relative_to(docs) else self.path.name

    @property
    def title(self) -> str:
        """`title` of the front matter, else the first heading of the first level, else the file's name."""
        heads = (heading.text for heading in self.headings if heading.level == 1)
        return str(self.meta.get("title") or next(heads, self.path.stem))

    @property
    def address(self) -> str:
        """The page's address below the site's base: `a/b.md` → `a/b/`, `a/index.md` → `a/`."""
        if self.path.name == "index.md":
            return self.name.removesuffix("index.md")
        return self.name.removesuffix(".md") + "/"

    @property
    def prose(self) -> tuple[Sentence, ...]:
        """The sentences with the cells of a table's row as one: what an audit reads and an upgrade lists."""
        out: list[Sentence] = []
        for one in self.sentences:
            if one.kind in NO_PROSE:
                continue
            last = out[-1] if out else None
            if last and one.kind == "cell" and (last.kind, last.line) == ("cell", one.line):
                written = f"{last.written or last.text} | {one.written or one.text}"
                text = f"{last.text} | {one.text}"
                written = "" if written == text else written
                out[-1] = replace(last, text=text, written=written, links=last.links + one.links)
            else:
                out.append(one)
        return tuple(out)

    def line_of(self, text: str) -> int | None:
        """The line of a link's target or a block's header; else the first line that holds `text`; else None."""
        for link in self.links:
            if link.href == text:
                return link.line
        for block in self.blocks:
            if block.header == text:
                return block.line
        whole = re.compile(re.escape(text) + (r"(?![\w-])" if re.search(r"[\w-]$", text) else ""))
        lines = enumerate(self.source.splitlines(), 1)
        return next((number for number, line in lines if whole.search(line)), None)


def read(path: Path) -> Page:
    """The page at `path`, parsed again only when the file has changed. GuideError when it cannot be read."""
    try:
        stamp = path.stat()
    except OSError:
        raise GuideError(shown(path), "no such page", "mend the name that points at it") from None
    return _read(path, stamp.st_mtime_ns, stamp.st_size)


def every(docs: Path | None = None) -> list[Page]:
    """All pages below `docs`, sorted by path."""
    return [read(path) for path in sorted((docs or root() / "docs").rglob("*.md"))]


@lru_cache(maxsize=1024)
def _read(path: Path, _mtime: int, _size: int) -> Page:
    return parse(read_text(path, LARGEST), path)


def parse(source: str, path: Path) -> Page:
    """`source` (as `read_text` gives it) as the page at `path`; GuideError for bad front matter."""
    front.check(source, shown(path))
    body, meta = get_data(source)
    before = source.count("\n") - body.count("\n")
    found = _Findings()
    found.fields(source.split("\n")[:before])
    try:
        found.walk(*_tree(_marked(path, filled.filled(body), before)))
    except GuideError as error:
        line = next((n for n, text in enumerate(source.split("\n"), 1) if error.where in text), 1)
        raise GuideError(f"{shown(path)}:{line}", f"{error.where}: {error.what}", error.cure) from None
    headings, blocks = tuple(found.headings), tuple(found.blocks)
    said = (
        tuple(_as_written(s, source.split("\n")) for s in found.sentences)
        if "{{ " in source
        else tuple(found.sentences)
    )
    return Page(path, source, meta, headings, blocks, tuple(found.links), said)


def _as_written(sentence: Sentence, lines: list[str]) -> Sentence:
    """A sentence that knows how its line is written, where the build fills something in."""
    text = filled.written(sentence.text, lines[sentence.line - 1])
    return sentence if text == sentence.text else replace(sentence, written=text)


# Python-Markdown's tree keeps no lines. So each line of prose carries a mark through the parser: one character of
# the private use area whose code is the line's number. Where the mark lands, the line's text has ended.
_FIRST, _LAST = 0xE000, 0xF8FF
_MARK = re.compile(f"[{chr(_FIRST)}-{chr(_LAST)}]")
# What must stay the last thing of its line for Markdown to know it: the mark goes before.
_TAIL = re.compile(r"""(?:\s|\||"|'|\\|\#|\{[^{}]*\}|</\w+>)*$""")
# Lines that mean something as a whole: fences, rules, ends of blocks, references, tags, an option's first line.
_WHOLE = re.compile(
    r"\s*(?:```|~~~|/{3,}\s*$|[-:|=*_\s]+$|\[[^\]^][^\]]*\]:\s|<[^>]*>$|[!?]{3}\+?\s+\w+$|[\w-]+:\s*[|>][+-]?$)"
)


def _marked(path: Path, body: str, before: int) -> str:
    lines = body.split("\n")
    if before + len(lines) > _LAST - _FIRST:
        raise GuideError(shown(path), f"a page of {len(lines)} lines is too long to read", "split it")
    return "\n".join(_with_mark(line, chr(_FIRST + n)) for n, line in enumerate(lines, before + 1))


def _with_mark(line: str, mark: str) -> str:
    if (header := RE_START.match(line)) and header[2]:
        return line.rstrip() + (mark if header[3] is not None else f" | {mark}")
    if not line.strip() or _WHOLE.match(line):
        return line
    tail = _TAIL.search(line)
    at = tail.start() if tail else len(line)
    return line[:at] + mark + line[at:] if line[:at].strip() else line


class _AnyBlock(MarkdownBlock):
    """A block of any name: what it is given, and its content parsed as it would be."""

    ARGUMENT = None

    def _validate(self, parent: etree.Element, arg: Any, **options: Any) -> bool:
        self.argument, self.options = arg or "", options
        return True

    def _create(self, parent: etree.Element) -> etree.Element:
        return self.on_create(parent)

    def on_create(self, parent: etree.Element) -> etree.Element:
        """An element that carries what the block was given, its prose as children to be parsed."""
        written = {name: str(value) for name, value in self.options.items()}
        box = etree.SubElement(parent, "div", {"data-block": self.NAME, "data-argument": self.argument})
        box.set("data-options", json.dumps(written))
        for name, text in {"": self.argument, **written}.items():
            if not _is_key(text):
                etree.SubElement(box, "p", {"data-part": name}).text = text
        return box


def _is_key(text: str) -> bool:
    """Whether an argument or an option is a name (`chapter/figure_name`) and not prose."""
    return re.fullmatch(r"[\w./:-]*", _MARK.sub("", text)) is not None


class _Blocks(BlocksExtension):
    """Stands in the place of the guide's own extension: every block is known, none is rendered."""

    def extendMarkdownBlocks(self, md: Markdown, block_mgr: BlocksProcessor) -> None:
        """Called by Python-Markdown; names are registered as pages bring them."""
        self.manager = block_mgr

    def learn(self, source: str) -> None:
        """Make the blocks of `source` known."""
        for _, name, _ in RE_START.findall(source):
            if name.lower() not in self.manager.blocks:
                self.manager.register(type("_Named", (_AnyBlock,), {"NAME": name.lower()}), {})


def question_anchor(question: str) -> str:
    """The address of a question on its page, from its text as it is written."""
    return "question-" + slugify(re.sub(r"[`*]", "", question), "-")[:80].strip("-")


def settings() -> dict[str, Any]:
    """mkdocs.yml as MkDocs reads it, with the environment and `INHERIT` resolved."""
    path = root() / "mkdocs.yml"
    path = path if path.is_file() else home() / "mkdocs.yml"  # a test's small repository has none
    return _settings(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=2)
def _settings(path: Path, _mtime: int) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            data = yaml_load(file)
    except (yaml.YAMLError, ConfigurationError) as error:
        what = " ".join(str(error).rpartition("configuration file: ")[2].split())
        raise GuideError(shown(path), f"not valid YAML: {what}", "mend it, or take it from git") from None
    if not isinstance(data, dict):
        raise GuideError(shown(path), "settings are wanted, 'name: value' on each line", "take it from git")
    return data


def extensions() -> dict[str, dict[str, Any]]:
    """The site's Markdown extensions, the guide's own left out, with their settings, in the site's order."""
    listed = settings().get("markdown_extensions") or {}
    named = {name: dict(listed.get(name) or {}) for name in (*BUILT_IN, *listed)}
    return {name: given for name, given in named.items() if not name.startswith("guide.")}


@lru_cache(maxsize=1)
def _parser(_settings_time: int) -> tuple[Markdown, _Blocks]:
    used, blocks = extensions(), _Blocks()
    # Colours and signs beside headings cost time and are no part of what is said.
    used.setdefault("pymdownx.highlight", {})["use_pygments"] = False
    used["toc"]["permalink"] = False
    return Markdown(extensions=[*used, blocks], extension_configs=used), blocks


def _tree(source: str) -> tuple[etree.Element, list[str | etree.Element]]:
    """The page's tree after every tree processor, and the raw HTML that it refers to."""
    path = root() / "mkdocs.yml"
    md, blocks = _parser(path.stat().st_mtime_ns if path.is_file() else 0)
    blocks.learn(source)
    md.reset()
    lines = source.split("\n")
    for before in md.preprocessors:
        lines = before.run(lines)
    tree = md.parser.parseDocument(lines).getroot()
    assert tree is not None
    for after in md.treeprocessors:
        tree = after.run(tree) or tree
    return tree, md.htmlStash.rawHtmlBlocks


_KINDS = {"li": "item", "td": "cell", "th": "cell", "blockquote": "quote"}
_IN_BLOCK = {"question": "answer", "figure": "caption", "experiment": "see"}
_HEADS = ("h1", "h2", "h3", "h4", "h5", "h6")
_INLINE = {"a", "abbr", "b", "br", "code", "del", "em", "i", "img", "ins", "kbd", "mark", "q", "s", "small", "span",
           "strong", "sub", "sup", "u", "wbr"}  # fmt: skip
_NOT_SAID = {"pre", "script", "style", "svg"}


@dataclass
class _Piece:
    """Text whose line is not known yet: the next mark tells."""

    kind: str
    head: tuple[int, str] | None
    block: Block | None
    text: str = ""
    links: list[str] = field(default_factory=list)


class _Findings:
    """Walks the tree in document order and closes a piece of text where its line ends."""

    def __init__(self) -> None:
        self.headings: list[Heading] = []
        self.blocks: list[Block] = []
        self.links: list[Link] = []
        self.sentences: list[Sentence] = []
        self.pieces: list[_Piece] = []
        self.kind = ["paragraph"]
        self.around: list[Block | None] = [None]
        self.head: tuple[int, str] | None = None
        self.fresh = True
        self.line = 0  # of a mark that was met, until its line ends
        self.last = 1

    def fields(self, front: list[str]) -> None:
        """The front matter's texts, each on the line of its key."""
        text = "\n".join(front[1:]).partition("\n---")[0]
        node = yaml.compose(text, Loader=_Yaml) if front else None
        if isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                if isinstance(value, yaml.ScalarNode) and " " in value.value.strip():
                    line = key.start_mark.line + 2
                    self.sentences.append(Sentence(line, " ".join(value.value.split()), str(key.value)))
                    self.last = line

    def walk(self, tree: etree.Element, stash: list[str | etree.Element]) -> None:
        """Find everything below `tree`."""
        self.stash = stash
        self._element(tree)
        self._close(self.line or self.last)

    def _element(self, element: etree.Element) -> None:
        tag, given = str(element.tag), element.attrib
        if tag in _NOT_SAID or given.get("class") in ("footnote-ref", "footnote-backref"):
            return
        if given.get("class") == "admonition-title" and not _MARK.search("".join(element.itertext())):
            return  # the kind's own name, which the page does not write
        opened = self._open(element, tag)
        if tag == "br":
            self._said(" ")
        for name in ("href", "src"):
            if name in given:
                self._piece().links.append(given[name])
        self._text(element.text)
        for child in element:
            self._element(child)
            self._text(child.tail)
        opened()

    def _open(self, element: etree.Element, tag: str) -> Callable[[], None]:
        """Begin an element; what is returned ends it."""
        if tag in _INLINE:
            return lambda: None
        self._boundary()
        kind = _KINDS.get(tag, self.kind[-1])
        if "data-block" in element.attrib:
            return self._block(element)
        if (part := element.get("data-part")) is not None:
            kind = part or "question"
        elif tag in _HEADS:
            kind, self.head = "heading", (int(tag[1]), element.get("id", ""))
        elif (block := self.around[-1]) and block.name in _IN_BLOCK:
            kind = _IN_BLOCK[block.name]
        self.kind.append(kind)

        def end() -> None:
            self._boundary()
            self.kind.pop()
            self.head = None

        return end

    def _block(self, element: etree.Element) -> Callable[[], None]:
        name, argument = element.attrib["data-block"], element.attrib["data-argument"]
        options = json.loads(element.attrib["data-options"])
        found = _MARK.search(argument)
        line = ord(found[0]) - _FIRST if found else self.last
        plain = {key: _MARK.sub("", value).strip() for key, value in options.items()}
        block = Block(line, name, _MARK.sub("", argument).strip(), plain, self.around[-1])
        self.blocks.append(block)
        self.around.append(block)

        def end() -> None:
            self._boundary()
            self.around.pop()

        return end

    def _piece(self) -> _Piece:
        if self.fresh or not self.pieces:
            self.pieces.append(_Piece(self.kind[-1], self.head, self.around[-1]))
            self.fresh = False
        return self.pieces[-1]

    def _boundary(self) -> None:
        if self.line:
            self._close(self.line)
        self.fresh = True

    def _text(self, text: str | None) -> None:
        if not text:
            return
        at = 0
        for found in HTML_PLACEHOLDER_RE.finditer(text):
            self._said(text[at : found.start()])
            self._raw(self.stash[int(found[1])])
            at = found.end()
        self._said(text[at:])

    def _raw(self, stashed: str | etree.Element) -> None:
        """Raw HTML and highlighted code, which Markdown keeps outside its tree."""
        if isinstance(stashed, etree.Element):
            self._element(stashed)
        else:
            raw = _Raw(self)
            raw.feed(str(stashed))
            raw.close()

    def _said(self, text: str) -> None:
        for number, part in enumerate(text.split("\n")):
            if number and self.line:
                self._close(self.line)
            if found := _MARK.search(part):
                self.line = ord(found[0]) - _FIRST
                part = _MARK.sub("", part)
            if part.strip() or (part and self.pieces and not self.fresh):
                self._piece().text += part
        if "\n" in text and self.pieces and not self.fresh:
            self.pieces[-1].text += " "

    def _close(self, line: int) -> None:
        for piece in self.pieces:
            self._keep(piece, line)
        self.pieces.clear()
        self.line, self.last, self.fresh = 0, line, True

    def _keep(self, piece: _Piece, line: int) -> None:
        text = " ".join(piece.text.split())
        self.links += [Link(line, href) for href in piece.links]
        if not re.search(r"\w", text):
            return
        if piece.head:
            self.headings.append(Heading(line, piece.head[0], text, piece.head[1]))
        section = self.headings[-1] if self.headings else None
        self.sentences.append(Sentence(line, text, piece.kind, tuple(piece.links), piece.block, section))


class _Raw(HTMLParser):
    """Raw HTML, told to the findings as if it stood in the tree."""

    def __init__(self, findings: _Findings) -> None:
        super().__init__()
        self.findings, self.silent = findings, 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Called for each tag: its links count, and a block begins a new piece."""
        if tag not in _INLINE:
            self.findings._boundary()
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.findings._piece().links.append(value)
        if tag == "br":
            self.findings._said(" ")
        self.silent += tag in _NOT_SAID

    def handle_endtag(self, tag: str) -> None:
        """Called for each end."""
        if tag not in _INLINE:
            self.findings._boundary()
        self.silent -= tag in _NOT_SAID

    def handle_data(self, data: str) -> None:
        """Called for text between tags."""
        if not self.silent:
            self.findings._said(data)
