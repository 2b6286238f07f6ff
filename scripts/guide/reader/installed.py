"""The command `inside` of an installed package: it starts the one file, so that what runs is what readers download."""

import os
import subprocess
import sys
from pathlib import Path


def archive() -> Path | None:
    """The file in the package; of an editable install, the one that `make build` left in the repository."""
    here = Path(__file__).resolve()
    places = (here.with_name("inside.pyz"), here.parents[3] / "site" / "inside.pyz")
    return next((place for place in places if place.is_file()), None)


def main() -> int:
    """Exit as the file does."""
    place = archive()
    if place is None:
        print("error: inside.pyz: it is not built yet\n  mend: make build", file=sys.stderr)
        return 2
    command = [sys.executable, str(place), *sys.argv[1:]]
    if os.name == "posix":
        sys.stdout.flush()
        os.execv(sys.executable, command)
    return subprocess.call(command)
