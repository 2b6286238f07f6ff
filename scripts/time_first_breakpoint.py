"""Time the way from an empty environment to a breakpoint inside a kernel, with the commands that the guide prints."""

import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from guide.core import cli
from guide.core.errors import GuideError
from guide.core.paths import root

# The page debugging-the-wheel prints these; a test compares them.
PROGRAM = """\
import signal, torch
signal.raise_signal(signal.SIGTRAP)
torch.softmax(torch.ones(2, 2), 1)
"""
KERNEL = "at::native::structured_softmax_cpu_out::impl"
COMMANDS = ("run", f"break {KERNEL}", "continue", "continue", "backtrace")

# What PyTorch imports on a CPU, with what that imports.
NEEDED = (
    "filelock",
    "fsspec",
    "jinja2",
    "markupsafe",
    "mpmath",
    "networkx",
    "setuptools",
    "sympy",
    "typing-extensions",
)


def pins(text: str, names: Sequence[str]) -> str:
    """The entries of a requirements file that are for `names`, with their hashes."""
    entries = re.findall(r"^[a-z].*\n(?:[ \t].*\n)*", text, re.MULTILINE)
    return "".join(e for e in entries if re.split(r"[=\[ ]", e, maxsplit=1)[0] in names)


def stopped(said: str) -> bool:
    """Whether gdb's backtrace begins inside the kernel itself, not in the linker's stub of it."""
    first = re.search(r"^#0 .*", said, re.MULTILINE)
    return first is not None and KERNEL in first[0] and "@plt" not in first[0]


def steps(folder: Path, pip: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Each step's name and command, in order."""
    python, requirements = str(folder / "env/bin/python"), root() / "requirements"
    needed, program = folder / "needed.txt", folder / "first.py"
    needed.write_text(pins((requirements / "test.txt").read_text(encoding="utf-8"), NEEDED), encoding="utf-8")
    program.write_text(PROGRAM, encoding="utf-8")
    install = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps", *pip]
    yield "make the environment", [sys.executable, "-m", "venv", str(folder / "env")]
    yield "install what PyTorch needs", [*install, "--require-hashes", "-r", str(needed)]
    yield "install PyTorch", [*install, "-r", str(requirements / "torch.txt")]
    # NVIDIA's own libraries would be 2.8 GB more; the CUDA build is not imported without some of their names.
    site = folder / f"env/lib/python{sys.version_info.major}.{sys.version_info.minor}/site-packages"
    build = str(root() / "scripts" / "build_pretended_cuda.py")
    yield "pretend NVIDIA's libraries", [sys.executable, build, "--site", str(site)]
    typed = [word for command in COMMANDS for word in ("-ex", command)]
    yield "stop in the kernel", ["gdb", "-nx", "-q", "-batch", *typed, "--args", python, str(program)]


def _cpu() -> float:
    """CPU seconds of all processes that have ended below this one."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main(
    pip: Annotated[
        list[str] | None, typer.Argument(help="passed on to pip, after --, such as an index of CPU builds")
    ] = None,
) -> None:
    """Print the seconds of each step, and the CPU seconds, which a busy machine does not stretch. Exit 2 if one fails or gdb does not stop in the kernel."""
    if not shutil.which("gdb"):
        raise GuideError("gdb", "it is not installed", "on Debian: apt-get install gdb")
    total, said, first = 0.0, "", _cpu()
    with tempfile.TemporaryDirectory(prefix="first-breakpoint-") as folder:
        for name, command in steps(Path(folder), pip or []):
            begun, before = time.monotonic(), _cpu()
            done = subprocess.run(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
            )
            total, said = total + time.monotonic() - begun, done.stdout
            if done.returncode:
                raise GuideError(name, f"it failed:\n{said[-1500:]}", "see what the command says")
            typer.echo(f"{time.monotonic() - begun:7.1f} s, {_cpu() - before:6.1f} s of them CPU  {name}")
    if not stopped(said):
        raise GuideError(KERNEL, f"gdb did not stop there:\n{said[-1500:]}", "see what gdb says")
    typer.echo(f"{total:7.1f} s, {_cpu() - first:6.1f} s of them CPU  in all")


if __name__ == "__main__":
    cli.run(main)
