"""An environment with another release of PyTorch, made as the guide's own is."""

import os
import re
import sys
from pathlib import Path

from guide.core import processes
from guide.core.errors import GuideError
from guide.core.paths import home, read_text, write_whole

REQUIREMENTS = "torch.txt"  # what the environment has of PyTorch, as requirements/torch.txt says it
# Of all that the wheel asks for: triton, which changes what PyTorch registers, and CUDA's headers of the wheel's release.
_BESIDE = ("torch==", "triton==", "nvidia-cuda-runtime==", "nvidia-cuda-crt==")
_CURE = "mend that, then run again"


def make(version: str, folder: Path) -> Path:
    """The interpreter of an environment in `folder` with `version` of PyTorch; made once."""
    python = folder / "bin" / "python"
    if (folder / REQUIREMENTS).is_file():
        return python
    pinned = pins(version)
    _run([sys.executable, "-m", "venv", "--clear", folder], "remove what stands there")
    pip: list[str | Path] = [python, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    _run([*pip, "--require-hashes", "-r", home() / "requirements" / "test.txt"])
    fresh = folder / f"new-{REQUIREMENTS}"
    write_whole(fresh, pinned)
    _run([*pip, "--no-deps", "-r", fresh])
    if (
        "nvidia-cuda" in pinned
    ):  # else a build for the CPU; status 1: functions that are new, refused when they are called
        _run([python, home() / "scripts" / "build_pretended_cuda.py"], good=(0, 1))
    # What explains the pinned file goes on doing so; the pins are new.
    old = read_text(home() / "requirements" / REQUIREMENTS).splitlines()
    write_whole(folder / REQUIREMENTS, "\n".join([*(line for line in old if line.startswith("#")), pinned]))
    return python


def pins(version: str) -> str:
    """PyTorch and what stands beside it as a requirements file, with the hash of every platform's wheel."""
    command = [sys.executable, "-m", "uv", "--quiet", "pip", "compile", "--universal", "--generate-hashes"]
    command += ["--no-annotate", "--no-header", "--python-version", "3.11", "-"]
    wanted = f"torch=={version}\ncuda-toolkit[cudart,crt] ; sys_platform == 'linux'\n"
    done = processes.ask(command, 600, given=wanted)
    if done.returncode:
        cure = "pip index versions torch lists the releases"
        raise GuideError(f"torch=={version}", done.stderr.strip()[-1500:] or "uv said nothing", cure)
    entries = re.split(r"\n(?=\S)", done.stdout.strip())
    return "\n".join(entry for entry in entries if entry.startswith(_BESIDE)) + "\n"


def site_packages(folder: Path) -> Path:
    """Where the environment keeps its packages."""
    found = sorted((folder / "lib").glob("python3*/site-packages"))
    if not found:
        cure = f"remove {folder}, then run it again"
        raise GuideError(folder, "it is no environment, or half of one", cure)
    return found[0]


def _run(command: list[str | Path], cure: str = _CURE, good: tuple[int, ...] = (0,)) -> None:
    done = processes.ask(command, 3600, env=os.environ | {"PYTHONPATH": str(home() / "scripts")})
    if done.returncode not in good:
        said = (done.stderr.strip() or done.stdout.strip() or "it said nothing").splitlines()[-1]
        raise GuideError(" ".join(map(str, command[:4])), said, cure)
