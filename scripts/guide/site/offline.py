"""The guide without a network: error patterns that need no fetch, a list of what to keep, one zip."""

import hashlib
import io
import json
import zipfile
from pathlib import Path
from typing import Any

from guide.core.paths import root, write_whole, write_whole_bytes
from guide.library import messages
from guide.pages import documents
from guide.site.place import MARK


def error_patterns(site: Path, as_files: bool) -> None:
    """The error index's patterns as `errors/patterns.json`, and as a script beside it for file://.

    `as_files` addresses pages as files, as the site for file:// does.
    """
    known = []
    for message in messages.every():
        page = documents.read(root() / "docs" / message.page)
        address = f"{message.page.removesuffix('.md')}.html" if as_files else page.address
        row = {"address": f"{address}#{message.anchor}", "title": message.title, "patterns": message.patterns}
        known.append(row)
    text = json.dumps(known, ensure_ascii=False)
    write_whole(site / "errors" / "patterns.json", text + "\n", durable=False)
    write_whole(site / "errors" / "patterns.js", f"window.__errorPatterns={text};\n", durable=False)


def precache(site: Path) -> dict[str, Any]:
    """`precache.json`: every file with its size in bytes and its digest, for keeping the whole guide offline.

    What only programs read, and what is downloaded to be kept elsewhere, is left out.
    """
    skip = {"precache.json", "_headers", "sw.js", "sitemap.xml.gz", "llms.txt", "llms-full.txt", MARK}
    files = [
        (p.relative_to(site).as_posix(), p.stat().st_size, hashlib.sha256(p.read_bytes()).hexdigest()[:16])
        for p in sorted(site.rglob("*"))
        if p.is_file()
        and p.name not in skip
        and p.suffix not in (".map", ".gz", ".out", ".pyz", ".md", ".zip")
        and "assets/javascripts" not in p.as_posix()
    ]
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    kept = {"version": version, "bytes": sum(size for _, size, _ in files), "files": files}
    write_whole(site / "precache.json", json.dumps(kept, separators=(",", ":")) + "\n")
    return kept


def zipped(site: Path, target: Path) -> int:
    """The site as one zip, the same bytes for the same site; returns its size."""
    kept = io.BytesIO()
    with zipfile.ZipFile(kept, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(p for p in site.rglob("*") if p.is_file() and p.suffix not in (".map", ".gz")):
            if path.name == MARK:
                continue
            entry = zipfile.ZipInfo(
                f"inside-pytorch/{path.relative_to(site).as_posix()}", (2026, 1, 1, 0, 0, 0)
            )
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, path.read_bytes())
    write_whole_bytes(target, kept.getvalue())
    return len(kept.getvalue())
