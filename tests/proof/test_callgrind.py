"""A program is counted by a fork of a process under valgrind as by a valgrind of its own."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from guide.experiments import callgrind, callgrind_client, hermetic

SCRIPTS = Path(callgrind.__file__).resolve().parents[2]
CALLGRIND = [*callgrind.OPTIONS, "--callgrind-out-file=counts"]
BEGIN = """
import os, subprocess, sys, torch
subprocess.run(["vgdb", f"--pid={os.getpid()}", "instrumentation", "on"], check=True, capture_output=True)
a = torch.ones(2)
for _ in range(5): torch.add(a, a)
"""
COUNT = """
torch._C._valgrind_toggle()
torch.add(a, a)
torch._C._valgrind_toggle_and_dump_stats()
"""
pytestmark = pytest.mark.skipif(not shutil.which("valgrind"), reason="valgrind is not installed")


@pytest.fixture(scope="module")
def server() -> Iterator[callgrind.Callgrind]:
    """A server that answers programs in the environment of a hermetic run."""
    with callgrind.Callgrind(lambda folder: hermetic.environment(folder, SCRIPTS)) as one:
        yield one


def run(
    here: Path, *words: str, server: callgrind.Callgrind | None = None, **env: str
) -> subprocess.CompletedProcess[str]:
    """A valgrind in a hermetic run's folder and environment, the server's where there is one."""
    environment = hermetic.environment(here, SCRIPTS)
    if server:
        environment |= server.variables(environment)
    return subprocess.run(
        ["valgrind", *CALLGRIND, *words], cwd=here, env=environment | env, capture_output=True, text=True
    )


def total(file: Path) -> int:
    """The instructions of a profile."""
    found = re.search(r"^totals: (\d+)", file.read_text(), re.M)
    assert found
    return int(found[1])


def test_the_counts_are_those_of_a_valgrind_of_its_own(server: callgrind.Callgrind, tmp_path: Path) -> None:
    made = {}
    for name, one in (("own", None), ("shared", server)):
        here = tmp_path / name
        here.mkdir()
        done = run(
            here, sys.executable, "-c", BEGIN + COUNT + "print(sys.argv, __name__)", "two words", server=one
        )
        assert (done.stdout, done.returncode) == ("['-c', 'two words'] __main__\n", 0), done.stderr
        made[name] = here
    own, shared = (total(made[name] / "counts.1") for name in ("own", "shared"))
    assert own > 5000 and abs(own - shared) < own // 10
    assert sorted(p.name for p in made["own"].glob("counts*")) == sorted(
        p.name for p in made["shared"].glob("counts*")
    )
    assert "==" not in run(made["shared"], sys.executable, "-c", "pass", server=server).stderr
    assert 0 < server.seconds(made["shared"]) < 10


def test_a_program_sees_its_own_folder_name_and_end(server: callgrind.Callgrind, tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text("text = 'beside'\n")
    (tmp_path / "one.py").write_text(
        "import os, sys, tempfile, beside\n"
        "print(__file__, beside.text, sys.argv[1:], os.getcwd() == tempfile.gettempdir())\nsys.exit(3)\n"
    )
    done = run(tmp_path, sys.executable, "one.py", "x", server=server)
    assert (done.stdout, done.returncode) == ("one.py beside ['x'] True\n", 3)
    failed = run(tmp_path, sys.executable, "-c", "1 / 0", server=server)
    assert failed.returncode == 1 and "ZeroDivisionError" in failed.stderr
    killed = run(tmp_path, sys.executable, "-c", "import os; os.abort()", server=server)
    assert killed.returncode == 128 + signal.SIGABRT


def test_two_programs_at_a_time_do_not_meet(server: callgrind.Callgrind, tmp_path: Path) -> None:
    def work(name: str) -> None:
        here = tmp_path / name
        here.mkdir()
        said[name] = run(here, sys.executable, "-c", f"print('{name}')", server=server).stdout

    said: dict[str, str] = {}
    threads = [threading.Thread(target=work, args=(name,)) for name in "abc"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert said == {name: f"{name}\n" for name in "abc"}


def test_a_program_ends_with_who_asked_for_it(server: callgrind.Callgrind, tmp_path: Path) -> None:
    environment = hermetic.environment(tmp_path, SCRIPTS)
    environment |= server.variables(environment)
    code = "import os, time; open('pid', 'w').write(str(os.getpid())); time.sleep(100)"
    asks = subprocess.Popen(
        ["valgrind", *CALLGRIND, sys.executable, "-c", code], cwd=tmp_path, env=environment
    )
    pid = tmp_path / "pid"
    while not (pid.exists() and pid.read_text()):
        assert asks.poll() is None
        time.sleep(0.05)
    asks.kill()
    asks.wait()
    running = Path(f"/proc/{pid.read_text()}")
    for _ in range(100):
        if not running.exists():
            break
        time.sleep(0.1)
    assert not running.exists()


def test_another_environment_is_not_the_servers(
    server: callgrind.Callgrind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = server.folder() / callgrind.ENVIRONMENT
    mine = hermetic.environment(tmp_path, SCRIPTS) | {"PATH": "elsewhere", "PWD": "x", callgrind.ADDRESS: "y"}
    for name in os.environ:
        monkeypatch.delenv(name)
    for name, value in mine.items():
        monkeypatch.setenv(name, value)
    assert callgrind_client.alike(theirs)
    for name, value in (("ATEN_CPU_CAPABILITY", "default"), ("TORCH_LOGS", "dynamo")):
        with monkeypatch.context() as patch:
            patch.setenv(name, value)
            assert not callgrind_client.alike(theirs)


def test_what_the_server_does_not_know_goes_to_the_real_valgrind(tmp_path: Path) -> None:
    real = tmp_path / "valgrind"
    real.write_text('#!/bin/sh\necho real "$@"\n')
    real.chmod(0o755)
    (tmp_path / callgrind.ENVIRONMENT).write_text(json.dumps(dict(os.environ)))
    gone = os.environ | {callgrind.ADDRESS: str(tmp_path)}
    words = [sys.executable, "-I", "-S", callgrind_client.__file__, str(real)]
    for arguments in (
        ["--version"],
        [*CALLGRIND, sys.executable, "-c", "pass"],
    ):  # the second finds no socket
        said = subprocess.run([*words, *arguments], env=gone, capture_output=True, text=True).stdout
        assert said == f"real {' '.join(arguments)}\n"


@pytest.mark.parametrize(
    ("arguments", "asks"),
    [
        ([*CALLGRIND, "python", "one.py"], True),
        (["-q", *CALLGRIND, "python", "-c", "pass", "x"], True),
        ([*CALLGRIND, "python", "-c"], False),
        ([*CALLGRIND, "./program"], False),
        ([*CALLGRIND, "python", "-m", "x"], False),
        ([*callgrind.OPTIONS, "python", "one.py"], False),
        ([*callgrind.OPTIONS, "--callgrind-out-file=a.%p", "python", "one.py"], False),
        ([*CALLGRIND, "--branch-sim=yes", "python", "one.py"], False),
        (["-q", "./program"], False),
        ([], False),
    ],
)
def test_a_command_is_known_in_every_word_or_not_at_all(arguments: list[str], asks: bool) -> None:
    known = callgrind_client.understood(arguments)
    assert (known is not None) == asks
    assert not known or (known[0], known[1][0]) == ("counts", "python")


def test_both_halves_name_the_same_things() -> None:
    assert set(callgrind.OPTIONS) == callgrind_client.OPTIONS
    text = Path(callgrind_client.__file__).read_text()
    assert all(f'"{name}"' in text for name in (callgrind.ADDRESS, callgrind.ENVIRONMENT, callgrind.PIPES))
