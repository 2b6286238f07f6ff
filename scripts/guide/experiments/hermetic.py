"""What every run of an experiment has in common, here and on a reader's machine: environment, tools, what its end tells.

Standard library only, for readers load it.
"""

import difflib
import os
import re
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

from guide.experiments import raised

TOOLS = {"gdb": "gdb", "g++": "g++", "valgrind": "valgrind", "node": "nodejs"}  # and Debian's package
# Other releases of CPython, compiled to WebAssembly: what `node` runs for programs that ask how they differ.
PYTHONS = {
    "cpython-3.11": "0.25.1",
    "cpython-3.12": "0.27.7",
    "cpython-3.13": "0.28.3",
    "cpython-3.14": "314.0.7",
}
# Lines for the build alone: where a region of the program begins and ends, and what the run is told.
_REGION = re.compile(r"^[ \t]*(?:#|//) --8<-- \[(?:start|end):[\w-]+\][ \t]*\n?", re.M)
_SETTINGS = re.compile(r"(?:^# (?:requires|limit|output|helpers|fresh|raises|measured):.*\n)+\n?", re.M)


def unmarked(source: str) -> str:
    """A program without the lines that mark its regions: what its digest is made of."""
    return _REGION.sub("", source)


def listing(source: str) -> str:
    """A program as a page shows it: without marks of regions and settings of the run."""
    return _SETTINGS.sub("", unmarked(source))


def missing(requires: Iterable[str]) -> str:
    """Which tool is not on the PATH, with the command that brings it; empty when all are there."""
    for need in requires:
        if need in TOOLS and not shutil.which(need):
            return f"it requires {need}, which is not installed; on Debian: apt-get install {TOOLS[need]}"
    lacking = [
        f"{name}@npm:pyodide@{version}"
        for name, version in PYTHONS.items()
        if not (modules() / name).is_dir()
    ]
    if "node" in requires and lacking:
        return f"it requires other releases of CPython in {modules().name}/: npm install {' '.join(lacking)}"
    return ""


def modules() -> Path:
    """The folder of Node's packages beside what is run."""
    return Path(os.environ.get("GUIDE_NODE_MODULES", "node_modules")).absolute()


def variable(framework: str) -> str:
    """The environment variable that tells a program where another framework's interpreter is."""
    return f"GUIDE_PYTHON_{framework.upper()}"


def making(framework: str, asked: Iterable[str]) -> str:
    """The commands that make another framework's environment in a folder beside what is run."""
    return f"python -m venv {framework} && {framework}/bin/pip install {' '.join(asked)}"


def environment(folder: Path, scripts: Path) -> dict[str, str]:
    """The whole environment of a run in `folder`: nothing of the caller's but PATH and the toolchain's own needs.

    `scripts` is the folder (or zip) in which the package lies.
    """
    kept = {k: os.environ[k] for k in ("LD_LIBRARY_PATH", "SYSTEMROOT") if k in os.environ}
    return kept | {
        # The interpreter's own folder first, so that `ninja` and `python` in a child are the ones beside it.
        "PATH": str(Path(sys.executable).parent) + os.pathsep + os.environ.get("PATH", os.defpath),
        "HOME": str(folder),
        "TMPDIR": str(folder),
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
        "COLUMNS": "100",
        "GUIDE_NODE_MODULES": str(modules()),
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": os.pathsep.join([str(scripts), str(scripts / "guide" / "experiments" / "runtime")]),
        # A reader with a GPU sees what the others see; the programs that ask for one get it back.
        "CUDA_VISIBLE_DEVICES": "",
        "OMP_NUM_THREADS": "1",
        "MKL_NUM_THREADS": "1",
        # The kernels a CPU picks depend on its vector units: ask for what every x86-64 of the last decade has.
        "ATEN_CPU_CAPABILITY": "avx2",
        "ONEDNN_MAX_CPU_ISA": "AVX2",
        "TORCHINDUCTOR_CACHE_DIR": str(folder / "inductor"),
        # Take the processor's word for its vector units: else a program is compiled and run to try each of them.
        "TORCHINDUCTOR_VEC_ISA_OK": "1",
        "TORCH_EXTENSIONS_DIR": str(folder / "extensions"),
    }


def judged(raises: str, status: int, out: str, err: str) -> tuple[str, str]:
    """What a program that has ended printed, and why that is no good end; `raises` is what it must end with."""
    if raises:
        said = raised.message(raises, status, err)
        if not said:
            what = f"it should end with {raises}, or warn of it; it ended with status {status}"
            return out, f"{what}:\n{err[-1500:]}"
        return _lines("\n".join(filter(None, (out.rstrip(), said)))), ""
    if status:
        return out, f"it ended with status {status}:\n{err[-1500:]}"
    return _lines(out), ""


def _lines(text: str) -> str:
    """`text` without white space at the ends of its lines and at its end."""
    return "\n".join(line.rstrip() for line in text.rstrip().splitlines()) + "\n"


def difference(before: str, after: str) -> str:
    """A unified diff, at most 40 lines."""
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), "recorded", "now", lineterm="", n=1)
    return "\n".join(list(lines)[:40])
