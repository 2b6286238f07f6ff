"""One page rendered as the site renders it, without the rest of the site."""

import logging
import re
from collections.abc import Sequence
from pathlib import Path

from mkdocs.config import load_config
from mkdocs.structure.files import get_files
from mkdocs.structure.pages import Page

from guide.core.paths import read_text, root, shown
from guide.pages import documents

_ID = re.compile(r'\bid="([^"]+)"')


class _Said(logging.Handler):
    """Keeps what MkDocs warns of."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Called by logging."""
        self.lines.append(record.getMessage())


def rendered(paths: Sequence[Path]) -> list[str]:
    """What a strict build would stop at on these pages: faults of the guide's blocks, links and anchors that lead nowhere."""
    config = load_config(str(root() / "mkdocs.yml"), plugins=[])
    files = get_files(config)
    said, log = _Said(), logging.getLogger("mkdocs")
    log.addHandler(said)
    faults: list[str] = []
    try:
        for path in paths:
            file = files.get_file_from_path(
                path.resolve().relative_to(Path(config.docs_dir).resolve()).as_posix()
            )
            assert file is not None, path
            page = Page(None, file, config)
            page.read_source(config)
            try:
                page.render(config, files)
            except Exception as fault:
                if type(fault).__module__.partition(".")[0] not in ("guide", "click"):
                    raise
                faults.append(str(fault))
            faults += _lost(path)
    finally:
        log.removeHandler(said)
    return faults + said.lines


def _lost(path: Path) -> list[str]:
    """The links of a page whose anchor the other page does not have."""
    page, lost = documents.read(path), []
    for link in page.links:
        target, hash_, anchor = link.href.partition("#")
        if hash_ and target.endswith(".md") and "//" not in target:
            other = (path.parent / target).resolve()
            if other.is_file() and anchor not in _anchors(other):
                lost.append(f"{shown(path)}:{link.line}: {link.href} leads to no heading")
    return lost


def _anchors(path: Path) -> set[str]:
    """What a link can lead to on a page: its headings, its blocks, and what carries an id in its source."""
    page = documents.read(path)
    found = {heading.anchor for heading in page.headings} | set(_ID.findall(read_text(path)))
    for block in page.blocks:
        if block.name == "question":
            found.add(documents.question_anchor(block.argument))
        elif block.argument:
            found.add(f"{block.name}-{block.argument.rpartition('/')[2]}")
    return found
