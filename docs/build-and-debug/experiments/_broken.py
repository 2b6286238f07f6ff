"""What the programs of import errors need: a symbol's name as a library exports it, a PyTorch that lacks parts."""

import subprocess
from importlib.util import find_spec
from pathlib import Path

TORCH = Path(find_spec("torch").origin).parent  # found, not imported


def exported(library: str, name: str) -> str:
    """The first symbol with `name` in it that a library of PyTorch exports."""
    listed = subprocess.run(["nm", "-D", TORCH / "lib" / library], capture_output=True, text=True).stdout
    return next(word for word in listed.split() if name in word)


def tree(place: str, *without: str) -> None:
    """A folder with links to all of the installed PyTorch but what the patterns name."""
    Path(place).mkdir(parents=True)
    for part in TORCH.iterdir():
        if not any(part.match(pattern) for pattern in without):
            Path(place, part.name).symlink_to(part)
