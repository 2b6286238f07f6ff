"""The lock as the site reads it: no PyTorch, no parser of C++.

`seeds/sources.lock.json` maps each citation to a proven place in one release of PyTorch, or in the wheel of another
project that it names.
"""

import difflib
import json
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Annotated, NotRequired

from pydantic import AfterValidator, Field, StringConstraints
from typing_extensions import TypedDict

from guide.citations.target import normal, other_of
from guide.core import jsonfile
from guide.core.errors import GuideError
from guide.core.paths import root, shown

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
class Other:
    """A release of another project: the wheel's file that proves it, its digest, and the repository at its tag."""

    title: str
    wheel: str
    sha256: str
    address: str


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
    other: Other | None = None

    def permalink(self, commit: str) -> str | None:
        """The address of the lines at `commit`; None for a generated file, which the repository lacks."""
        if self.generated:
            return None
        base = self.other.address if self.other else f"{_BLOB}/{commit}"
        return f"{base}/{self.path}{self.anchor()}"

    @property
    def generated(self) -> bool:
        """Whether the file is made by the build and so has no address."""
        return self.evidence == "generated" or (self.other is None and is_generated(self.path))

    def anchor(self) -> str:
        """`#L1-L9`, `#L1` or nothing."""
        if not self.lines:
            return ""
        first, last = self.lines
        return f"#L{first}" if first == last else f"#L{first}-L{last}"

    def describe(self) -> str:
        """What a reader sees on hover: release, path, lines, what the claim rests on."""
        parts = [f"{self.other.title if self.other else 'PyTorch'} {self.version}", self.path]
        if self.lines:
            first, last = self.lines
            parts.append(f"line {first}" if first == last else f"lines {first}–{last}")
        elif self.symbol:
            parts.append(self.symbol)
        parts.append(EVIDENCE.get(self.evidence, self.evidence))
        if self.generated and self.evidence != "generated":
            parts.append(EVIDENCE["generated"])
        return " · ".join(parts)

    def record(self) -> dict[str, object]:
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
    others: dict[str, Other] = field(default_factory=dict)  # by project and release, as `oneflow@0.9.0`

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
        wheels = [f"    {dump(key)}: {dump(asdict(self.others[key]))}" for key in sorted(self.others)]
        others = '\n  "others": {\n' + ",\n".join(wheels) + "\n  }," if wheels else ""
        return f'{{\n  "release": {release},{others}\n  "citations": {body}\n}}\n'


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


class _Release(TypedDict):
    version: Annotated[str, StringConstraints(pattern=r"^[0-9A-Za-z.+-]+$")]
    commit: Annotated[str, StringConstraints(pattern=r"^[0-9a-z]+$")]  # it stands in addresses


Line = Annotated[int, Field(ge=1)]


def _ordered(lines: tuple[int, int]) -> tuple[int, int]:
    if lines[1] < lines[0]:
        raise ValueError("the last line comes before the first")
    return lines


class _Row(TypedDict):
    # It stands in addresses.
    path: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_][A-Za-z0-9_./+-]*$")]
    symbol: str
    lines: Annotated[tuple[Line, Line], AfterValidator(_ordered)] | None
    evidence: str
    file: str
    sha256: str | None


class _Wheel(TypedDict):
    title: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9 .-]*$")]
    wheel: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.+-]*\.whl$")]
    sha256: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
    address: Annotated[str, StringConstraints(pattern=r"^https://github\.com/[A-Za-z0-9_./+-]+$")]


class _File(TypedDict):
    release: _Release
    others: NotRequired[dict[str, _Wheel]]
    citations: dict[str, _Row]


@lru_cache(maxsize=4)
def _load(path: Path, _mtime: int, _size: int) -> Lock:
    again = f"make it again: delete it and run {MEND}"
    data = jsonfile.load_as(path, _File, again)
    version, commit = data["release"]["version"], data["release"]["commit"]
    others = {key: Other(**row) for key, row in data.get("others", {}).items()}
    entries = {key: Entry(key, **row, version=version) for key, row in data["citations"].items()}
    for key, entry in entries.items():
        if other := other_of(key):
            if other not in others:
                raise GuideError(shown(path), f"'{key}' is cited, but no wheel proves {other}", again)
            entries[key] = replace(entry, version=other.partition("@")[2], other=others[other])
    return Lock(version, commit, entries, others)
