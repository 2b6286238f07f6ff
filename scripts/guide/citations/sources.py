"""Where a cited text is read: an unpacked wheel, what is kept of a wheel, a git tree. All answer `text` and `paths`."""

import importlib.util
import json
import re
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Protocol

from guide.citations import projects
from guide.citations.libraries import Libraries
from guide.citations.projects import Release
from guide.core import processes
from guide.core.errors import GuideError, nearest

HEADERS = (".h", ".hpp", ".cuh")
_TEXTS = (".py", ".pyi", *HEADERS, ".yaml")
_INCLUDE = "torch/include/"
# Where the build puts what it installs; the repository has no such folders.
_INSTALLED = (_INCLUDE, "torch/share/", "torch/bin/", "torch/test/")
# setup.py wraps most headers in this #if … #else #error #endif: one line above, a blank and three below.
_WRAP_TOP = "#if !defined(TORCH_STABLE_ONLY) && !defined(TORCH_TARGET_VERSION)"
_WRAP_END = (
    "#else",
    '#error "This file should not be included when either TORCH_STABLE_ONLY or TORCH_TARGET_VERSION is defined."',
    "#endif  // !defined(TORCH_STABLE_ONLY) && !defined(TORCH_TARGET_VERSION)",
)


@dataclass(frozen=True)
class Text:
    """A file's text as the repository has it; `added` lines stand above it in the wheel's copy."""

    lines: tuple[str, ...]
    file: str
    evidence: str
    added: int = 0


class Source(Protocol):
    """What holds texts of one release of a project."""

    def text(self, path: str) -> Text | None:
        """The text that is cited as `path`; None where it is not there."""

    def paths(self) -> list[str]:
        """Every path that can be cited."""


def split_lines(text: str) -> list[str]:
    """The lines as an editor and GitHub count them: str.splitlines also cuts at form feeds."""
    lines = text.split("\n")
    return [line.removesuffix("\r") for line in (lines[:-1] if lines[-1] == "" else lines)]


def kind(path: str) -> str:
    """What a text proves by: the lock's word for it."""
    kinds = {".py": "python-text", ".pyi": "python-text", ".yaml": "yaml-text", ".yml": "yaml-text"}
    suffix = Path(path).suffix
    return kinds.get(suffix, "header-text" if suffix in HEADERS else "other-text")


def near_paths(path: str, known: Iterable[str]) -> str:
    """The nearest paths, for a message."""
    known, name = sorted(known), path.rpartition("/")[2]
    by_name = [p for p in known if p.rpartition("/")[2] == name]
    return ", ".join(by_name[:3]) or nearest(path, [p for p in known if p[:3] == path[:3]])


class Wheel:
    """PyTorch's wheel, unpacked: a folder that holds `torch/` and `torchgen/`, told in the repository's paths."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.project = folder, projects.installed()
        if not (folder / "torch" / "version.py").is_file():
            what = "no torch/version.py: this is not an unpacked PyTorch wheel"
            raise GuideError(folder, what, "give --wheel the folder that holds torch/ (site-packages)")

    @cached_property
    def _facts(self) -> dict[str, str]:
        text = (self.folder / "torch" / "version.py").read_text(encoding="utf-8")
        facts = re.findall(r"^(__version__|git_version|cuda)[^=\n]*=\s*'([^']+)'", text, re.MULTILINE)
        return dict(facts)

    @property
    def version(self) -> str:
        """The release without the build's local part: `2.13.0`."""
        return self._fact("__version__").partition("+")[0]

    @property
    def build(self) -> str:
        """`CUDA`, or `CPU` for a build that asks for no CUDA library."""
        return "CUDA" if "cuda" in self._facts else "CPU"

    @property
    def commit(self) -> str:
        """The commit that the wheel was built from."""
        return self._fact("git_version")

    def _fact(self, name: str) -> str:
        if name not in self._facts:
            what = f"no {name} in torch/version.py"
            raise GuideError(self.folder, what, "install a release: pip install torch")
        return self._facts[name]

    @property
    def libraries(self) -> Libraries:
        """What its compiled libraries name."""
        return Libraries.in_folder(self.folder)

    def file_of(self, path: str) -> str | None:
        """The wheel's file for a repository path, or None when the wheel has no such text."""
        for file in self.project.files(path.removeprefix("build/")):
            if file.startswith(_INCLUDE) and Path(file).suffix not in HEADERS:
                continue
            if (self.folder / file).is_file():
                return file
        return None

    @lru_cache(maxsize=4096)  # noqa: B019 - one wheel or two live as long as the command
    def text(self, path: str) -> Text | None:
        """The text of a repository path, unwrapped; None when the wheel does not hold it.

        GuideError for a file that is cited under a path the repository does not have.
        """
        if path.startswith(_INSTALLED):
            what = "the build puts files there; the repository has no such path"
            own = self._path(path) if path.startswith(_INCLUDE) else ""
            cure = f"cite it as src:{own}" if own else "show it with an experiment"
            raise GuideError(f"src:{path}", what, cure)
        file = self.file_of(path)
        if file is None:
            return None
        try:
            lines = split_lines((self.folder / file).read_bytes().decode("utf-8"))
        except UnicodeDecodeError:
            return None
        lines, added = self._unwrapped(file, lines)
        generated = self._generated(file, lines)
        if generated and path.startswith("aten/src/ATen/"):
            what = "the build generates this file; the repository has no such path"
            raise GuideError(f"src:{path}", what, f"cite it as src:build/{path}")
        if not generated and path.startswith("build/"):
            what = "the repository holds this file; the build does not generate it"
            raise GuideError(f"src:{path}", what, f"cite it as src:{path.removeprefix('build/')}")
        template = file.startswith("torchgen/packaged/") and "/templates/" in file
        return Text(
            tuple(lines),
            file,
            "generated" if generated else "template-text" if template else kind(path),
            added,
        )

    def _unwrapped(self, file: str, lines: list[str]) -> tuple[list[str], int]:
        """A header without what setup.py puts around it, and how many lines stood above."""
        if not (file.startswith(_INCLUDE) and lines and lines[0] == _WRAP_TOP):
            return lines, 0
        if tuple(lines[-3:]) != _WRAP_END:
            what = "the header's first line is the wheel's wrapping but its last three are not"
            raise GuideError(self.folder / file, what, f"install torch=={self.version} again")
        lines = lines[1:-3]  # the wrapping begins on a new line, after the text's own newline
        return (lines[:-1] if lines and not lines[-1] else lines), 1

    @cached_property
    def _made(self) -> re.Pattern[str]:
        return re.compile("|".join(self.project.generated) or "(?!)")

    def _generated(self, file: str, lines: list[str]) -> bool:
        """Whether the build wrote this file of the wheel, so that the repository does not hold it."""
        marked = any("@generated" in line and "from" in line for line in lines[:6])
        return bool(self._made.fullmatch(file)) or (marked and file.startswith(_INCLUDE))

    @lru_cache(maxsize=1)  # noqa: B019
    def paths(self) -> list[str]:
        """The repository path of every text file of the wheel."""
        tops = (self.folder / top for top in ("torch", "torchgen", "functorch"))
        files = (p for top in tops for p in top.rglob("*") if p.suffix in _TEXTS)
        return sorted(filter(None, (self._path(str(p.relative_to(self.folder))) for p in files)))

    def _path(self, file: str) -> str:
        """The repository path of a wheel's file; empty for third-party headers."""
        path = self.project.path(file) or ""
        if file.startswith("torch/include/ATen/") and self._made.fullmatch(file):
            return f"build/{path}"
        return "" if path.startswith(_INCLUDE) else path


class Kept:
    """What is kept of another project's wheel, cited by the wheel's own paths."""

    def __init__(self, folder: Path, of: Release) -> None:
        self.folder, self.release = folder, of

    @cached_property
    def _archive(self) -> zipfile.ZipFile:
        return zipfile.ZipFile(self.folder / "texts.zip")

    @cached_property
    def _names(self) -> frozenset[str]:
        return frozenset(self._archive.namelist())

    @cached_property
    def libraries(self) -> Libraries:
        """What its compiled libraries name; nothing where none is read."""
        return Libraries(**json.loads((self.folder / "libraries.json").read_text(encoding="utf-8")))

    def text(self, path: str) -> Text | None:
        """The text of a file of the wheel, or None where it holds none."""
        if path not in self._names:
            return None
        lines = split_lines(self._archive.read(path).decode("utf-8"))
        return Text(tuple(lines), path, kind(path) if self.release.project.path(path) else "generated")

    def paths(self) -> list[str]:
        """The wheel's path of every text that is kept."""
        return sorted(self._names)


class Tree:
    """A git checkout of PyTorch, whole or sparse, at the commit that a wheel was built from."""

    def __init__(self, folder: Path, commit: str) -> None:
        self.folder = folder
        cure = f"git -C {folder} checkout {commit}"
        asked = (
            processes.ask(["git", "-C", str(folder), "rev-parse", "HEAD"], 60) if folder.is_dir() else None
        )
        if asked is None or asked.returncode:
            raise GuideError(folder, "not a checkout of PyTorch: git knows no commit there", cure)
        if (head := asked.stdout.strip()) != commit:
            raise GuideError(folder, f"is at {head[:12]}, the wheel was built from {commit[:12]}", cure)

    def text(self, path: str) -> Text | None:
        """The text of a repository path."""
        file = self.folder / path
        try:
            return Text(tuple(split_lines(file.read_text(encoding="utf-8"))), path, "checkout")
        except (OSError, UnicodeDecodeError):
            return None

    def paths(self) -> list[str]:
        """Every path of the commit, checked out or not."""
        listed = processes.ask(["git", "-C", str(self.folder), "ls-tree", "-r", "--name-only", "HEAD"], 60)
        return listed.stdout.splitlines()


def installed() -> Wheel:
    """The wheel that this Python would import, found without importing it."""
    spec = importlib.util.find_spec("torch")
    if spec is None or not spec.origin:
        cure = "pip install torch (the release that the lock names), or give --wheel DIR"
        raise GuideError("torch", "PyTorch is not installed here", cure)
    return Wheel(Path(spec.origin).parents[1])
