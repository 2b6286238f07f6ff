"""What a built site needs before it is hosted or handed out: a policy, a list to keep offline, a feed, a summary.

Works on the folder that the engine wrote, so that it does not matter which engine that was.
"""

import base64
import hashlib
import json
import re
import zipfile
from datetime import datetime
from html import escape
from pathlib import Path
from xml.etree import ElementTree as etree

from mkdocs.utils.meta import get_data

from guide import yamlfile
from guide.errors import GuideError
from guide.paths import root, shown, write_whole

INLINE_SCRIPT = re.compile(r"<script(?![^>]*\bsrc=)([^>]*)>(.*?)</script>", re.S)
HEAD = "<head>"


def search_script(site: Path) -> None:
    """The search index as a script too: pages opened from file:// may not fetch."""
    index = site / "search" / "search_index.json"
    if not index.is_file():
        raise GuideError(shown(index), "no such file", "build the site first: make build")
    write_whole(index.with_suffix(".js"), f"window.__searchIndex={index.read_text(encoding='utf-8')};\n")


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


def precache(site: Path) -> dict:
    """`precache.json`: every file with its size in bytes and its digest, for keeping the whole guide offline."""
    skip = {"precache.json", "_headers", "sw.js", "sitemap.xml.gz"}
    files = [
        [p.relative_to(site).as_posix(), p.stat().st_size, hashlib.sha256(p.read_bytes()).hexdigest()[:16]]
        for p in sorted(site.rglob("*"))
        if p.is_file()
        and p.name not in skip
        and p.suffix not in (".map", ".gz", ".out")
        and "assets/javascripts" not in p.as_posix()
    ]
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    told = {"version": version, "bytes": sum(size for _, size, _ in files), "files": files}
    write_whole(site / "precache.json", json.dumps(told, separators=(",", ":")) + "\n")
    return told


def pages() -> list[tuple[str, str, str]]:
    """Path below docs/, title and description of every page, in navigation order."""
    docs, out = root() / "docs", []

    def walk(folder: Path) -> None:
        data, _ = yamlfile.load(folder / ".pages")
        names = [next(iter(e.values())) if isinstance(e, dict) else e for e in data["nav"]]
        if "..." in names:
            rest = sorted(p.name for p in folder.glob("*.md") if p.name not in names)
            at = names.index("...")
            names[at : at + 1] = rest
        for name in names:
            path = folder / name
            if path.is_dir():
                walk(path)
            else:
                body, meta = get_data(path.read_text(encoding="utf-8"))
                title = next((line[2:] for line in body.splitlines() if line.startswith("# ")), path.stem)
                title = str(meta.get("title") or re.sub(r"\s*\{[^}]*\}\s*$", "", title))
                out.append((path.relative_to(docs).as_posix(), title, str(meta.get("description", ""))))

    walk(docs)
    return out


def address(path: str) -> str:
    """The address of a page below the site's base: `a/b.md` → `a/b/`, `a/index.md` → `a/`."""
    return path.removesuffix("index.md") if path.endswith("index.md") else path.removesuffix(".md") + "/"


def summary(site: Path, site_url: str, description: str) -> None:
    """`llms.txt`: what the guide is and where each page lies."""
    lines = ["# Inside PyTorch", "", f"> {description}", "", "## Pages", ""]
    lines += [f"- [{title}]({site_url}{address(path)}): {says}" for path, title, says in pages()]
    write_whole(site / "llms.txt", "\n".join(lines) + "\n")
    write_whole(site / "robots.txt", f"User-agent: *\nAllow: /\nSitemap: {site_url}sitemap.xml\n")


def feed(site: Path, site_url: str) -> None:
    """`feed.xml` (Atom) from docs/changes.md: a heading `## DATE: title` an entry, the text below it its summary."""
    source = root() / "docs" / "changes.md"
    text = source.read_text(encoding="utf-8")
    entries = re.findall(r"^## (\d{4}-\d{2}-\d{2}): (.+?)\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    if not entries:
        raise GuideError(shown(source), "no entry '## DATE: title'", "add one for what changed")
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
    for date, title, body in entries:
        datetime.strptime(date, "%Y-%m-%d")
        entry = add(tree, "entry")
        add(entry, "title", title)
        add(entry, "id", f"{site_url}changes/#{date}-{hashlib.sha256(title.encode()).hexdigest()[:8]}")
        add(entry, "link", href=f"{site_url}changes/")
        add(entry, "updated", f"{date}T00:00:00Z")
        add(entry, "summary", " ".join(body.split()))
    write_whole(site / "feed.xml", etree.tostring(tree, encoding="unicode", xml_declaration=True) + "\n")


def zipped(site: Path, target: Path) -> int:
    """The site as one zip, the same bytes for the same site; returns its size."""
    part = target.with_name(f".{target.name}.part")
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(p for p in site.rglob("*") if p.is_file() and p.suffix not in (".map", ".gz")):
            entry = zipfile.ZipInfo(
                f"inside-pytorch/{path.relative_to(site).as_posix()}", (2026, 1, 1, 0, 0, 0)
            )
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, path.read_bytes())
    part.replace(target)
    return target.stat().st_size
