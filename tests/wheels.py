"""A repository with one citing page, a small wheel to damage, and the installed wheel."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from guide.citations.sources import Wheel, installed

WRAPPED = """\
#if !defined(TORCH_STABLE_ONLY) && !defined(TORCH_TARGET_VERSION)
{body}
#else
#error "This file should not be included when either TORCH_STABLE_ONLY or TORCH_TARGET_VERSION is defined."
#endif  // !defined(TORCH_STABLE_ONLY) && !defined(TORCH_TARGET_VERSION)
"""
THING_H = """\
#pragma once
namespace c10 {
struct C10_API Thing final {
  int size() const;
  int twice() const { return 2 * size(); }
  int twice(int by) const { return by * size(); }
};
} // namespace c10
"""
THING_PY = """\
LIMIT = 3


class Thing:
    def size(self):
        return LIMIT

    def twice(self):
        return self.size() + self.size()
"""
OPERATORS = """\
# comment
- func: add.Tensor(Tensor self, Tensor other) -> Tensor
  variants: function, method

# about mul
- func: mul.Tensor(Tensor self, Tensor other) -> Tensor
  dispatch:
    CPU: mul
"""


def make_wheel(folder: Path, version: str = "9.9.0", commit: str = "ab" * 20) -> Path:
    """A tiny unpacked wheel without libraries."""
    for path, text in {
        "torch/__init__.py": "",
        "torch/version.py": f"__version__ = '{version}+cpu'\ngit_version = '{commit}'\n",
        "torch/include/c10/core/Thing.h": WRAPPED.format(body=THING_H),
        "torch/include/ATen/ops/add.h": WRAPPED.format(body="#pragma once\ninline int add() { return 1; }\n"),
        "torch/nn/thing.py": THING_PY,
        "torchgen/packaged/ATen/native/native_functions.yaml": OPERATORS,
    }.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def small_wheel(tmp_path: Path) -> Path:
    """The folder of a tiny wheel, free to be damaged."""
    return make_wheel(tmp_path / "wheel")


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Path]:
    """A function that writes `docs/page.md` citing the given targets and returns the repository."""
    root = tmp_path / "repository"
    monkeypatch.setenv("GUIDE_ROOT", str(root))

    def cite(*targets: str) -> Path:
        page = root / "docs" / "page.md"
        page.parent.mkdir(parents=True, exist_ok=True)
        links = "\n".join(f"A [link](<src:{t}>)." for t in targets)
        page.write_text(f"# Page\n\n{links}\n", encoding="utf-8")
        return root

    return cite


@pytest.fixture(scope="session")
def torch_wheel() -> Wheel:
    """The installed PyTorch."""
    return installed()


@pytest.fixture(scope="session")
def tampered(torch_wheel: Wheel, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of two files of the installed wheel, in which one header has a line too many."""
    folder = tmp_path_factory.mktemp("tampered")
    for file in ("torch/version.py", "torch/include/c10/core/TensorImpl.h"):
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(torch_wheel.folder / file, folder / file)
    header = folder / "torch/include/c10/core/TensorImpl.h"
    top, rest = header.read_text(encoding="utf-8").split("\n", 1)
    header.write_text(f"{top}\n// one more line\n{rest}", encoding="utf-8")
    return folder


def compiled(folder: Path, name: str, sources: dict[str, str]) -> Path:
    """A library of these source files, with a full symbol table."""
    for file, text in sources.items():
        (folder / file).write_text(text, encoding="utf-8")
    command = [shutil.which("g++") or "g++", "-shared", "-fPIC", "-O1", "-o", name, "-x", "c++"]
    subprocess.run([*command, *sources], cwd=folder, check=True)
    return folder / name
