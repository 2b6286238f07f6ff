"""What a built site needs before it is hosted: a policy, a feed, a summary.

Works on the folder that the engine wrote, so that it does not matter which engine that was.
"""

import base64
import hashlib
import re
from datetime import date
from html import escape
from pathlib import Path
from xml.etree import ElementTree as etree

from guide import navigation, pages
from guide.errors import GuideError
from guide.paths import root, shown, write_whole

INLINE_SCRIPT = re.compile(r"<script(?![^>]*\bsrc=)([^>]*)>(.*?)</script>", re.S)
HEAD = "<head>"


def policy(site: Path) -> str:
    """A content security policy under which every page of `site` works: inline scripts by their digests."""
    digests = set()
    for page in site.rglob("*.html"):
        for attributes, body in INLINE_SCRIPT.findall(page.read_text(encoding="utf-8")):
            if "application/json" not in attributes:
                digests.add(
                    "'sha256-" + base64.b64encode(hashlib.sha256(body.encode()).digest()).decode() + "'"
                )
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
    says = policy(site)
    meta = f'<meta http-equiv="Content-Security-Policy" content="{escape(says, quote=True)}">'
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        if "Content-Security-Policy" not in text:
            write_whole(page, text.replace(HEAD, HEAD + meta, 1))
    # frame-ancestors has no effect in a meta element.
    write_whole(
        site / "_headers",
        f"/*\n  Content-Security-Policy: {says}; frame-ancestors 'none'\n  X-Content-Type-Options: nosniff\n"
        "  Referrer-Policy: no-referrer\n",
    )


def summary(site: Path, site_url: str, description: str) -> None:
    """`llms.txt`: what the guide is and where each page lies."""
    lines = ["# Inside PyTorch", "", f"> {description}", "", "## Pages", ""]
    for path in navigation.read().pages():
        page = pages.read(path)
        lines.append(f"- [{page.title}]({site_url}{page.address}): {page.meta.get('description', '')}")
    write_whole(site / "llms.txt", "\n".join(lines) + "\n")
    write_whole(site / "robots.txt", f"User-agent: *\nAllow: /\nSitemap: {site_url}sitemap.xml\n")


def feed(site: Path, site_url: str) -> None:
    """`feed.xml` (Atom) from docs/changes.md: a heading `## DATE: title` an entry, the sentences below it its summary."""
    source = pages.read(root() / "docs" / "changes.md")
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


def _dated(source: pages.Page, head: pages.Heading) -> tuple[str, str]:
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
