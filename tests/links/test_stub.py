"""A checker that calls everything alive must not pass this suite."""

import os
import re
import subprocess
import sys

from . import guides
from .tricks import ALL

SUITE = ["test_tricks.py", "test_archive.py"]


def test_the_suite_fails_against_everything_is_alive() -> None:
    here = guides.REPO / "tests" / "links"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *(str(here / name) for name in SUITE), "-p", "no:cacheprovider", "--tb=no", "-rf"],
        cwd=guides.REPO, env=guides.environment(LINKS_TEST_STUB="alive") | {"PYTEST_XDIST_WORKER": ""},
        capture_output=True, text=True, timeout=1800, check=False,
    )  # fmt: skip
    assert done.returncode == 1, done.stdout[-2000:] + done.stderr
    failed = {
        line.split("test_state_and_log[")[1].split("]")[0]
        for line in re.findall(r"FAILED .*test_state_and_log\[.*", done.stdout)
    }
    content = {t.name for t in ALL if t.state != "alive"}
    assert content <= failed | {n for n in content if "]" in n or "[" in n}, content - failed
    assert "test_archive.py" in done.stdout
    assert os.environ.get("LINKS_TEST_STUB") is None
