"""The lock as the site reads it: standard library only, no PyTorch, no parser of C++.

`seeds/sources.lock.json` maps each citation to a proven place in one release of PyTorch.
"""

import difflib
import json
import re
from dataclasses import dataclass
from functools import lru_cache
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

from guide.errors import GuideError
from guide.evidence.target import SCHEME, normal
from guide.paths import root, shown

MEND = "python scripts/lock_sources.py"
EVIDENCE = {
    "checkout": "source text of the release",
    "python-text": "Python text in the wheel",
    "header-text": "header text in the wheel",
    "yaml-text": "YAML text in the wheel",
    "other-text": "text in the wheel",
    "template-text": "code template in the wheel",
    "generated": "generated at build, not in the repository",
    "binary-path": "path embedded in the compiled library",
    "binary-unit": "compilation unit named in the library's symbol table",
    "binary-symbol": "symbol in the compiled library",
}
_BLOB = "https://github.com/pytorch/pytorch/blob"


@dataclass(frozen=True)
class Entry:
    """One proven citation. `lines` are the repository's, first and last, or None where unknown."""

    target: str
    path: str
    symbol: str
    lines: tuple[int, int] | None
    evidence: str
    file: str
    sha256: str | None
    version: str = ""

    def permalink(self, commit: str) -> str | None:
        """The address of the lines at `commit`; None for a generated file, which the repository lacks."""
        if self.generated:
            return None
        return f"{_BLOB}/{commit}/{self.path}{self.anchor()}"

    @property
    def generated(self) -> bool:
        """Whether the file is made by the build and so has no address."""
        return self.evidence == "generated" or is_generated(self.path)

    def anchor(self) -> str:
        """`#L1-L9`, `#L1` or nothing."""
        if not self.lines:
            return ""
        first, last = self.lines
        return f"#L{first}" if first == last else f"#L{first}-L{last}"

    def describe(self) -> str:
        """What a reader sees on hover: release, path, lines, what the claim rests on."""
        parts = [f"PyTorch {self.version}", self.path]
        if self.lines:
            first, last = self.lines
            parts.append(f"line {first}" if first == last else f"lines {first}–{last}")
        elif self.symbol:
            parts.append(self.symbol)
        cuda = self.evidence.startswith("cuda-")
        told = EVIDENCE.get(self.evidence.removeprefix("cuda-"), self.evidence)
        parts.append(told + " (CUDA build)" if cuda else told)
        if self.generated and self.evidence != "generated":
            parts.append(EVIDENCE["generated"])
        return " · ".join(parts)

    def record(self) -> dict:
        """The entry as the lock stores it."""
        lines = list(self.lines) if self.lines else None
        return {
            "path": self.path,
            "symbol": self.symbol,
            "lines": lines,
            "evidence": self.evidence,
            "file": self.file,
            "sha256": self.sha256,
        }


def is_generated(path: str) -> bool:
    """Whether `path` is one the build writes, which the repository does not hold."""
    return path.startswith(("build/", "torch/csrc/autograd/generated/", "torch/csrc/lazy/generated/"))


@dataclass(frozen=True)
class Lock:
    """The release and its proven citations."""

    version: str
    commit: str
    entries: dict[str, Entry]

    def get(self, target: str) -> Entry | None:
        """The entry of `target` (with or without `src:`, escaped or not), or None."""
        return self.entries.get(normal(target))

    def nearest(self, target: str, n: int = 3) -> list[str]:
        """The locked targets closest to `target`."""
        return difflib.get_close_matches(normal(target), self.entries, n=n, cutoff=0.6)

    def text(self) -> str:
        """The lock file's text: sorted, one citation a line."""

        def dump(value: object) -> str:
            return json.dumps(value, ensure_ascii=False)

        rows = [f"    {dump(key)}: {dump(self.entries[key].record())}" for key in sorted(self.entries)]
        body = "{\n" + ",\n".join(rows) + "\n  }" if rows else "{}"
        release = dump({"version": self.version, "commit": self.commit})
        return f'{{\n  "release": {release},\n  "citations": {body}\n}}\n'


def lock_path() -> Path:
    """Where the lock lies."""
    return root() / "seeds" / "sources.lock.json"


def load(path: Path | None = None) -> Lock:
    """The lock, read again only when the file has changed. GuideError when missing or damaged."""
    path = path or lock_path()
    try:
        stamp = path.stat()
    except OSError:
        raise GuideError(shown(path), "no such file", f"make it: {MEND}") from None
    return _load(path, stamp.st_mtime_ns, stamp.st_size)


@lru_cache(maxsize=4)
def _load(path: Path, _mtime: int, _size: int) -> Lock:
    again = f"make it again: delete it and run {MEND}"
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as e:
        raise GuideError(f"{shown(path)}:{e.lineno}", f"not valid JSON: {e.msg}", again) from None
    except (UnicodeDecodeError, OSError) as e:
        raise GuideError(shown(path), f"cannot be read: {e}", again) from None
    try:
        release = data["release"]
        version, commit = str(release["version"]), str(release["commit"])
        entries = {key: _entry(key, row, version) for key, row in data["citations"].items()}
    except (KeyError, TypeError, ValueError, AttributeError) as e:
        what = f"not a lock: {type(e).__name__} {e}"
        raise GuideError(shown(path), what, again) from None
    return Lock(version, commit, entries)


def _entry(key: str, row: dict, version: str) -> Entry:
    lines = row["lines"]
    if lines is not None:
        first, last = (int(n) for n in lines)
        lines = (first, last)
    texts = (row["path"], row["symbol"])
    return Entry(key, *texts, lines, row["evidence"], row["file"], row["sha256"], version)


@dataclass(frozen=True)
class Citation:
    """One `src:` link: what it cites, and the page and line that cite it."""

    target: str
    page: Path
    line: int

    @property
    def where(self) -> str:
        """`page:line`, for messages."""
        return f"{shown(self.page)}:{self.line}"


def citations_in(docs: Path | None = None) -> list[Citation]:
    """Every `src:` link of the Markdown pages and Graphviz figures below `docs`, in page order."""
    docs = docs or root() / "docs"
    found: list[Citation] = []
    for page in sorted(p for p in docs.rglob("*") if p.suffix in {".md", ".dot"} and p.is_file()):
        try:
            text = page.read_text(encoding="utf-8")
        except UnicodeDecodeError as e:
            raise GuideError(shown(page), f"not UTF-8 at byte {e.start}", "save the file as UTF-8") from None
        if SCHEME in text:
            hrefs = _dot_hrefs(text) if page.suffix == ".dot" else _markdown_hrefs(text)
            found += _placed(hrefs, text, page)
    return found


def _placed(hrefs: list[str], text: str, page: Path) -> list[Citation]:
    """Each href with its line; the n-th equal href is the n-th occurrence of its text."""
    out, after = [], dict.fromkeys(hrefs, 0)
    for href in hrefs:
        at = _occurrence(text, href, after[href])
        if at < 0:
            at = _occurrence(text, href, 0)
        after[href] = at + len(href)
        # Markdown may have undone a backslash: then only the path is sure to stand in the text.
        at = at if at >= 0 else max(text.find(href.partition("#")[0]), 0)
        out.append(Citation(normal(href), page, text.count("\n", 0, at) + 1))
    return out


def _occurrence(text: str, href: str, begin: int) -> int:
    """Where `href` stands as a whole destination (`src:a.h#f` is also a prefix of `src:a.h#f@2`), or -1."""
    while (at := text.find(href, begin)) >= 0:
        begin = at + len(href)
        if text[begin : begin + 1] in ("", *" \t\n\r)>\"'"):
            return at
    return -1


_DOT_ATTRIBUTE = re.compile(
    r"""//[^\n]*|/\*.*?\*/|^\#[^\n]*"""  # comments first, so that a link in one is no citation
    r"""|\b\w*(?:URL|href)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)')"""
    r"""|"(?:[^"\\]|\\.)*\"""",
    re.DOTALL | re.MULTILINE | re.IGNORECASE | re.VERBOSE,
)


def _dot_hrefs(text: str) -> list[str]:
    """The `src:` values of URL and href attributes of a Graphviz source."""
    values = (m[2] if m[1] is None else m[1].replace('\\"', '"') for m in _DOT_ATTRIBUTE.finditer(text))
    return [unescape(v) for v in values if v and v.startswith(SCHEME)]


_EXTENSIONS = [
    "abbr", "admonition", "attr_list", "def_list", "footnotes", "md_in_html", "tables", "toc",
    "pymdownx.blocks.admonition", "pymdownx.blocks.details", "pymdownx.blocks.tab",
    "pymdownx.details", "pymdownx.superfences", "pymdownx.tabbed",
]  # fmt: skip


@lru_cache(maxsize=1)
def _markdown():
    from markdown import Markdown
    from markdown.treeprocessors import Treeprocessor

    class Collect(Treeprocessor):
        """Keeps the links' destinations in document order."""

        def run(self, tree: ElementTree.Element) -> None:
            self.md.found = [a.get("href", "") for a in tree.iter("a")]

    md = Markdown(extensions=_EXTENSIONS)
    md.treeprocessors.register(Collect(md), "collect", -100)
    return md


def _markdown_hrefs(text: str) -> list[str]:
    """The `src:` destinations of a page's links, found in Python-Markdown's tree (so not in code)."""
    md = _markdown()
    md.reset()
    md.found = []
    md.convert(_without_front_matter(text))
    return [href for href in md.found if href.startswith(SCHEME)]


def _without_front_matter(text: str) -> str:
    if text.startswith("---\n") and (end := text.find("\n---\n", 3)) > 0:
        return text[end + 5 :]
    return text
