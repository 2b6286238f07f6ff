"""Every command that writes, on a disk that is really full: a small file system of its own, mounted where nobody sees it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests import test_crashes
from tests.conftest import ROOT
from tests.hostile import trying, world
from tests.hostile.trying import Case

PAGE = 4096  # bytes; a tmpfs gives and takes whole pages
ROOM = (0, 1, 2, 4)  # pages left free: no file, one, and what ends in the middle of several
COMMANDS = [test_crashes.ADD, test_crashes.CHAPTER, test_crashes.CONFIRM, test_crashes.DRAW, test_crashes.LOCK, test_crashes.TICK,
            test_crashes.SAMPLE, test_crashes.STATE, ["build_site.py", "--out", "{world}/repository/out"]]  # fmt: skip
EACH = ["mkdocs.yml", "CITATION.cff", "README.md"]  # state_release.py writes one after the other, each whole
NAMESPACE = ["unshare", "--user", "--map-root-user", "--mount"]


def possible() -> bool:
    """Whether this machine lets anybody have mounts of their own."""
    return (
        bool(shutil.which("unshare"))
        and not subprocess.run([*NAMESPACE, "true"], capture_output=True).returncode
    )


def fill(folder: Path, pages: int) -> None:
    """Take all of the disk but `pages`."""
    with (folder / "all").open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(PAGE))
        except OSError:
            file.truncate(os.fstat(file.fileno()).st_size // PAGE * PAGE - pages * PAGE)


def inside(template: Path, run: list[str]) -> list[dict[str, object]]:
    """In the namespace: the command with each room, each on a new disk with a new world."""
    found = []
    for pages in ROOM:
        folder = template.parent / f"full-{pages}"
        base = folder / "repository"
        base.mkdir(parents=True)
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "none", base], check=True)
        test_crashes.fresh(template, template.parent / "fresh")
        shutil.copytree(template.parent / "fresh/repository", base, symlinks=True, dirs_exist_ok=True)
        (folder / "wheel").symlink_to(template / "wheel")
        fill(base, pages)
        outcome = trying.attempt(Case("a full disk", run, want=[0, 1, 2], changes=EACH), folder)
        allowed = outcome.status != 2 and outcome.verdict.startswith("changed ")
        found.append({"pages": pages, "status": outcome.status, "said": outcome.said,
                      "verdict": "right result" if allowed else outcome.verdict})  # fmt: skip
        subprocess.run(["umount", base], check=True)
    return found


@pytest.mark.skipif(not possible(), reason="this machine gives no mounts to a user namespace")
@pytest.mark.parametrize("run", COMMANDS, ids=lambda run: run[0])
def test_on_a_full_disk_a_command_says_so_and_changes_nothing(run: list[str], tmp_path: Path) -> None:
    template = world.make(tmp_path / "template")
    done = subprocess.run(
        [*NAMESPACE, sys.executable, "-m", "tests.test_full_disk", str(template), *run],
        cwd=ROOT, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    outcomes = json.loads(done.stdout)
    assert [o for o in outcomes if o["verdict"] not in trying.GOOD] == []
    if run != test_crashes.TICK:  # that one takes a file away
        assert outcomes[0]["status"] == 2
        assert "no space left on device" in outcomes[0]["said"].lower()


if __name__ == "__main__":
    print(json.dumps(inside(Path(sys.argv[1]), sys.argv[2:])))
