"""What a built site needs before it is hosted: a policy, a feed, a summary.

Works on the folder that the engine wrote, so that it does not matter which engine that was.
"""

import base64
import hashlib
import re
from datetime import date
from html import escape
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from urllib.parse import urljoin
from xml.etree import ElementTree as etree

from guide.core import processes
from guide.core.errors import GuideError
from guide.core.paths import read_text, root, shown, write_whole
from guide.pages import documents, navigation
from guide.render.inert import attribute_fault
from guide.site import colours

INLINE_SCRIPT = re.compile(r"<script(?![^>]*\bsrc=)([^>]*)>(.*?)</script>", re.S)
# A script of our own, by its address: below assets/ or operators/, from the page's own origin.
OWN_SCRIPT = re.compile(r"http://guide\.invalid/(?:[\w.-]+/)*(?:assets|operators)/[\w.-]+\.js")
HEAD = "<head>"


class _Active(HTMLParser):
    """What in a page runs, loads or leads astray; inline scripts come as their text."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.address = f"http://guide.invalid/{name}"
        self.inline: list[str] = []
        self.faults: list[str] = []
        self.open = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Called for each tag."""
        given = {name: value or "" for name, value in attrs}
        if tag == "script" and "src" in given:
            if not OWN_SCRIPT.fullmatch(urljoin(self.address, given["src"])):
                self.faults.append(f"a script from '{given['src'][:80]}'")
        elif tag == "script":
            self.open = given.get("type") != "application/json"
            if self.open:
                self.inline.append("")
        elif tag in ("iframe", "frame", "object", "embed", "applet", "base", "portal", "form"):
            self.faults.append(f"the element <{tag}>")
        elif tag == "meta" and given.get("http-equiv", "").lower() == "refresh":
            self.faults.append("a redirect")
        for name, value in given.items():
            if fault := attribute_fault(name, value):
                if name == "style":  # drawings and the theme set sizes
                    continue
                self.faults.append(fault)

    def handle_endtag(self, tag: str) -> None:
        """Called for each end."""
        if tag == "script":
            self.open = False

    def handle_data(self, data: str) -> None:
        """Called for text; within a script, for the script."""
        if self.open:
            self.inline[-1] += data


def known_scripts() -> set[str]:
    """The inline scripts of our own templates and of the theme's that pages may carry."""
    theme = Path(str(files("material"))) / "templates/partials/javascripts"
    templates = [*(root() / "overrides").rglob("*.html"), *theme.glob("*.html")]
    return {body for path in templates for _, body in INLINE_SCRIPT.findall(read_text(path)) if body.strip()}


def scripts(site: Path) -> set[str]:
    """The inline scripts of the site's pages; raises GuideError for anything active that is not known."""
    known, found = known_scripts(), set()
    moved = set(redirects())
    for path in sorted(site.rglob("*.html")):
        name = path.relative_to(site).as_posix()
        page = _Active(name)
        page.feed(colours.without(read_text(path)))
        page.close()
        if name in moved:
            page.faults = [fault for fault in page.faults if fault != "a redirect"]
        strange = [body for body in page.inline if body not in known and name not in moved]
        page.faults += [f"a script that is not known: {body.strip()[:80]}" for body in strange]
        if page.faults:
            cure = (
                "take it out of the page or the template; what must run stands in docs/assets and overrides/"
            )
            raise GuideError(name, page.faults[0], cure)
        found |= set(page.inline)
    return found


def redirects() -> list[str]:
    """The pages that the redirects of mkdocs.yml make, as files of the site."""
    plugin = documents.settings()["plugins"].get("redirects") or {}
    old = [
        re.sub(r"(^|/)index$", r"\1", page.removesuffix(".md")) for page in plugin.get("redirect_maps") or {}
    ]
    # Hosted a page is a folder, offline it is a file.
    return [f"{name}{end}" for name in old for end in ("/index.html", ".html") if name]


def policy(scripts: set[str]) -> str:
    """A content security policy under which these inline scripts run, and nothing else that stands in a page."""
    digests = [
        "'sha256-" + base64.b64encode(hashlib.sha256(body.encode()).digest()).decode() + "'"
        for body in scripts
    ]
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src 'self' {' '.join(sorted(digests))}",
            # Drawings carry their own widths, and the theme sets a few properties from script.
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
        ]
    )


def guard(site: Path) -> None:
    """Write the policy into every page, for hosts that set no headers, and as `_headers`, for those that do."""
    says = policy(scripts(site))
    meta = f'<meta http-equiv="Content-Security-Policy" content="{escape(says, quote=True)}">'
    for page in site.rglob("*.html"):
        text = read_text(page)
        if meta not in text:
            if HEAD not in text:
                raise GuideError(
                    page.relative_to(site), "it has no <head> for the policy", "mend its template"
                )
            write_whole(page, text.replace(HEAD, HEAD + meta, 1), durable=False)
    # frame-ancestors has no effect in a meta element.
    write_whole(
        site / "_headers",
        f"/*\n  Content-Security-Policy: {says}; frame-ancestors 'none'\n  X-Content-Type-Options: nosniff\n"
        "  Referrer-Policy: no-referrer\n",
    )


def summary(site: Path, site_url: str, description: str) -> None:
    """`llms.txt`: what the guide is and where each page lies as Markdown."""
    whole = f"[All pages in one text]({site_url}llms-full.txt)"
    lines = ["# Inside PyTorch", "", f"> {description}", "", whole, "", "## Pages", ""]
    for path in navigation.read().pages():
        page = documents.read(path)
        lines.append(
            f"- [{page.title}]({site_url}{page.address}index.md): {page.meta.get('description', '')}"
        )
    write_whole(site / "llms.txt", "\n".join(lines) + "\n")
    write_whole(site / "robots.txt", f"User-agent: *\nAllow: /\nSitemap: {site_url}sitemap.xml\n")


def dates() -> dict[str, str]:
    """The day of each page's last commit, by its path below docs/; nothing where git does not know them all."""
    shallow = processes.ask(["git", "rev-parse", "--is-shallow-repository"], 60, cwd=root())
    if shallow.returncode or shallow.stdout.strip() != "false":
        return {}
    asked = ["git", "log", "--format=%x00%cs", "--name-only", "--relative", "--", "."]
    found: dict[str, str] = {}
    for commit in processes.ask(asked, 120, cwd=root() / "docs").stdout.split("\0")[1:]:
        day, *files = filter(None, commit.split("\n"))
        for file in files:
            found.setdefault(file, day)  # the newest comes first
    return found


def sitemap(site: Path, site_url: str) -> None:
    """`sitemap.xml` of the pages with the dates of their own texts: the engine would give the day of the build."""
    known, rows = dates(), []
    for path in navigation.read().pages():
        page = documents.read(path)
        day = f"<lastmod>{known[page.name]}</lastmod>" if page.name in known else ""
        rows.append(f"<url><loc>{escape(site_url + page.address)}</loc>{day}</url>")
    head = (
        '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    )
    write_whole(site / "sitemap.xml", "\n".join([head, *rows, "</urlset>"]) + "\n")
    (site / "sitemap.xml.gz").unlink(missing_ok=True)


def feed(site: Path, site_url: str) -> None:
    """`feed.xml` (Atom) from docs/changes.md: a heading `## DATE: title` an entry, the sentences below it its summary."""
    source = documents.read(root() / "docs" / "changes.md")
    entries = [
        (
            *_dated(source, head),
            " ".join(s.text for s in source.sentences if s.section is head and s.text != head.text),
        )
        for head in source.headings
        if head.level == 2
    ]
    if not entries:
        raise GuideError(shown(source.path), "no entry '## DATE: title'", "add one for what changed")
    etree.register_namespace("", "http://www.w3.org/2005/Atom")
    atom = "{http://www.w3.org/2005/Atom}"
    tree = etree.Element(atom + "feed")

    def add(parent: etree.Element, tag: str, value: str = "", **attributes: str) -> etree.Element:
        child = etree.SubElement(parent, atom + tag, attributes)
        child.text = value or None
        return child

    add(tree, "title", "Inside PyTorch: changes")
    add(tree, "id", site_url)
    add(tree, "link", href=site_url + "feed.xml", rel="self")
    add(tree, "link", href=site_url)
    add(tree, "updated", f"{entries[0][0]}T00:00:00Z")
    add(add(tree, "author"), "name", "The contributors of Inside PyTorch")
    for day, title, body in entries:
        entry = add(tree, "entry")
        add(entry, "title", title)
        add(entry, "id", f"{site_url}changes/#{day}-{hashlib.sha256(title.encode()).hexdigest()[:8]}")
        add(entry, "link", href=f"{site_url}changes/")
        add(entry, "updated", f"{day}T00:00:00Z")
        add(entry, "summary", body)
    write_whole(site / "feed.xml", etree.tostring(tree, encoding="unicode", xml_declaration=True) + "\n")


def _dated(source: documents.Page, head: documents.Heading) -> tuple[str, str]:
    """Date and title of an entry; GuideError for a heading without them."""
    day, colon, title = head.text.partition(": ")
    try:
        date.fromisoformat(day)
    except ValueError:
        colon = ""
    if not colon:
        what = f"the heading '{head.text}' is no entry"
        raise GuideError(
            f"{shown(source.path)}:{head.line}", what, "write '## DATE: title', such as 2026-11-21"
        )
    return day, title
