"""Runs experiments so that two machines print the same: fixed environment, seed, threads, locale, folder."""

import difflib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from guide.errors import GuideError
from guide.experiments.programs import Program, header
from guide.native import gdb
from guide.paths import root, shown, write_whole

TOOLS = {"gdb": "gdb", "g++": "g++", "valgrind": "valgrind"}


@dataclass(frozen=True)
class Run:
    """What one run printed, or why it failed."""

    output: str
    error: str = ""


def torch_version() -> str:
    """The installed PyTorch's release, without the build's `+cpu`."""
    try:
        return metadata.version("torch").split("+")[0]
    except metadata.PackageNotFoundError:
        raise GuideError("PyTorch", "it is not installed here", "make env-test") from None


def pinned() -> str:
    """The release that the guide is proved on: the project's own version."""
    import tomllib

    return tomllib.loads((root() / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


def environment(folder: Path) -> dict[str, str]:
    """The whole environment of a run: nothing of the caller's but PATH and the toolchain's own needs."""
    scripts = Path(__file__).resolve().parents[2]
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
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": os.pathsep.join([str(scripts), str(scripts / "guide" / "runtime")]),
        "OMP_NUM_THREADS": "1",
        "MKL_NUM_THREADS": "1",
        # The kernels a CPU picks depend on its vector units: ask for what every x86-64 of the last decade has.
        "ATEN_CPU_CAPABILITY": "avx2",
        "ONEDNN_MAX_CPU_ISA": "AVX2",
        "TORCHINDUCTOR_CACHE_DIR": str(folder / "inductor"),
        "TORCH_EXTENSIONS_DIR": str(folder / "extensions"),
    }


def run(program: Program) -> Run:
    """Run one program once in an empty folder; kills its whole process group at the limit."""
    for need in program.requires:
        if need in TOOLS and not shutil.which(TOOLS[need]):
            return Run(
                "", f"it requires {need}, which is not installed; on Debian: apt-get install {TOOLS[need]}"
            )
    with tempfile.TemporaryDirectory(prefix="experiment-") as folder:
        process = subprocess.Popen(
            [sys.executable, str(program.path.resolve())],
            cwd=folder,
            env=environment(Path(folder)) | (gdb.shared().variables() if "gdb" in program.requires else {}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        try:
            out, err = process.communicate(timeout=program.limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return Run(
                "",
                f"it ran past its limit of {program.limit} s; make it smaller or write '# limit: N' (at most 600)",
            )
    if process.returncode:
        return Run(out, f"it ended with status {process.returncode}:\n{err[-1500:]}")
    return Run("\n".join(line.rstrip() for line in out.rstrip().splitlines()) + "\n")


def record(program: Program, twice: bool = True) -> bool:
    """Run and write the output; True when the file changed. Two runs that differ are refused."""
    if "cuda" in program.requires and not has_cuda():
        raise GuideError(
            shown(program.path), "it requires CUDA, and this machine has none", "record it where a GPU is"
        )
    first = run(program)
    if first.error:
        raise GuideError(shown(program.path), first.error, "mend the program")
    if twice:
        second = run(program)
        if second.error or second.output != first.output:
            raise GuideError(
                shown(program.path),
                "two runs print different things:\n"
                + (second.error or difference(first.output, second.output)),
                "print nothing that depends on time, addresses, order of threads or random seeds",
            )
    text = (
        f"program: {program.digest}\ntorch: {torch_version()}\ndevice: {device(program)}\n---\n{first.output}"
    )
    same = program.out.is_file() and program.out.read_text(encoding="utf-8") == text
    if not same:
        write_whole(program.out, text)
    if first.output.startswith("digraph"):  # a figure drawn from what ran
        drawing = program.path.parent.parent / "diagrams" / f"{program.name}.dot"
        wanted = figure_source(program, first.output)
        if not drawing.is_file() or drawing.read_text(encoding="utf-8") != wanted:
            write_whole(drawing, wanted)
            return True
    return not same


def figure_source(program: Program, output: str) -> str:
    """The `.dot` that is drawn from an experiment's output."""
    return f"// Drawn from the output of experiment {program.key}; do not edit.\n{output}"


def check(program: Program) -> str:
    """Why the recorded output is not what the program prints now; empty when it is."""
    mend = f"python scripts/record_experiments.py {program.key}"
    if not program.out.is_file():
        return f"{shown(program.path)}: its output is not recorded\n  mend: {mend}"
    fields, output = header(program.out.read_text(encoding="utf-8"), shown(program.out))
    if fields["program"] != program.digest:
        return f"{shown(program.path)}: the program has changed since its output was recorded\n  mend: {mend}"
    if "cuda" in program.requires and not has_cuda():
        return ""  # what can be proved without a GPU is that the program is the recorded one
    now = run(program)
    if now.error:
        return f"{shown(program.path)}: {now.error}"
    if now.output != output:
        return f"{shown(program.path)}: it prints something else now:\n{difference(output, now.output)}\n  mend: {mend}"
    return ""


def difference(before: str, after: str) -> str:
    """A unified diff, at most 40 lines."""
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), "recorded", "now", lineterm="", n=1)
    return "\n".join(list(lines)[:40])


def has_cuda() -> bool:
    """Whether this machine's driver shows a GPU (asked without importing torch)."""
    tool = shutil.which("nvidia-smi")
    return bool(tool) and subprocess.run([tool, "-L"], capture_output=True).returncode == 0


def device(program: Program) -> str:
    """What the run used: the GPU's name where the program requires one, else `cpu`."""
    if "cuda" not in program.requires:
        return "cpu"
    asked = ["nvidia-smi", "--query-gpu=name", "--format=csv,noheader"]
    return subprocess.run(asked, capture_output=True, text=True).stdout.splitlines()[0].strip()
