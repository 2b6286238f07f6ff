"""Nothing on a page runs: raw HTML and attributes are those of text, links lead where a reader expects."""

import re
import xml.etree.ElementTree as etree
from collections import Counter
from html import unescape
from html.parser import HTMLParser
from urllib.parse import urlsplit

from markdown import Markdown
from markdown.preprocessors import Preprocessor
from markdown.treeprocessors import Treeprocessor
from markdown.util import AMP_SUBSTITUTE, STX

from guide.core import characters
from guide.core.errors import GuideError
from guide.core.paths import read_text, root, shown
from guide.pages import documents, front
from guide.render import current_page, schemes

# What a writer may use as raw HTML, and what the highlighter makes.
TAGS = {
    "a", "abbr", "b", "br", "code", "dd", "del", "details", "div", "dl", "dt", "em", "figcaption", "figure", "hr", "i",
    "ins", "kbd", "li", "mark", "ol", "p", "pre", "q", "s", "section", "small", "span", "strong", "sub", "summary",
    "sup", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "u", "ul", "wbr",
}  # fmt: skip
ATTRIBUTES = {"class", "colspan", "dir", "hidden", "href", "id", "lang", "markdown", "name", "open", "role", "rowspan", "scope",
              "start", "tabindex", "title", "value"}  # fmt: skip
# In the tree stand also what extensions make (headings, images, inputs of tabs); what runs or loads stays out.
NEVER = {
    "applet", "audio", "base", "embed", "form", "frame", "frameset", "iframe", "link", "math", "meta", "noscript",
    "object", "portal", "script", "style", "svg", "template", "textarea", "video",
}  # fmt: skip
ADDRESSES = {
    "href",
    "src",
    "action",
    "formaction",
    "poster",
    "data",
    "cite",
    "background",
    "xlink:href",
    "srcset",
}
LOADS = {"src", "srcset", "poster", "background", "data"}  # what a browser fetches without being asked
MAY_STAY_OPEN = {"br", "hr", "wbr", "p", "li", "dt", "dd", "td", "th", "tr", "thead", "tbody", "tfoot"}
SCHEMES = {"http", "https", "mailto", *(scheme.rstrip(":") for scheme in schemes.SCHEMES)}
ALIGN = re.compile(r"text-align: (left|right|center);")


class Ours(str):
    """Markup that the guide's own blocks made."""


def store(md: Markdown, markup: str) -> str:
    """Lay markup of our own aside, so that it is known from what stands raw on the page."""
    return str(md.htmlStash.store(Ours(markup)))


def scheme(address: str) -> str:
    """The scheme a browser would see in an attribute's value; empty for a relative address."""
    seen = re.sub(r"[\x00-\x20]", "", unescape(address.replace(AMP_SUBSTITUTE, "&"))).lower()
    found = re.match(r"([a-z][a-z0-9+.-]*):", seen)
    return found[1] if found else ""


def address_fault(address: str) -> str | None:
    """What keeps an address from being read at all, such as a port of 99999; None when nothing does."""
    try:
        port = urlsplit(unescape(address)).port
    except ValueError as error:
        return f"'{address[:80]}' is no address: {str(error).lower()}"
    return f"'{address[:80]}' has no port that can be" if port == 0 else None


def attribute_fault(name: str, value: str) -> str | None:
    """What is wrong with an attribute, anywhere on a page; None when nothing is."""
    name = name.lower()
    if name.startswith("on") or name == "srcdoc":
        return f"the attribute '{name}' would run as a script"
    if name == "style" and not ALIGN.fullmatch(value.strip()):
        return "the attribute 'style' is not for pages"
    if name in ADDRESSES and scheme(value) not in SCHEMES | {""}:
        return f"an address with the scheme '{scheme(value)}:' is not for pages"
    if name in LOADS and (scheme(value) or value.strip().startswith(("//", "\\\\"))):
        return f"the attribute '{name}' would load '{value[:40]}', which is no file of the guide"
    return None


class _Raw(HTMLParser):
    """Reads a piece of raw HTML as a browser would and keeps its first fault."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.fault: str | None = None
        self.open = Counter[str]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Called for each tag."""
        self.open[tag] += tag not in MAY_STAY_OPEN
        if tag not in TAGS:
            self._say(f"the element <{tag}> is not for pages")
        for name, value in attrs:
            if name not in ATTRIBUTES and not name.startswith(("data-", "aria-")):
                self._say(attribute_fault(name, value or "") or f"the attribute '{name}' is not for pages")
            self._say(attribute_fault(name, value or ""))
            if name == "href" and value and not scheme(value) and not value.startswith("#"):
                self._say(f"nothing checks a link to '{value[:60]}' that is raw HTML")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Called for `<tag/>`, which a browser takes for `<tag>`."""
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        """Called for the end of an element."""
        self.open[tag] -= tag not in MAY_STAY_OPEN

    def handle_data(self, data: str) -> None:
        """Called for text, its entities resolved."""
        if found := characters.deceptive(data):
            self._say(f"it holds {characters.name(found[0])}")

    def handle_decl(self, decl: str) -> None:
        """Called for a declaration such as a document type."""
        self._say("a declaration is not for pages")

    def handle_pi(self, data: str) -> None:
        """Called for a processing instruction."""
        self._say("a processing instruction is not for pages")

    def unknown_decl(self, data: str) -> None:
        """Called for a marked section."""
        self._say("a marked section is not for pages")

    def _say(self, fault: str | None) -> None:
        self.fault = self.fault or fault


def raw_fault(markup: str, opened: Counter[str] | None = None) -> str | None:
    """What is wrong with a piece of raw HTML; None when nothing is. `opened` counts elements that wait for their end."""
    reader = _Raw()
    reader.feed(markup)
    reader.close()
    if opened is not None:
        opened.update(reader.open)
    return reader.fault


class Inert(Treeprocessor):
    """Looks through the finished page for what would run or load."""

    def run(self, root: etree.Element) -> None:
        """Called by Python-Markdown with the page's tree."""
        cure = "write Markdown; what must run belongs into docs/assets and mkdocs.yml"
        self._tree(root, cure)
        opened = Counter[str]()
        for raw in self.md.htmlStash.rawHtmlBlocks:
            if isinstance(raw, etree.Element):
                self._tree(raw, cure)
            elif not isinstance(raw, Ours) and (fault := raw_fault(str(raw), opened)):
                line = next((line for line in str(raw).splitlines() if line.strip()), "")
                raise current_page.fault(self.md, line.strip()[:80], fault, cure)

        for tag, count in opened.items():
            if count:
                what = f"an element <{tag}> is not closed" if count > 0 else f"</{tag}> closes nothing"
                raise current_page.fault(
                    self.md, f"<{tag}" if count > 0 else f"</{tag}", what, f"write <{tag}> … </{tag}>"
                )

    def _tree(self, tree: etree.Element, cure: str) -> None:
        for element in tree.iter():
            tag = str(element.tag).lower()
            if tag in NEVER:
                raise current_page.fault(self.md, f"<{tag}", f"the element <{tag}> is not for pages", cure)
            for name, value in element.attrib.items():
                if fault := attribute_fault(name, str(value)):
                    raise current_page.fault(self.md, str(value).partition(STX)[0][:80] or name, fault, cure)


class Readable(Preprocessor):
    """Reads the page's file before anything is rendered: encoding, characters that deceive, front matter."""

    def run(self, lines: list[str]) -> list[str]:
        """Called by Python-Markdown with the page's lines, which stay as they are."""
        path = current_page.path_of(self.md)
        file = root() / "docs" / path if path else None
        if file and file.is_file():
            try:
                front.check(read_text(file), shown(file))
                for link in documents.read(file).links:
                    if fault := address_fault(link.href):
                        cure = "mend the address"
                        raise GuideError(f"{shown(file)}:{link.line}", fault, cure)
            except GuideError as error:
                raise current_page.PageFault(str(error)) from None
        return lines
