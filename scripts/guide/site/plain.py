"""Every page as Markdown, made from its HTML: citations as links, outputs included, for programs that read."""

import posixpath
import re
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urljoin, urlsplit

from lxml import etree, html
from markdownify import MarkdownConverter

from guide.core.errors import GuideError
from guide.core.paths import read_text, shown, write_whole
from guide.pages import documents, navigation
from guide.site import colours
from guide.site.book import DROP

_LANGUAGE = re.compile(r"\blanguage-(\w+)")


class _Converter(MarkdownConverter):
    """Fences carry the language that the site colours."""

    def __init__(self) -> None:
        super().__init__(
            heading_style="ATX",
            bullets="-",
            escape_misc=False,
            escape_underscores=False,
            escape_asterisks=False,
            bs4_options="lxml",
            code_language_callback=self._language,
        )

    @staticmethod
    def _language(pre: object) -> str:
        around = getattr(pre, "parent", None)
        classes = " ".join(around.get("class") or []) if around is not None else ""
        found = _LANGUAGE.search(classes)
        return found[1] if found else ""


def markdown(element: html.HtmlElement, address: str) -> str:
    """A part of a page's HTML as Markdown; links become absolute from `address`. The element is changed."""
    for path in (*DROP, "//button", "//style", "//a[contains(@class,'md-')]"):
        for one in element.xpath("." + path):
            one.drop_tree()
    for svg in element.xpath(".//*[local-name()='svg']"):
        said = svg.get("aria-label") or " ".join(svg.xpath("./*[local-name()='title']/text()"))
        note = etree.Element("p")
        note.text, note.tail = (f"[Figure: {said}]" if said else None), svg.tail
        svg.getparent().replace(svg, note)
    for question in element.xpath(".//details[contains(@class,'question')]/summary"):
        question.tag = "h5"  # what readers ask is found by it, as by a heading
    for tag in element.xpath(".//*[contains(@class,'tag')][not(*)]"):
        tag.text = f"{tag.text}: "
    for link in element.xpath(".//a[@href]"):
        if "term" in (link.get("class") or "").split():
            link.drop_tag()
        link.set("href", urljoin(address, link.get("href")))
        link.attrib.pop("title", None)
    for code in element.xpath(".//pre//code[*]"):
        text = code.text_content()  # the colours are an element for each word, and most of a page's elements
        for part in list(code):
            code.remove(part)
        code.text = text
    made = _Converter().convert(html.tostring(element, encoding="unicode", with_tail=False))
    return re.sub(r"\n{3,}", "\n\n", made).strip() + "\n"


@dataclass
class Texts:
    """The pages as Markdown by name, in the navigation's order, and their error blocks by `name#anchor`."""

    pages: dict[str, str] = field(default_factory=dict)
    errors: dict[str, str] = field(default_factory=dict)


def read(site: Path, address: str, as_files: bool) -> Texts:
    """What a built site says; `address` is where it is hosted. `as_files`: it is the edition for file://."""
    found, pages = Texts(), [documents.read(path) for path in navigation.read().pages()]
    hosted = {f"{page.name.removesuffix('.md')}.html": page.address for page in pages}
    for page in pages:
        name = f"{page.name.removesuffix('.md')}.html"
        file = site / (name if as_files else f"{page.address}index.html")
        if not file.is_file():
            raise GuideError(shown(file), "no such page", "build again")
        article = html.fromstring(colours.without(read_text(file))).find(".//article")
        if as_files:  # a link names the file
            _as_hosted(article, name, hosted)
        for block in article.xpath(".//*[starts-with(@id,'error-')]"):
            found.errors[f"{page.name}#{block.get('id')}"] = markdown(deepcopy(block), address + page.address)
        found.pages[page.name] = markdown(article, address + page.address)
    return found


def _as_hosted(article: html.HtmlElement, name: str, hosted: dict[str, str]) -> None:
    """Give the links of the file `name` the addresses that the `hosted` pages have."""
    here = posixpath.dirname(hosted[name] + "x")
    for link in article.xpath(".//a[@href]"):
        path, _, anchor = link.get("href").partition("#")
        if path and not urlsplit(path).scheme:
            path = posixpath.normpath(posixpath.join(posixpath.dirname(name), path))
            path = posixpath.relpath(hosted.get(path, path) or ".", here or ".") + "/" * (path in hosted)
            link.set("href", path + (f"#{anchor}" if anchor else ""))


def write(site: Path, address: str, texts: Texts) -> None:
    """`index.md` beside the HTML of every page, and `llms-full.txt` with all of them."""
    whole = []
    for path in navigation.read().pages():
        page = documents.read(path)
        write_whole(site / page.address / "index.md", texts.pages[page.name], durable=False)
        whole.append(f"<!-- {address}{page.address} -->\n\n{texts.pages[page.name]}")
    write_whole(site / "llms-full.txt", "\n\n".join(whole), durable=False)
