"""A checker that calls everything alive must not pass this suite."""

import os
import re
import subprocess
import sys
from pathlib import Path

from .test_pages import ROWS
from .tricks import ALL

HERE = Path(__file__).parent


def test_the_suite_fails_against_everything_is_alive() -> None:
    suite = [str(HERE / name) for name in ("test_pages.py", "test_tricks.py")]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *suite, "-n", "0", "-p", "no:cacheprovider", "--tb=no", "-k", "test_state"],
        cwd=HERE.parents[1], env=os.environ | {"LINKS_TEST_STUB": "alive"}, capture_output=True, text=True, timeout=600,
        check=False,
    )  # fmt: skip
    assert done.returncode == 1, done.stdout[-2000:] + done.stderr
    failed = set(re.findall(r"FAILED \S*?::test_state\w*\[(.*?)\](?: - |$)", done.stdout, re.MULTILINE))
    pages = {f"{n}-{row['page']}" for n, row in enumerate(ROWS) if row["state"] != "alive"}
    tricks = {trick.name for trick in ALL if trick.state != "alive" and "[" not in trick.name}
    assert pages | tricks <= failed, (pages | tricks) - failed
