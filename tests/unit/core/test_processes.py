"""Commands under limits: nothing is waited for, held or left behind beyond them."""

import os
import sys
import time
from pathlib import Path

import pytest

from guide.core import processes
from guide.core.errors import GuideError
from guide.core.processes import Ended, Limits


def python(code: str, folder: Path, **limits: float) -> Ended:
    env = {**os.environ, "TMPDIR": str(folder)}
    return processes.run([sys.executable, "-c", code], Limits(**limits), cwd=folder, env=env)  # type: ignore[arg-type]


def gone(pid: int) -> bool:
    """Whether a process has ended, or is a zombie that only waits for its parent."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def test_both_streams_status_and_seconds(tmp_path: Path) -> None:
    code = "import sys; print('out'); print('err', file=sys.stderr); sum(range(10**6)); sys.exit(3)"
    ended = python(code, tmp_path)
    assert (ended.status, ended.out, ended.err, ended.broke) == (3, "out\n", "err\n", "")
    assert ended.cpu > 0


@pytest.mark.parametrize("own_session", [False, True])
def test_a_child_that_keeps_the_output_open_is_not_waited_for(tmp_path: Path, own_session: bool) -> None:
    code = f"""
import subprocess
child = subprocess.Popen(["sleep", "60"], start_new_session={own_session})
print(child.pid)
"""
    begun = time.monotonic()
    ended = python(code, tmp_path, seconds=50)
    assert time.monotonic() - begun < 40
    assert (ended.status, ended.broke) == (0, "")
    assert gone(int(ended.out))


def test_endless_output_is_cut_off_early(tmp_path: Path) -> None:
    ended = python("while True: print('x' * 1000)", tmp_path, output=100_000)
    assert ended.broke == "it printed more than 97 KiB"
    assert len(ended.out) < 1_000_000


def test_endless_errors_cost_no_memory(tmp_path: Path) -> None:
    code = "import sys\nfor n in range(100_000): print('x' * 100, file=sys.stderr)\nprint('end', file=sys.stderr)"
    ended = python(code, tmp_path)
    assert ended.status == 0 and ended.err.endswith("x\nend\n") and len(ended.err) < 100_000


def test_too_much_memory_is_noticed_in_a_child_too(tmp_path: Path) -> None:
    code = """
import subprocess, sys
subprocess.run([sys.executable, "-c", "held = b'x' * (300 << 20); import time; time.sleep(60)"])
"""
    ended = python(code, tmp_path, memory=200 << 20, seconds=50)
    assert ended.broke == "it took more than 200 MiB of memory"


def test_the_limit_of_time_ends_children_too(tmp_path: Path) -> None:
    code = """
import subprocess, time
print(subprocess.Popen(["sleep", "60"]).pid, flush=True)
time.sleep(60)
"""
    ended = python(code, tmp_path, seconds=0.5)
    assert ended.broke == "it ran past its limit of 5 s by the clock"
    assert gone(int(ended.out))


def test_cpu_time_is_counted_with_that_of_children_and_not_by_the_clock(tmp_path: Path) -> None:
    busy = "import os; pid = os.fork()\nwhile True: pass"
    begun = time.monotonic()
    ended = python(busy, tmp_path, seconds=3)
    assert ended.broke == "it ran past its limit of 3 s of CPU time"
    assert time.monotonic() - begun < 29
    assert python("import time; time.sleep(2)", tmp_path, seconds=1).broke == ""


def test_a_command_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(GuideError, match="no-such-command: it cannot be started: No such file"):
        processes.run(["no-such-command"], Limits())


def test_a_tool_has_a_limit_of_time_and_need_not_be_there() -> None:
    with pytest.raises(GuideError, match="not done after 0.2 s"):
        processes.ask([sys.executable, "-c", "import time; time.sleep(60)"], 0.2)
    with pytest.raises(GuideError, match="cannot be started"):
        processes.ask(["no-such-tool"], 5)
    assert processes.ask([sys.executable, "-c", "print(input())"], 50, given="seen\n").stdout == "seen\n"
