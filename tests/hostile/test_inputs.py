"""Inputs that need no build end well; `python -m tests.hostile` tries all of them and prints the table."""

import os
import re
import subprocess
import sys

from tests.conftest import ROOT
from tests.hostile import trying


def test_there_are_more_than_two_hundred() -> None:
    assert len(trying.cases()) > 200


def test_every_third_input_ends_in_one_message_or_well() -> None:
    """Spread over all commands and faults, so that the suite stays short."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.hostile", "--quick", "--every", "3"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "scripts")},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    found = re.match(r"(\d+) inputs tried, (\d+) end well", done.stdout)
    assert found and found[1] == found[2] and int(found[1]) > 90
