"""The link schemes `src:`, `ref:` and `op:`: a claim points at its evidence."""

import xml.etree.ElementTree as etree
from urllib.parse import unquote

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString

from guide.citations import lock
from guide.citations.collect import citations_in
from guide.core.errors import GuideError, nearest
from guide.library import catalogue
from guide.render import current_page

SCHEMES = ("src:", "ref:", "op:")  # for each a method of Links, such as _src


def source(md: Markdown, target: str, locked: lock.Lock | None = None) -> tuple[str | None, str]:
    """Address and hover text of a `src:` target; raises PageFault when it is not locked."""
    try:
        locked = locked or lock.load()
        entry = locked.get(target)
    except GuideError as error:
        raise current_page.placed(md, f"src:{target}", error) from None
    if entry is None:
        raise _unlocked(md, target, locked)
    return entry.permalink(locked.commit), entry.describe()


def _unlocked(md: Markdown, target: str, locked: lock.Lock) -> current_page.PageFault:
    """Of a build, all citations that are not locked, at once; elsewhere this one."""
    here = _fault(current_page.where(md, f"src:{target}"), target, locked)
    try:
        cited = citations_in() if current_page.path_of(md) else []
    except GuideError:  # a stale figure is told when its turn comes
        cited = []
    faults = [_fault(c.where, c.target, locked) for c in cited if locked.get(c.target) is None]
    *others, last = faults or [here]
    return current_page.PageFault(
        "\n".join([*(f"{other.where}: {other.what}" for other in others), str(last)])
    )


def _fault(where: str, target: str, locked: lock.Lock) -> GuideError:
    near = ", ".join(locked.nearest(target))
    what = f"the citation 'src:{target}' is not locked" + (f" (nearest: {near})" if near else "")
    return GuideError(where, what, lock.MEND)


def _plain(href: str) -> str:
    """`href` with its anchor as pages have it; a browser copies it percent-encoded."""
    page, _, anchor = href.partition("#")
    decoded = unquote(anchor, errors="replace")
    return f"{page}#{decoded}" if decoded.isprintable() and "\ufffd" not in decoded else href


class Links(Treeprocessor):
    """Turns `src:`, `ref:` and `op:` hrefs into addresses, with what they are on hover."""

    def run(self, root: etree.Element) -> None:
        """Called by Python-Markdown with the page's tree."""
        self.locked: lock.Lock | None = None  # read once a page
        for element in root.iter("a"):
            href = element.get("href", "")
            if href.startswith(SCHEMES):
                scheme, _, target = href.partition(":")
                getattr(self, f"_{scheme}")(element, unquote(target), href)
            elif "%" in href.partition("#")[2] and ":" not in href.partition("#")[0]:
                element.set("href", _plain(href))

    def _src(self, element: etree.Element, target: str, href: str) -> None:
        address, says = source(self.md, target, self.locked)
        self.locked = self.locked or lock.load()
        if address:
            element.set("href", address)
        else:  # generated at build: there is no line on the web to point at
            element.tag = "span"
            del element.attrib["href"]
            element.set("tabindex", "0")
        element.set("class", "src")
        element.set("title", says)

    def _ref(self, element: etree.Element, ident: str, href: str) -> None:
        try:
            resource = catalogue.current().get(ident, "")
        except GuideError as error:
            raise current_page.placed(self.md, href, error) from None
        if not (element.text or len(element)):
            element.text = AtomicString(resource.title)
            if resource.language != "en":
                element.set("lang", resource.language)
        element.set("href", resource.url or current_page.to(self.md, "library/index.md") + f"#{ident}")
        element.set("class", "ref")
        element.set(
            "title", f"{resource.title_en or resource.title} ({resource.level}, rests on: {resource.basis})"
        )

    def _op(self, element: etree.Element, name: str, href: str) -> None:
        from guide.operators import atlas

        known = atlas.names()
        full = name if "::" in name else f"aten::{name}"
        if full not in known:
            near = nearest(full, known)
            raise current_page.fault(
                self.md,
                href,
                f"no operator is named '{full}'" + (f" (nearest: {near})" if near else ""),
                "take a name that the operator atlas lists",
            )
        if not (element.text or len(element)):
            etree.SubElement(element, "code").text = AtomicString(full)
        element.set("href", current_page.to(self.md, "operators/index.md"))
        element.set("data-fragment", full)
        element.set("class", "op")
        element.set("title", f"{full} in the operator atlas")


class Fragments(Treeprocessor):
    """Adds the fragments that only the browser knows, after the engine has looked for each anchor."""

    def run(self, root: etree.Element) -> None:
        """Called by Python-Markdown with the page's tree."""
        for element in root.iter("a"):
            fragment = element.attrib.pop("data-fragment", None)
            if fragment:
                element.set("href", f"{element.get('href')}#{fragment}")
