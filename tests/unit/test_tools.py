"""What `make test` needs of the machine is named whole, with one line that installs it."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from guide.experiments import hermetic
from tests.conftest import ROOT

ALWAYS = ("bash", "cat", "dirname", "env", "grep", "id")


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A folder with the programs that every Debian has, in place of the machine's own."""
    for name in ALWAYS:
        (tmp_path / name).symlink_to(shutil.which(name) or name)
    return tmp_path


def asked(machine: Path, what: str, **more: str) -> subprocess.CompletedProcess[str]:
    env = {"PATH": str(machine), "VENV": "none"} | more
    return subprocess.run([ROOT / ".ci/tools", what], env=env, capture_output=True, text=True)


def stub(machine: Path, name: str, does: str = "") -> None:
    (machine / name).write_text(f"#!{shutil.which('bash')}\n{does}\n")
    (machine / name).chmod(0o755)


def test_all_that_is_missing_is_named_at_once_with_the_line_that_installs_it(machine: Path) -> None:
    done = asked(machine, "all")
    assert done.returncode == 2
    named, mend = done.stderr.splitlines()
    for name in ("python3", "Python's venv", "Chromium", "g++", "gdb", "Graphviz", "npm", "valgrind"):
        assert name in named
    for package in ("python3-venv", "python3-dev", "chromium", "fonts-noto-cjk", "graphviz", "nodejs"):
        assert package in mend.split()


def test_the_site_asks_for_less_and_what_is_there_is_not_named(machine: Path) -> None:
    assert "gdb" not in asked(machine, "site").stderr
    for name in ("make", "python3"):
        stub(machine, name)
    done = asked(machine, "site")
    assert (done.returncode, done.stderr) == (0, "")
    assert "make" not in asked(machine, "all").stderr.split()


@pytest.mark.skipif(os.geteuid() != 0, reason="only root installs")
def test_in_ci_root_installs_the_same_packages(machine: Path) -> None:
    stub(machine, "apt-get", f'echo "$@" >> {machine}/asked')
    assert asked(machine, "site").returncode == 2, "outside CI nothing is installed unasked"
    done = asked(machine, "site", CI="true")
    assert done.returncode == 0, done.stderr
    update, install = (machine / "asked").read_text().splitlines()
    assert update.startswith("update") and install.endswith("make python3 python3-venv")


def test_what_a_program_asks_of_npm_is_what_the_repository_installs() -> None:
    asked = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    assert {n: f"npm:pyodide@{v}" for n, v in hermetic.PYTHONS.items()}.items() <= asked.items()
