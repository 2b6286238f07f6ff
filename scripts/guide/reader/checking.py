"""Runs the guide's programs with the reader's own PyTorch, as they were recorded, and compares what they print."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib import metadata, util
from pathlib import Path

from guide.core.errors import GuideError
from guide.experiments import hermetic, measured
from guide.gdb import debugger
from guide.reader import contents
from guide.reader.contents import Entry

NO_TORCH = "none"  # as recordings call it
SAME, OTHER, NEEDS = "as recorded", "different", "needs something"
_NO_NUMPY = "Failed to initialize NumPy"
_ABSENT = re.compile(
    r"ModuleNotFoundError: No module named '([\w.]+)'|RuntimeError: (Numpy) is not available$", re.M
)
PATIENCE = 10  # seconds by the clock for each second of a program's limit: a busy machine fails nobody


@dataclass(frozen=True)
class Checked:
    """What came of one program: one of SAME, OTHER, NEEDS, and what is to be said of it."""

    entry: Entry
    state: str
    said: str = ""


@cache
def torch_here() -> str:
    """The installed PyTorch's version, as in `2.15.0+cpu`; GuideError where there is none."""
    try:
        return metadata.version("torch")
    except metadata.PackageNotFoundError:
        raise GuideError(
            "PyTorch",
            f"it is not installed for {sys.executable}",
            f"{sys.executable} -m pip install torch=={contents.about()['torch']}",
        ) from None


def _installed(package: str) -> bool:
    try:
        metadata.version(package)
    except metadata.PackageNotFoundError:
        return False
    return True


def lacks(entry: Entry) -> str:
    """What this machine lacks for a program, with the command that brings it; empty when all is there."""
    if sys.platform != "linux" and (set(entry.requires) & {"gdb", "valgrind", "pretended-gpu"}):
        return "it requires Linux"
    for package in entry.packages:
        if package == "ninja" and shutil.which("ninja"):  # a tool, and from any source
            continue
        if not _installed(package):
            return f"it requires {package}, which is not installed: {sys.executable} -m pip install {package}"
    if "cuda" in entry.requires:
        return "it requires a GPU"
    return "; ".join(filter(None, [hermetic.missing(entry.requires), *map(_unfound, entry.others.items())]))


def _python(framework: str) -> Path:
    """Another framework's interpreter, there or not: the one a variable names, else that of a folder of its name here."""
    named = os.environ.get(hermetic.variable(framework))
    return Path(named or f"{framework}/{'Scripts' if os.name == 'nt' else 'bin'}/python").absolute()


def _unfound(other: tuple[str, list[str]]) -> str:
    """Why another framework's interpreter cannot be used, with the commands that make it; empty when it can."""
    framework, asked = other
    if shutil.which(_python(framework)):
        return ""
    if named := os.environ.get(hermetic.variable(framework)):
        return (
            f"it requires {framework}, and {hermetic.variable(framework)} names {named}, which is no program"
        )
    return f"it requires {framework} in an environment of its own, made here: {hermetic.making(framework, asked)}"


def run(entry: Entry, scripts: Path) -> tuple[str, str]:
    """What a program prints in a folder of its own, and why it did not end well; `scripts` is what `contents.unpack` gave."""
    with tempfile.TemporaryDirectory(prefix="experiment-", ignore_cleanup_errors=True) as folder:
        beside, work = Path(folder, "program"), Path(folder, "work")
        beside.mkdir()
        work.mkdir()
        for name, source in entry.files.items():
            (beside / name).write_text(source, encoding="utf-8")
        env = hermetic.environment(work, scripts) | {debugger.PATIENCE: str(PATIENCE)}
        # `pip install torch` brings no NumPy, and PyTorch warns of it, in gdb's output too: unless that is what is shown.
        if util.find_spec("numpy") is None and _NO_NUMPY not in entry.output:
            env["PYTHONWARNINGS"] = f"ignore:{_NO_NUMPY}"
        if "pretended-gpu" in entry.requires:
            del env["CUDA_VISIBLE_DEVICES"]
            env |= _pretended(scripts)[0]
        env |= {hermetic.variable(name): str(_python(name)) for name in entry.others}
        python = _python(next(iter(entry.others))) if entry.torch == NO_TORCH else sys.executable
        process = subprocess.Popen(
            [python, beside / next(iter(entry.files))], cwd=work, env=env, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", errors="replace",
            start_new_session=True,
        )  # fmt: skip
        try:
            out, err = process.communicate(timeout=PATIENCE * entry.limit)
        except subprocess.TimeoutExpired:
            return "", f"it did not end within {PATIENCE * entry.limit} s"
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL) if hasattr(os, "killpg") else process.kill()
            process.communicate()
    return hermetic.judged(entry.raises, process.returncode, out, err)


@cache
def _pretended(scripts: Path) -> tuple[dict[str, str], str]:
    """What a program needs to see the pretended GPU, built once into the folder of this run; or why it cannot be."""
    from guide.fake_cuda import build

    if build.for_cpu():
        return {}, "the installed PyTorch is built for the CPU: it has no CUDA allocator"
    build.SOURCES = scripts / "guide" / "fake_cuda"  # a compiler cannot read inside this file
    try:
        build.build(place=scripts / "pretended_cuda")
        return build.environment(place=scripts / "pretended_cuda"), ""
    except GuideError as error:
        return {}, f"{error.where}: {error.what}; {error.cure}"


def check(entry: Entry, scripts: Path) -> Checked:
    """Run one program and compare."""
    fault = lacks(entry)
    if not fault and "pretended-gpu" in entry.requires:
        fault = _pretended(scripts)[1]
    if fault:
        return Checked(entry, NEEDS, fault)
    output, error = run(entry, scripts)
    if error:
        if absent := _ABSENT.search(error):
            name = (absent[1] or absent[2].lower()).partition(".")[0]
            if name not in ("torch", "guide"):
                return Checked(entry, NEEDS, f"it asks for {name}, which is not installed")
        return Checked(entry, OTHER, error)
    if entry.measured:
        said = f"{measured.beside(entry.measured, entry.output, output)} on {entry.device}"
        broken = measured.unmet(entry.measured, output)
        return Checked(entry, OTHER, f"{broken}\n{said}") if broken else Checked(entry, SAME, said)
    if output != entry.output:
        return Checked(entry, OTHER, hermetic.difference(entry.output, output))
    return Checked(entry, SAME)


def every(some: Iterable[Entry], jobs: int) -> Iterator[Checked]:
    """All of them, `jobs` at a time, in the order given."""
    some = list(some)
    with tempfile.TemporaryDirectory(prefix="inside-") as folder, ThreadPoolExecutor(jobs) as pool:
        scripts = contents.unpack(Path(folder))
        if any("pretended-gpu" in e.requires for e in some):
            _pretended(scripts)  # once, before several ask at once
        try:
            yield from pool.map(lambda entry: check(entry, scripts), some)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
