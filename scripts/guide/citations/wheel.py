"""The text that a PyTorch wheel holds, told in the repository's paths and line numbers."""

import importlib.util
import re
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from guide.core import processes
from guide.core.errors import GuideError, nearest

# setup.py wraps most headers in this #if … #else #error #endif: one line above, a blank and three below.
_WRAP_TOP = "#if !defined(TORCH_STABLE_ONLY) && !defined(TORCH_TARGET_VERSION)"
_WRAP_END = (
    "#else",
    '#error "This file should not be included when either TORCH_STABLE_ONLY or TORCH_TARGET_VERSION is defined."',
    "#endif  // !defined(TORCH_STABLE_ONLY) && !defined(TORCH_TARGET_VERSION)",
)
HEADERS = (".h", ".hpp", ".cuh")

# Repository folder → folder of the wheel, first match wins.
_FOLDERS = (
    ("aten/src/ATen/templates/", "torchgen/packaged/ATen/templates/"),
    ("aten/src/ATen/native/native_functions.yaml", "torchgen/packaged/ATen/native/native_functions.yaml"),
    ("aten/src/ATen/native/tags.yaml", "torchgen/packaged/ATen/native/tags.yaml"),
    ("tools/autograd/", "torchgen/packaged/autograd/"),
    ("build/aten/src/ATen/", "torch/include/ATen/"),
    ("aten/src/ATen/", "torch/include/ATen/"),
    ("c10/", "torch/include/c10/"),
    ("caffe2/", "torch/include/caffe2/"),
)
# Written by CMake from a `.in` file, by torchgen without its mark, or by setup.py.
_MADE = {
    "torch/include/ATen/Config.h",
    "torch/include/ATen/cuda/CUDAConfig.h",
    "torch/include/ATen/core/TensorBody.h",
    "torch/include/ATen/RegistrationDeclarations.h",
    "torch/include/ATen/VmapGeneratedPlumbing.h",
    "torch/include/caffe2/core/macros.h",
    "torch/include/torch/headeronly/macros/cmake_macros.h",
    "torch/include/torch/headeronly/version.h",
    "torch/version.py",
    "torch/testing/_internal/generated/annotated_fn_args.py",
    "torch/_VF.pyi",
    "torch/return_types.pyi",
    "torch/nn/functional.pyi",
    "torch/utils/data/datapipes/datapipe.pyi",
    "torch/_C/__init__.pyi",
    "torch/_C/_VariableFunctions.pyi",
    "torch/_C/_nn.pyi",
}
_MADE_FOLDERS = (
    "torch/include/ATen/ops/",
    "torch/include/torch/csrc/autograd/generated/",
    "torch/include/torch/csrc/lazy/generated/",
    # setup.py copies CUTLASS examples into it
    "torch/_inductor/kernel/vendored_templates/cutedsl/kernels/",
)
# Where the build puts what it installs; the repository has no such folders.
_INSTALLED = ("torch/include/", "torch/share/", "torch/bin/", "torch/test/")
_MADE_NAMES = re.compile(r"torch/include/ATen/(?:CPU|CUDA|Meta|MPS|XPU|Composite\w+)Functions(?:_inl)?\.h")


def _is_made(file: str, lines: list[str]) -> bool:
    """Whether the build wrote this file of the wheel, so that the repository does not hold it."""
    marked = any("@generated" in line and "from" in line for line in lines[:6])
    return (
        file in _MADE
        or file.startswith(_MADE_FOLDERS)
        or bool(_MADE_NAMES.fullmatch(file))
        or (marked and file.startswith("torch/include/"))
    )


@dataclass(frozen=True)
class Text:
    """A file's text as the repository has it; `added` lines stand above it in the wheel's copy."""

    lines: tuple[str, ...]
    file: str
    evidence: str
    added: int = 0


def split_lines(text: str) -> list[str]:
    """The lines as an editor and GitHub count them: str.splitlines also cuts at form feeds."""
    lines = text.split("\n")
    return [line.removesuffix("\r") for line in (lines[:-1] if lines[-1] == "" else lines)]


class Wheel:
    """An unpacked wheel: a folder that holds `torch/` and `torchgen/`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
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

    def file_of(self, path: str) -> str | None:
        """The wheel's file for a repository path, or None when the wheel has no such text."""
        place = self._place(path)
        return place if place and (self.folder / place).is_file() else None

    def _place(self, path: str) -> str | None:
        for here, there in _FOLDERS:
            if path.startswith(here):
                place = there + path.removeprefix(here)
                included = there.startswith("torch/include/")
                return None if included and Path(path).suffix not in HEADERS else place
        if path.startswith("torch/") and Path(path).suffix in HEADERS:
            return f"torch/include/{path}"
        return path if path.startswith(("torch/", "torchgen/", "functorch/")) else None

    @lru_cache(maxsize=4096)  # noqa: B019 - one wheel or two live as long as the command
    def text(self, path: str) -> Text | None:
        """The text of a repository path, unwrapped; None when the wheel does not hold it.

        GuideError for a file that is cited under a path the repository does not have.
        """
        if path.startswith(_INSTALLED):
            what = "the build puts files there; the repository has no such path"
            own = self._back(path) if path.startswith("torch/include/") else ""
            raise GuideError(
                f"src:{path}", what, f"cite it as src:{own}" if own else "show it with an experiment"
            )
        file = self.file_of(path)
        if file is None:
            return None
        raw = (self.folder / file).read_bytes()
        try:
            lines = split_lines(raw.decode("utf-8"))
        except UnicodeDecodeError:
            return None
        added = 0
        if file.startswith("torch/include/") and lines and lines[0] == _WRAP_TOP:
            if tuple(lines[-3:]) != _WRAP_END:
                what = "the header's first line is the wheel's wrapping but its last three are not"
                raise GuideError(self.folder / file, what, f"install torch=={self.version} again")
            lines, added = lines[1:-3], 1
            if lines and not lines[-1]:  # the wrapping begins on a new line, after the text's own newline
                lines = lines[:-1]
        evidence = self._evidence(path, file, lines)
        if evidence == "generated" and path.startswith("aten/src/ATen/"):
            instead = "build/" + path
            what = "the build generates this file; the repository has no such path"
            raise GuideError(f"src:{path}", what, f"cite it as src:{instead}")
        if evidence != "generated" and path.startswith("build/"):
            what = "the repository holds this file; the build does not generate it"
            raise GuideError(f"src:{path}", what, f"cite it as src:{path.removeprefix('build/')}")
        return Text(tuple(lines), file, evidence, added)

    @staticmethod
    def _evidence(path: str, file: str, lines: list[str]) -> str:
        if _is_made(file, lines):
            return "generated"
        if file.startswith("torchgen/packaged/") and "/templates/" in file:
            return "template-text"
        kinds = {".py": "python-text", ".pyi": "python-text", ".yaml": "yaml-text"}
        return kinds.get(
            Path(path).suffix, "header-text" if file.startswith("torch/include/") else "other-text"
        )

    def neighbours(self, path: str) -> str:
        """The nearest paths that the wheel holds as text, for a message."""
        name = path.rpartition("/")[2]
        known = self.text_paths()
        by_name = [p for p in known if p.rpartition("/")[2] == name]
        return ", ".join(by_name[:3]) or nearest(path, [p for p in known if p[:3] == path[:3]])

    def text_paths(self) -> list[str]:
        """The repository path of every text file of the wheel."""
        return self._text_paths

    @cached_property
    def _text_paths(self) -> list[str]:
        out = []
        for top in ("torch", "torchgen", "functorch"):
            for suffix in (".py", ".pyi", ".h", ".hpp", ".cuh", ".yaml"):
                out += [
                    self._back(str(p.relative_to(self.folder)))
                    for p in (self.folder / top).rglob(f"*{suffix}")
                ]
        return sorted(p for p in out if p)

    def _back(self, file: str) -> str:
        """The repository path of a wheel's file; empty for third-party headers."""
        if file.startswith("torch/include/ATen/") and (file in _MADE or file.startswith(_MADE_FOLDERS)):
            return "build/aten/src/" + file.removeprefix("torch/include/")
        for here, there in _FOLDERS:
            if file.startswith(there) and here != "build/aten/src/ATen/":
                return here + file.removeprefix(there)
        if file.startswith("torch/include/"):
            inside = file.removeprefix("torch/include/")
            return inside if inside.startswith("torch/") else ""
        return file


def installed() -> Wheel:
    """The wheel that this Python would import, found without importing it."""
    spec = importlib.util.find_spec("torch")
    if spec is None or not spec.origin:
        cure = "pip install torch (the release that the lock names), or give --wheel DIR"
        raise GuideError("torch", "PyTorch is not installed here", cure)
    return Wheel(Path(spec.origin).parents[1])


@contextmanager
def released(other: str) -> Iterator[Wheel]:
    """The wheel of another release, downloaded for as long as it is asked; or the folder of an unpacked one."""
    if Path(other).is_dir():
        yield Wheel(Path(other))
        return
    if not other[:1].isdigit():
        raise GuideError(
            other, "neither a folder nor a version", "give 2.14.0, or a folder that holds torch/"
        )
    with tempfile.TemporaryDirectory(prefix="guide-wheel-") as temp:
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", f"torch=={other}", "-d", temp]
        done = processes.ask(command, 3600)
        files = list(Path(temp).glob("*.whl"))
        if done.returncode or not files:
            last = (done.stderr.strip().splitlines() or ["no wheel came"])[-1]
            raise GuideError(
                f"torch=={other}", f"cannot be downloaded: {last}", "pip index versions torch lists them"
            )
        yield _unpacked(files[0], Path(temp) / "unpacked")


def _unpacked(file: Path, folder: Path) -> Wheel:
    """A `.whl` unpacked without what no citation needs."""
    skip = ("torch/lib/libcud", "torch/lib/libnv", "torch/bin/", "torch/test/")
    with zipfile.ZipFile(file) as archive:
        archive.extractall(folder, [m for m in archive.namelist() if not m.startswith(skip)])
    return Wheel(folder)
