"""An environment with another release of PyTorch, made as the guide's own is."""

import json
import re
import subprocess
import sys
from importlib.metadata import distributions
from pathlib import Path

from packaging.requirements import Requirement

from guide.errors import GuideError
from guide.paths import home, read_text, write_whole

REQUIREMENTS = "torch.txt"  # what the environment has of PyTorch, as requirements/torch.txt says it


def make(version: str, folder: Path) -> Path:
    """The interpreter of an environment in `folder` with `version` of PyTorch; made once."""
    python = folder / "bin" / "python"
    if (folder / REQUIREMENTS).is_file():
        return python
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise GuideError(version, "not a release of PyTorch", "give one such as 2.15.0")
    subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
    _pip(python, "install", "--require-hashes", "-r", str(home() / "requirements" / "test.txt"))
    _pip(python, "install", "--no-deps", f"torch=={version}")
    wanted = companions(folder)
    if wanted:
        _pip(python, "install", "--no-deps", *wanted)
    # What explains the pinned file goes on doing so; the pins are new.
    notes = [
        line
        for line in read_text(home() / "requirements" / REQUIREMENTS).splitlines()
        if line.startswith("#")
    ]
    write_whole(folder / REQUIREMENTS, "\n".join([*notes, f"torch=={version}", *wanted]) + "\n")
    return python


def site_packages(folder: Path) -> Path:
    """Where the environment keeps its packages."""
    return next(iter(sorted((folder / "lib").glob("python3*/site-packages"))))


def companions(folder: Path) -> list[str]:
    """What stands beside the wheel for a reader and changes what PyTorch registers: triton, pinned to what pip takes."""
    torch = next(d for d in distributions(path=[str(site_packages(folder))]) if d.name == "torch")
    asked = [Requirement(text) for text in torch.requires or []]
    some = [r for r in asked if r.name == "triton" and (r.marker is None or r.marker.evaluate({"extra": ""}))]
    return [_resolved(folder / "bin" / "python", r) for r in some]


def _resolved(python: Path, asked: Requirement) -> str:
    said = _pip(
        python, "install", "--dry-run", "--no-deps", "--report", "-", f"{asked.name}{asked.specifier}"
    )
    found = json.loads(said)["install"][0]["metadata"]
    return f"{found['name']}=={found['version']}"


def _pip(python: Path, *words: str) -> str:
    command = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise GuideError(f"pip {words[0]} {words[-1]}", last, "pip index versions torch lists the releases")
    return done.stdout
