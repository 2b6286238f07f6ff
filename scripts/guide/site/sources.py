"""What the engine is given, looked through before it starts: its own faults end in a traceback or in silence."""

import os
import re
import stat
from pathlib import Path
from urllib.parse import urlsplit

from guide.core import yamlfile
from guide.core.characters import deceptive
from guide.core.errors import GuideError, nearest
from guide.core.paths import os_fault, read_text, root, shown, within
from guide.pages import documents, figures, front, navigation

# Names stand in addresses, in HTML and in shells.
NAME = re.compile(r"[A-Za-z0-9._][A-Za-z0-9._+-]*")
LONGEST = 4_000  # letters of a line; Markdown takes time that grows with the square of a line of marks
# What lies in docs/ is published as it is.
KINDS = {".md", ".py", ".out", ".dot", ".svg", ".png", ".jpg", ".webp", ".txt"}
# A package that readers copy has these too; a server sends them as text or as bytes, and no browser runs them.
KINDS |= {".cpp", ".cu", ".h", ".pyi", ".toml", ".typed"}
OURS = {"sw.js", "manifest.webmanifest", "operators/data.js"}
ADDRESSES = ("SITE_URL", "REPOSITORY", "EDIT_URI")  # what mkdocs.yml takes from the environment


def check() -> None:
    """Raise GuideError for the first fault of docs/ or of the environment."""
    for name in ADDRESSES:
        address(name, os.environ.get(name))
    docs = root() / "docs"
    if not docs.is_dir():
        raise GuideError(
            shown(docs), "no such folder", "run this in a copy of the repository, or unset GUIDE_ROOT"
        )
    for folder, folders, files in os.walk(docs, onerror=_stop):
        for name in sorted(folders + files):
            _entry(Path(folder) / name, docs)
    _apart(docs)
    _listed(navigation.read(docs), docs)
    _catalogued(docs)
    read_text(root() / "mkdocs.yml")
    documents.settings()


def _apart(docs: Path) -> None:
    """Raise GuideError for two pages that would have one address, of which the second overwrites the first."""
    taken: dict[Path, Path] = {}
    for page in sorted(docs.rglob("*.md")):
        address = page.parent if page.name in ("index.md", "README.md") else page.with_suffix("")
        if address in taken:
            what = f"it has the address of {shown(taken[address])}"
            raise GuideError(shown(page), what, "rename one of the two")
        taken[address] = page


def _listed(top: navigation.Folder, docs: Path) -> None:
    """Raise GuideError for a name that a `.pages` lists in vain, and for a page that none lists."""
    folders = [top]
    for folder in folders:
        folders += folder.folders()
        if folder.absent:
            where = shown(folder.path / navigation.PAGES)
            raise GuideError(
                where, f"it lists '{folder.absent[0][:80]}', which is not there", "mend the name"
            )
    for page in sorted({*docs.rglob("*.md")} - {*top.pages()})[:1]:
        cure = f"add '- {page.name}' to {shown(page.with_name(navigation.PAGES))}"
        raise GuideError(shown(page), "no '.pages' lists it, so no reader would find it", cure)


def _catalogued(docs: Path) -> None:
    """Raise GuideError for a file of the catalogue that is no chapter's, so that its records would be on no page."""
    for path in sorted((root() / "seeds/resources").glob("*.yml")):
        if not (docs / path.stem).is_dir():
            near = nearest(path.stem, [folder.name for folder in docs.glob("*/")], 1)
            cure = f"name it after its chapter{f': {near}.yml?' if near else ''}"
            raise GuideError(shown(path), f"there is no chapter docs/{path.stem}/", cure)


def _stop(error: OSError) -> None:
    raise os_fault(error)


def address(name: str, value: str | None) -> None:
    """Raise GuideError for an address that is none; absent and empty ones are left to mkdocs.yml."""
    if not value:
        return
    cure = f"unset {name}, or write https://host/path/"
    try:
        parts = urlsplit(value.replace("{path}", "path"))
        good = (
            parts.scheme in ("http", "https")
            and parts.hostname
            and parts.port != 0
            and "@" not in parts.netloc
        )
    except ValueError as error:
        raise GuideError(f"{name}={value[:200]}", str(error).lower(), cure) from None
    if not good or re.search(r"[\s\"'<>`\\{}]", value.replace("{path}", "")) or deceptive(value):
        raise GuideError(f"{name}={value[:200]}", "it is not an http(s) address", cure)
    if name == "SITE_URL" and (parts.query or parts.fragment):
        raise GuideError(f"{name}={value[:200]}", "it has a query or a fragment", cure)


def _kind(path: Path, docs: Path) -> None:
    """Raise GuideError for a file that would run where it is opened: scripts and styles are the guide's own alone."""
    inner = path.relative_to(docs).as_posix()
    left_out = any(part.startswith(".") or part == "__pycache__" for part in path.relative_to(docs).parts)
    if left_out or inner.startswith("assets/") or inner in OURS:  # what tools leave behind, MkDocs leaves out
        return
    if path.suffix not in KINDS:
        cure = f"one of {', '.join(sorted(KINDS))}; what must run belongs into docs/assets"
        raise GuideError(shown(path), "a file of this kind is not published", cure)
    if path.suffix == ".svg" and (fault := figures.unsafe(figures.parsed(path))):
        raise GuideError(shown(path), f"the drawing {fault}", "draw it with shapes and text alone")


def _entry(path: Path, docs: Path) -> None:
    try:
        mode = path.stat().st_mode
    except OSError as error:
        raise os_fault(error, path) from None
    if not NAME.fullmatch(path.name):
        what = f"the name {path.name[:80]!a} holds more than letters, digits, '.', '_', '+' and '-'"
        raise GuideError(shown(path.parent), what, "rename it")
    if not within(path, docs):
        raise GuideError(
            shown(path), "it leads out of docs/, and all of docs/ is published", "put a copy there"
        )
    if path.is_symlink() and stat.S_ISDIR(mode):
        raise GuideError(shown(path), "it is a link to a folder", "put the folder there")
    if not stat.S_ISDIR(mode) and not stat.S_ISREG(mode):
        raise GuideError(shown(path), "it is no plain file", "remove it")
    if stat.S_ISREG(mode):
        _kind(path, docs)
    if path.suffix == ".md":
        text = read_text(path, documents.LARGEST)
        front.check(text, shown(path))
        for number, line in enumerate(text.split("\n"), 1):
            if len(line) > LONGEST:
                what = f"the line has {len(line)} letters; at most {LONGEST} are read"
                raise GuideError(f"{shown(path)}:{number}", what, "break it")
    elif path.name == navigation.PAGES:
        yamlfile.load(path)
