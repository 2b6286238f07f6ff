"""The whole guide as one document: the built pages in order, their links turned inward, ready for PDF and EPUB."""

import posixpath
import re
from dataclasses import dataclass
from html import escape
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

from lxml import etree, html

from guide.core.errors import GuideError
from guide.core.paths import shown, write_whole
from guide.pages import documents, navigation

# What has a use on a screen only.
DROP = (
    "//*[contains(@class,'headerlink')]",
    "//*[contains(@class,'md-content__button')]",
    "//*[contains(@class,'experiment-foot')]",
    "//*[contains(@class,'proved')]",
    "//*[contains(@class,'page-read') or contains(@class,'everywhere') or contains(@class,'opens') or contains(@class,'checked')]",
    "//*[@data-ticks or @data-keep or @data-zip or @data-continue or @data-suggest]",
    "//script",
    "//progress",
    "//form",
)
# Tables that only make sense with filters; their content is in the reading lists.
LEFT_OUT = ("library/index.md", "library/seed-lists.md", "offline.md", "operators/")


@dataclass(frozen=True)
class Part:
    """One page of the book: its path below docs/, its title, its content."""

    path: str
    title: str
    body: html.HtmlElement

    @property
    def anchor(self) -> str:
        """The id under which the book knows the page."""
        return "p-" + re.sub(r"\W+", "-", self.path.removesuffix(".md"))


def parts(site: Path) -> list[Part]:
    """The pages of the offline site in navigation order."""
    out = []
    for path in navigation.read().pages():
        page = documents.read(path)
        if page.name.startswith(LEFT_OUT):
            continue
        file = site / (page.name.removesuffix(".md") + ".html")
        if not file.is_file():
            raise GuideError(shown(file), "no such page", "make offline")
        body = html.fromstring(file.read_text(encoding="utf-8")).find(".//article")
        out.append(Part(page.name, page.title, body))
    return out


def _inward(part: Part, known: dict[str, Part]) -> None:
    """Make ids unique, fold everything open, and turn links between pages into links inside the book."""
    for pattern in DROP:
        for element in part.body.xpath("." + pattern):
            element.drop_tree()
    for element in part.body.iter():
        if not isinstance(element.tag, str):
            continue
        if element.get("id"):
            element.set("id", f"{part.anchor}--{element.get('id')}")
        if element.tag == "details":
            element.tag = "div"
            element.set("class", (element.get("class") or "") + " unfolded")
        elif element.tag == "summary":
            element.tag = "p"
            element.set("class", "summary")
        href = element.get("href")
        if href and not urlsplit(href).scheme and element.tag in ("a", "{http://www.w3.org/2000/svg}a"):
            target, anchor = urldefrag(href)
            path = posixpath.normpath(
                posixpath.join(posixpath.dirname(part.path), unquote(target) or posixpath.basename(part.path))
            )
            page = known.get(path.removesuffix(".html").removesuffix(".md") + ".md")
            if page:
                element.set("href", f"#{page.anchor}--{anchor}" if anchor else f"#{page.anchor}")
            else:
                del element.attrib["href"]  # a page the book leaves out
        src = element.get("src")
        if src and not urlsplit(src).scheme:
            element.set("src", posixpath.normpath(posixpath.join(posixpath.dirname(part.path), src)))


def _turned(site: Path) -> list[Part]:
    """The pages with every link inside the book leading to an id of the book."""
    every = parts(site)
    known = {p.path: p for p in every}
    for part in every:
        _inward(part, known)
    ids = {p.anchor for p in every}
    for part in every:
        ids |= {e.get("id") for e in part.body.iter() if isinstance(e.tag, str) and e.get("id")}
    for part in every:
        for link in part.body.iter("a"):
            href = link.get("href", "")
            if href.startswith("#") and href[1:] not in ids:
                link.set("href", "#" + href[1:].split("--")[0])  # an anchor that only the site makes
    return every


def _inner(part: Part) -> str:
    return (part.body.text or "") + "".join(
        etree.tostring(child, encoding="unicode", method="html") for child in part.body
    )


def document(site: Path, version: str) -> str:
    """The book for print: one HTML page whose files lie in `site`."""
    every = _turned(site)
    sections = "".join(
        f'<section class="page md-typeset" id="{p.anchor}">{_inner(p)}</section>' for p in every
    )
    contents = "".join(
        f'<li class="{"chapter" if p.path.endswith("index.md") else "page"}"><a href="#{p.anchor}">{escape(p.title)}</a></li>'
        for p in every
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Inside PyTorch</title>'
        '<link rel="stylesheet" href="assets/guide.css"><link rel="stylesheet" href="assets/book.css"></head>'
        '<body data-md-color-scheme="default"><section class="cover"><h1>Inside PyTorch</h1>'
        f"<p>A reading guide to PyTorch's internals, proved on PyTorch {version}.</p></section>"
        f'<nav class="contents"><h1>Contents</h1><ol>{contents}</ol></nav>{sections}</body></html>\n'
    )


def for_reader(site: Path, version: str) -> str:
    """The book for pandoc's EPUB: chapters at the top level, ids on spans, drawings as files that carry their style."""
    every = _turned(site)
    style = _drawing_style(site)
    heads = {h.get("id"): p.anchor for p in every if (h := next(p.body.iter("h1"))).get("id")}
    count = 0
    for part in every:
        for svg in list(part.body.iter("{http://www.w3.org/2000/svg}svg", "svg")):
            figure = svg.getparent()
            if "canvas" not in (figure.get("class") or ""):
                svg.drop_tree()  # icons
                continue
            count += 1
            name = f"drawing-{count:03}.svg"
            image = html.Element("img", src=name, alt=svg.get("aria-label") or "")
            image.tail = svg.tail
            figure.replace(svg, image)
            write_whole(site / name, _standalone(svg, style))
        _ids_on_spans(part)
        for label in part.body.xpath(".//span[@class='tag']"):
            label.tail = ": " + (label.tail or "")  # on the site a colour sets it apart
        for link in part.body.iter("a"):
            if (name := link.get("href", "")[1:]) in heads:
                link.set("href", f"#{heads[name]}")
    body = "".join(_inner(p) for p in every)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Inside PyTorch</title></head><body>'
        f"<p>A reading guide to PyTorch's internals, proved on PyTorch {version}.</p>{body}</body></html>\n"
    )


def _ids_on_spans(part: Part) -> None:
    """Pandoc keeps the ids of headings, sections and spans only."""
    first = next(part.body.iter("h1"))
    for element in list(part.body.iter()):
        name = element.get("id") if isinstance(element.tag, str) else None
        if not name or element.tag in ("h2", "h3", "h4", "span", "div", "section"):
            continue
        del element.attrib["id"]
        if element is first:
            continue
        mark = html.Element("span", id=name)
        if element.tag in ("table", "ul", "ol", "dl", "figure", "pre", "hr", "img"):
            element.addprevious(mark)
            continue
        if element.tag == "tr" and len(element):
            element = element[0]
        mark.tail, element.text = element.text, None
        element.insert(0, mark)
    first.set("id", part.anchor)


def _drawing_style(site: Path) -> str:
    """The rules for drawings of the site's style sheets, with the light palette's values put in."""
    text = (site / "assets/guide.css").read_text(encoding="utf-8")
    values = dict(re.findall(r"(--g-[\w-]+):\s*([^;]+);", text.partition("}")[0]))
    values |= {"--md-text-font": "sans-serif", "--md-code-font": "monospace"}
    found = re.findall(r"^\.diagram svg .*\}$", text, re.M)
    plain = "\n".join(rule.replace(".diagram svg ", "") for rule in found if ":hover" not in rule)
    return re.sub(r"var\((--[\w-]+)\)", lambda m: values.get(m[1], "currentColor"), plain)


def _standalone(svg: html.HtmlElement, style: str) -> str:
    """One drawing as a file: the HTML parser has lower-cased its attributes, and a file has no page's style."""
    for wrong, right in (("viewbox", "viewBox"), ("preserveaspectratio", "preserveAspectRatio")):
        if value := svg.attrib.pop(wrong, None):
            svg.set(right, value)
    for element in svg.iter():
        for name in ("role", "aria-label", "data-source", "target", "tabindex", "aria-roledescription"):
            element.attrib.pop(name, None)
        if element.tag == "marker":
            for wrong, right in (("refx", "refX"), ("refy", "refY"), ("markerwidth", "markerWidth"),
                                 ("markerheight", "markerHeight"), ("markerunits", "markerUnits")):  # fmt: skip
                if value := element.attrib.pop(wrong, None):
                    element.set(right, value)
    svg.attrib.pop("style", None)
    box = (svg.get("viewBox") or "").split()
    if len(box) == 4:
        svg.set("width", box[2])
        svg.set("height", box[3])
    svg.set("xmlns", "http://www.w3.org/2000/svg")
    rules = etree.SubElement(svg, "style")
    rules.text = style
    svg.insert(0, rules)
    svg.tail = None
    return str(etree.tostring(svg, encoding="unicode", method="xml"))
