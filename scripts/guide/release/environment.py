"""An environment with another release of PyTorch, made as the guide's own is."""

import json
import os
import sys
from collections.abc import Iterable
from importlib.metadata import distributions
from pathlib import Path

from packaging.requirements import Requirement

from guide.core import processes
from guide.core.errors import GuideError
from guide.core.paths import home, read_text, write_whole

HEADERS = ("nvidia-cuda-runtime", "nvidia-cuda-crt")
REQUIREMENTS = "torch.txt"  # what the environment has of PyTorch, as requirements/torch.txt says it


def make(version: str, folder: Path) -> Path:
    """The interpreter of an environment in `folder` with `version` of PyTorch; made once."""
    python = folder / "bin" / "python"
    if (folder / REQUIREMENTS).is_file():
        return python
    made = processes.ask([sys.executable, "-m", "venv", "--clear", folder], 600)
    if made.returncode:
        said = (made.stderr.strip() or made.stdout.strip() or "it said nothing").splitlines()[-1]
        raise GuideError(folder, f"no environment can be made there: {said}", "remove what stands there")
    _pip(python, "install", "--require-hashes", "-r", str(home() / "requirements" / "test.txt"))
    _pip(python, "install", "--no-deps", f"torch=={version}")
    wanted = companions(folder)
    pinned, fresh = pins([f"torch=={version}", *wanted]), folder / f"new-{REQUIREMENTS}"
    write_whole(fresh, pinned)
    _pip(python, "install", "--no-deps", "-r", str(fresh))
    if any(name.startswith(HEADERS) for name in wanted):
        _pretend(python)
    # What explains the pinned file goes on doing so; the pins are new.
    notes = [
        line
        for line in read_text(home() / "requirements" / REQUIREMENTS).splitlines()
        if line.startswith("#")
    ]
    write_whole(folder / REQUIREMENTS, "\n".join([*notes, pinned]))
    return python


def pins(wanted: Iterable[str]) -> str:
    """The lines of a requirements file for exactly these, with the hash of every platform's wheel."""
    command = [sys.executable, "-m", "uv", "--quiet", "pip", "compile", "--no-deps", "--universal"]
    command += ["--generate-hashes", "--no-annotate", "--no-header", "--python-version", "3.11", "-"]
    done = processes.ask(command, 600, given="\n".join(wanted))
    if done.returncode:
        raise GuideError("uv pip compile", done.stderr.strip()[-1500:] or "it said nothing", "make env-test")
    return done.stdout


def _pretend(python: Path) -> None:
    """Build the pretended CUDA runtime, without which the CUDA build cannot be imported where NVIDIA's is missing."""
    command = [str(python), str(home() / "scripts" / "build_pretended_cuda.py")]
    done = processes.ask(command, 1800, env=os.environ | {"PYTHONPATH": str(home() / "scripts")})
    if done.returncode not in (0, 1):  # 1: functions that are new, which are refused when they are called
        raise GuideError("build_pretended_cuda.py", done.stderr.strip(), "mend that, then run again")


def site_packages(folder: Path) -> Path:
    """Where the environment keeps its packages."""
    found = sorted((folder / "lib").glob("python3*/site-packages"))
    if not found:
        raise GuideError(
            folder, "it is no environment, or half of one", f"remove {folder}, then run it again"
        )
    return found[0]


def companions(folder: Path) -> list[str]:
    """What stands beside the wheel: triton, which changes what PyTorch registers, and CUDA's headers, each pinned.

    Each holds on the systems that PyTorch asks for it on. The headers are those of the CUDA that the wheel is built with; a CPU build asks for neither.
    """
    torch = next(d for d in distributions(path=[str(site_packages(folder))]) if d.name == "torch")
    python, found = folder / "bin" / "python", []
    for asked in _wanted(torch.requires or [], ("triton", "cuda-toolkit"), ""):
        name, version, requires = _resolved(python, asked)
        pinned = [(name, version, requires)]
        if name != "triton":
            parts = [*_wanted(requires, HEADERS, "cudart"), *_wanted(requires, HEADERS, "crt")]
            pinned = [_resolved(python, p) for p in parts]
        where = f" ; {asked.marker}" if asked.marker else ""
        found += [f"{part}=={pin}{where}" for part, pin, _ in pinned]
    return found


def _wanted(requires: Iterable[str], names: tuple[str, ...], extra: str) -> list[Requirement]:
    """The requirements of these names that hold on this machine, with an extra."""
    some = (Requirement(text) for text in requires)
    return [r for r in some if r.name in names and (not r.marker or r.marker.evaluate({"extra": extra}))]


def _resolved(python: Path, asked: Requirement) -> tuple[str, str, list[str]]:
    """Name, version and requirements of what pip would take."""
    arguments = (
        "--dry-run",
        "--ignore-installed",
        "--no-deps",
        "--report",
        "-",
        f"{asked.name}{asked.specifier}",
    )
    found = json.loads(_pip(python, "install", *arguments))["install"][0]["metadata"]
    return found["name"], found["version"], found.get("requires_dist", [])


def _pip(python: Path, *arguments: str) -> str:
    command = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments]
    done = processes.ask(command, 3600)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise GuideError(
            f"pip {arguments[0]} {arguments[-1]}", last, "pip index versions torch lists the releases"
        )
    return done.stdout
