"""Figures: Graphviz `.dot` to SVG that takes its colours from the page, and the SVG as the page shows it."""

import hashlib
import re
import shutil
import subprocess
import xml.etree.ElementTree as etree
from collections.abc import Callable
from pathlib import Path

from guide.errors import GuideError, nearest
from guide.paths import read_text, root, shown, write_whole

SVG, XLINK = "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"
# What CSS decides: a drawing must not bring its own colours and fonts.
PAINT = ("fill", "stroke", "font-family", "font-size", "text-decoration", "bgcolor")
DEFAULTS = ["-Gbgcolor=transparent", "-Gfontname=DejaVu Sans", "-Nfontname=DejaVu Sans", "-Efontname=DejaVu Sans",
            "-Nfontsize=12", "-Efontsize=10", "-Nshape=box", "-Nstyle=rounded", "-Nmargin=0.16,0.09", "-Nheight=0.36",
            "-Gnodesep=0.28", "-Granksep=0.42", "-Earrowsize=0.7"]  # fmt: skip


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
    tree = _tree(drawing)
    hrefs = (link.get(f"{{{XLINK}}}href") or link.get("href") for link in tree.iter(f"{{{SVG}}}a"))
    return [href for href in hrefs if href]


def digest(path: Path) -> str:
    """SHA-256 of a drawing's source, shortened."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def is_fresh(source: Path) -> bool:
    """Whether the SVG beside `source` was drawn from it."""
    svg = source.with_suffix(".svg")
    return svg.is_file() and f'data-source="{digest(source)}"' in read_text(svg)


def _fresh(source: Path) -> None:
    if not is_fresh(source):
        what = "its SVG is missing or drawn from an older source"
        raise GuideError(shown(source), what, "python scripts/render_diagrams.py")


def _tree(svg: Path) -> etree.Element:
    try:
        return etree.fromstring(read_text(svg))
    except etree.ParseError as e:
        raise GuideError(shown(svg), f"not valid SVG: {e}", "mend the drawing") from None


def draw(source: Path) -> None:
    """Render one `.dot` beside itself; raises GuideError when Graphviz is missing or refuses."""
    dot = shutil.which("dot")
    if not dot:
        raise GuideError("dot", "Graphviz is not installed", "on Debian: apt-get install graphviz")
    done = subprocess.run([dot, "-Tsvg", *DEFAULTS, str(source)], capture_output=True, text=True)
    if done.returncode or "syntax error" in done.stderr:
        raise GuideError(
            shown(source), f"Graphviz refuses it: {done.stderr.strip()}", "mend the drawing's source"
        )
    try:
        drawn = themable(done.stdout, digest(source))
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


def inline(key: str, alt: str, resolve: Callable[[str], tuple[str | None, str]]) -> str:
    """The SVG of figure `chapter/name` for a page; `src:` links are given to `resolve`.

    Raises GuideError when the drawing is missing or older than its source.
    """
    path = root() / "docs" / key.replace("/", "/diagrams/", 1)
    svg, dot = path.with_name(path.name + ".svg"), path.with_name(path.name + ".dot")
    if not svg.is_file() and not dot.is_file():
        known = [f"{p.parent.parent.name}/{p.stem}" for p in (root() / "docs").glob("*/diagrams/*.svg")]
        near = nearest(key, known)
        raise GuideError(
            None, f"no figure '{key}'" + (f" (nearest: {near})" if near else ""), f"draw {shown(dot)}"
        )
    if dot.is_file():
        _fresh(dot)
    tree = _tree(svg)
    etree.register_namespace("", SVG)
    etree.register_namespace("xlink", XLINK)
    tree.set("role", "img")
    tree.set("aria-label", re.sub(r"\s+", " ", alt))
    # As wide as drawn, narrower where the column is; below 30rem it scrolls rather than shrinks.
    width = float((tree.get("viewBox") or "0 0 700 0").split()[2])
    tree.set("style", f"width:{width * 1.15:.0f}px;min-width:min({width:.0f}px,30rem)")
    for link in tree.iter(f"{{{SVG}}}a"):
        href = link.attrib.pop(f"{{{XLINK}}}href", None) or link.get("href") or ""
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
