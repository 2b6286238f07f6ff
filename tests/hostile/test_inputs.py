"""Inputs that need no build end well; `python -m tests.hostile` tries all of them and prints the table."""

import os
import re
import subprocess
import sys

from tests.conftest import ROOT
from tests.hostile import __main__, trying


def test_there_are_more_than_seven_hundred() -> None:
    assert len(trying.cases()) > 700


def test_the_page_counts_what_is_there() -> None:
    told = "python -m tests.hostile --page"
    assert __main__.CONTRIBUTING.read_text(encoding="utf-8") == __main__.page(trying.cases()), told


def test_every_command_is_tried_with_something() -> None:
    tried = {case.run[0] for case in trying.cases()}
    assert tried == {path.name for path in (ROOT / "scripts").glob("*.py")}


def test_every_fifth_input_ends_in_one_message_or_well() -> None:
    """Spread over all commands and faults, so that the suite stays short."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.hostile", "--quick", "--every", "5"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "scripts")},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    found = re.match(r"(\d+) inputs tried, (\d+) end well", done.stdout)
    assert found and found[1] == found[2] and int(found[1]) > 90
