"""Figures: Graphviz `.dot` to SVG that takes its colours from the page, and the SVG as the page shows it."""

import hashlib
import os
import re
import shutil
import subprocess
import xml.etree.ElementTree as etree
from collections.abc import Callable
from pathlib import Path

from guide.core.errors import GuideError, nearest
from guide.core.paths import below_docs, read_bytes, read_text, root, shown, write_whole

SVG, XLINK = "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"
# What CSS decides: a drawing must not bring its own colours and fonts.
PAINT = ("fill", "stroke", "font-family", "font-size", "text-decoration", "bgcolor")
DEFAULTS = ["-Gbgcolor=transparent", "-Gfontname=DejaVu Sans", "-Nfontname=DejaVu Sans", "-Efontname=DejaVu Sans",
            "-Nfontsize=12", "-Efontsize=10", "-Nshape=box", "-Nstyle=rounded", "-Nmargin=0.16,0.09", "-Nheight=0.36",
            "-Gnodesep=0.28", "-Granksep=0.42", "-Earrowsize=0.7"]  # fmt: skip


SECONDS, MEMORY, LARGEST = 60, 2_000_000_000, 4_000_000  # of time, bytes of memory, characters of SVG

# What a drawing is made of. Anything else could run, load or cover the page.
ELEMENTS = {"a", "circle", "defs", "desc", "ellipse", "g", "line", "marker", "path", "polygon", "polyline", "rect",
            "svg", "text", "title", "tspan"}  # fmt: skip
ATTRIBUTES = {
    "class", "cx", "cy", "d", "data-source", "dominant-baseline", "dx", "dy", "fill-opacity", "fill-rule", "font-style",
    "font-weight", "height", "id", "marker-end", "marker-mid", "marker-start", "markerHeight", "markerUnits",
    "markerWidth", "opacity", "orient", "pathLength", "points", "preserveAspectRatio", "r", "refX", "refY", "rotate",
    "rx", "ry", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-opacity", "stroke-width",
    "text-anchor", "textLength", "transform", "version", "viewBox", "width", "x", "x1", "x2", "y", "y1", "y2",
}  # fmt: skip
SPACE = "{http://www.w3.org/XML/1998/namespace}space"


def unsafe(tree: etree.Element) -> str | None:
    """What in a drawing is not on the list of what drawings are made of; None when nothing is."""
    for element in tree.iter():
        tag = str(element.tag)
        if tag.removeprefix(f"{{{SVG}}}") not in ELEMENTS or not tag.startswith(f"{{{SVG}}}"):
            return f"holds the element <{tag.rpartition('}')[2]}>"
        for name, value in element.attrib.items():
            link = tag == f"{{{SVG}}}a" and name in ("href", f"{{{XLINK}}}href", f"{{{XLINK}}}title")
            if not link and name not in ATTRIBUTES and name != SPACE:
                return f"holds the attribute '{name.rpartition('}')[2]}'"
            if "url(" in value.replace(" ", "").lower() and not re.fullmatch(r"url\(#[\w-]+\)", value):
                return f"refers to something outside itself: {value[:60]}"
    return None


def _limits() -> None:
    """In the child: no more memory and processor time than a drawing takes."""
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))


def sources(docs: Path | None = None) -> list[Path]:
    """Every `.dot` of every chapter."""
    return sorted((docs or root() / "docs").glob("*/diagrams/*.dot"))


def drawings(docs: Path | None = None) -> list[Path]:
    """Every SVG of every chapter, each known to be as new as its source; GuideError for one that is not."""
    folder = docs or root() / "docs"
    for source in folder.glob("**/*.dot"):
        _fresh(source)
    return sorted(folder.glob("**/*.svg"))


def source_of(drawing: Path) -> Path:
    """What a person edits: the `.dot` beside an SVG that was drawn from one, else the SVG itself."""
    dot = drawing.with_suffix(".dot")
    return dot if dot.is_file() else drawing


def links(drawing: Path) -> list[str]:
    """Where the links of an SVG lead, in its order."""
    tree = parsed(drawing)
    hrefs = (link.get(f"{{{XLINK}}}href") or link.get("href") for link in tree.iter(f"{{{SVG}}}a"))
    return [href for href in hrefs if href]


def digest(path: Path) -> str:
    """SHA-256 of a drawing's source, shortened."""
    return hashlib.sha256(read_bytes(path)).hexdigest()[:16]


def is_fresh(source: Path) -> bool:
    """Whether the SVG beside `source` was drawn from it."""
    svg = source.with_suffix(".svg")
    return svg.is_file() and f'data-source="{digest(source)}"' in read_text(svg)


def _fresh(source: Path) -> None:
    if not is_fresh(source):
        what = "its SVG is missing or drawn from an older source"
        raise GuideError(shown(source), what, "python scripts/render_diagrams.py")


def draw(source: Path) -> None:
    """Render one `.dot` beside itself; raises GuideError when Graphviz is missing or refuses."""
    dot = shutil.which("dot")
    if not dot:
        raise GuideError("dot", "Graphviz is not installed", "on Debian: apt-get install graphviz")
    read_text(source)
    command = [dot, "-Tsvg", *DEFAULTS, str(source.absolute())]  # absolute: a name may begin with a hyphen
    # Graphviz knows these two from web servers: files that a drawing names are not read.
    environment = os.environ | {"SERVER_NAME": "guide", "GV_FILE_PATH": "/nonexistent"}
    try:
        done = subprocess.run(
            command, capture_output=True, stdin=subprocess.DEVNULL, env=environment, text=True,
            encoding="utf-8", errors="replace", timeout=SECONDS, preexec_fn=_limits,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        what = f"Graphviz has drawn for {SECONDS} s and is not done"
        raise GuideError(shown(source), what, "make the drawing smaller, or cut it in several") from None
    if done.returncode < 0 or len(done.stdout) > LARGEST:
        what = f"the drawing takes more than {MEMORY // 1_000_000} MB of memory or {LARGEST // 1_000_000} MB of SVG"
        raise GuideError(shown(source), what, "make the drawing smaller, or cut it in several")
    if done.returncode or "syntax error" in done.stderr:
        raise GuideError(
            shown(source),
            f"Graphviz refuses it: {'; '.join(done.stderr.strip()[:600].splitlines())}",
            "mend the drawing's source",
        )
    try:
        drawn = themable(done.stdout, digest(source))
        if fault := unsafe(etree.fromstring(drawn)):
            raise GuideError(shown(source), f"the drawing {fault}", "draw it with shapes and text alone")
    except etree.ParseError as e:
        raise GuideError(
            shown(source), f"what Graphviz drew is not XML: {e}", "mend the label or URL it names"
        ) from None
    write_whole(source.with_suffix(".svg"), drawn)


def themable(svg: str, source_digest: str) -> str:
    """Graphviz's SVG without colours, fonts, ids and titles; classes and links stay."""
    etree.register_namespace("", SVG)
    etree.register_namespace("xlink", XLINK)
    # Graphviz leaves `<` in link targets as it is, which is not XML.
    svg = re.sub(
        r'(xlink:href=")([^"]*)(")',
        lambda m: m[1] + m[2].replace("<", "&lt;").replace(">", "&gt;") + m[3],
        svg,
    )
    tree = etree.fromstring(svg)
    for element in tree.iter():
        element.attrib.pop("id", None)
        dashed = element.get("stroke-dasharray")
        for name in PAINT:
            element.attrib.pop(name, None)
        if dashed:
            element.set("stroke-dasharray", dashed)
        # Tooltips that repeat the node's name say nothing; those that say more are kept as titles.
        element.attrib.pop(f"{{{XLINK}}}title", None)
    for parent in list(tree.iter()):
        for child in list(parent):
            if child.tag == f"{{{SVG}}}title" or (
                child.tag == f"{{{SVG}}}polygon" and parent.get("class") == "graph"
            ):
                parent.remove(child)
    for name in ("width", "height"):
        tree.attrib.pop(name, None)
    tree.set("data-source", source_digest)
    etree.indent(tree, "")
    return etree.tostring(tree, encoding="unicode") + "\n"


def parsed(path: Path) -> etree.Element:
    """The SVG at `path`; raises GuideError for what is no SVG or declares something."""
    text = read_text(path, LARGEST)
    if found := re.search(r"<!(DOCTYPE|ENTITY)", text):
        line = text.count("\n", 0, found.start()) + 1
        raise GuideError(f"{shown(path)}:{line}", f"it holds {found[0]}…", "remove the declaration")
    try:
        tree = etree.fromstring(text)
    except etree.ParseError as e:
        where = f"{shown(path)}:{e.position[0]}"
        raise GuideError(where, f"not valid SVG: {e}", "mend the drawing") from None
    if tree.tag != f"{{{SVG}}}svg":
        raise GuideError(shown(path), f"not an SVG: it begins with <{tree.tag[:60]}>", "mend the drawing")
    return tree


def _width(tree: etree.Element, path: Path) -> float:
    """The width of the drawing in its own units, from its viewBox."""
    box = (tree.get("viewBox") or "0 0 700 0").replace(",", " ").split()
    try:
        width = [float(number) for number in box][2]
    except (ValueError, IndexError):
        width = 0
    if len(box) != 4 or not 1 <= width <= 10_000:
        what = f"its viewBox '{tree.get('viewBox')}' is not four numbers with a width of 1 to 10000"
        raise GuideError(shown(path), what, 'write viewBox="0 0 WIDTH HEIGHT"')
    return width


def inline(key: str, alt: str, resolve: Callable[[str], tuple[str | None, str]]) -> str:
    """The SVG of figure `chapter/name` for a page; `src:` links are given to `resolve`.

    Raises GuideError when the drawing is missing, older than its source, or holds what could run.
    """
    path = below_docs(key, "diagrams", ".svg")
    svg, dot = path, path.with_suffix(".dot")
    if not svg.is_file() and not dot.is_file():
        known = [f"{p.parent.parent.name}/{p.stem}" for p in (root() / "docs").glob("*/diagrams/*.svg")]
        near = nearest(key, known)
        raise GuideError(
            None, f"no figure '{key}'" + (f" (nearest: {near})" if near else ""), f"draw {shown(dot)}"
        )
    if dot.is_file():
        _fresh(dot)
    tree = parsed(svg)
    if fault := unsafe(tree):
        raise GuideError(shown(svg), f"the drawing {fault}", "draw it with shapes and text alone")
    etree.register_namespace("", SVG)
    etree.register_namespace("xlink", XLINK)
    tree.set("role", "img")
    tree.set("aria-label", re.sub(r"\s+", " ", alt))
    # As wide as drawn, narrower where the column is; below 30rem it scrolls rather than shrinks.
    width = _width(tree, svg)
    tree.set("style", f"width:{width * 1.15:.0f}px;min-width:min({width:.0f}px,30rem)")
    for link in tree.iter(f"{{{SVG}}}a"):
        href = link.attrib.pop(f"{{{XLINK}}}href", "") or link.get("href") or ""
        link.attrib.pop("href", None)
        if href.startswith("src:"):
            address, says = resolve(href.removeprefix("src:"))
            if address:
                link.set("href", address)
            title = etree.Element(f"{{{SVG}}}title")
            title.text = says
            link.insert(0, title)
        elif href:
            raise GuideError(
                shown(svg), f"the link '{href}' is not a 'src:' citation", "cite the source instead"
            )
    if any("href" in link.attrib for link in tree.iter(f"{{{SVG}}}a")):
        tree.set("role", "group")  # role=img would hide the links from a screen reader
    return etree.tostring(tree, encoding="unicode")
