"""gdb: a fork of one that keeps symbols answers as a gdb of its own, and nobody is told what an older one knew."""

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
from xml.etree import ElementTree

import pytest

from guide.gdb import debugger, trace

# What a program can tell of how it was started.
PROBE = """
import json, os, sys
state = open("/proc/self/status").read().splitlines()
signals = [line for line in state if line.startswith(("SigBlk", "SigIgn", "SigCgt", "ShdPnd"))]
group = os.getpgid(0) == os.getpid(), os.umask(0), open("/proc/self/personality").read()
opened = sorted(os.listdir("/proc/self/fd")), os.readlink("/proc/self/fd/0")
open(sys.argv[1], "w").write(json.dumps([sys.argv, dict(os.environ), os.getcwd(), signals, group, opened]))
"""
CALLER = """
import ctypes, os, signal, sys
library = ctypes.CDLL(os.path.abspath("kept.so"))
os.kill(os.getpid(), signal.SIGUSR1)
for name in sys.argv[1:]: getattr(library, name)()
"""
STOP = (
    "handle SIGUSR1 stop nopass",
    "run",
    "break first",
    "break second",
    "continue",
    "backtrace 1",
    "info breakpoints",
)


def compiled(folder: Path, *functions: str) -> Path:
    """`kept.so` with these functions."""
    source, made = folder / "kept.c", folder / "new.so"
    source.write_text("".join(f"int {f}(void) {{ return 1; }}\n" for f in functions))
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", made, source], check=True)
    return made.rename(folder / "kept.so")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, with two programs."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(debugger.ADDRESS, raising=False)
    (tmp_path / "probe.py").write_text(PROBE)
    (tmp_path / "caller.py").write_text(CALLER)
    return tmp_path


@pytest.fixture
def keeper(here: Path) -> Iterator[debugger.Shared]:
    """A shared gdb that keeps the symbols of `kept.so`."""
    with debugger.Shared([str(compiled(here, "first"))]) as one:
        yield one


def ask(keeper: debugger.Shared | None, *words: str, commands: tuple[str, ...] = STOP, **env: str) -> str:
    """What gdb answers, in a fork where there is a keeper."""
    env |= keeper.variables() if keeper else {}
    return debugger.run(commands, [sys.executable, *words], limit=60, env=env)


def said(text: str) -> list[str]:
    """The lines about breakpoints and frames."""
    return [line for line in text.splitlines() if line.startswith(("Breakpoint", "#0", "1 ", "2 "))]


def test_a_program_is_started_as_by_a_gdb_of_its_own(keeper: debugger.Shared) -> None:
    odd = {"ODD": "a=b  'c' \"d\" $HOME *", "EMPTY": "", "COLUMNS": "100"}
    for one in (None, keeper):
        ask(one, "probe.py", f"{one is None}.json", "two words", "a\"b'c$d", commands=("run",), **odd)
    own, shared = (json.loads(Path(f"{name}.json").read_text()) for name in (True, False))
    for told in (own, shared):
        del told[0][1]
    assert own == shared
    assert own[1]["ODD"] == odd["ODD"] and debugger.ADDRESS not in own[1]


def test_a_fork_answers_as_a_gdb_of_its_own(keeper: debugger.Shared) -> None:
    own, shared, again = (ask(k, "caller.py", "first") for k in (None, keeper, keeper))
    assert said(own) == said(shared) == said(again)
    assert any(line.startswith("#0") and " first ()" in line for line in said(shared))
    assert "inf 1" not in shared  # a keeper that stayed would be counted
    assert keeper.seconds(os.environ.get("TMPDIR", "")) > 0


def test_a_library_that_was_made_again_is_read_again(keeper: debugger.Shared, here: Path) -> None:
    assert " first ()" in ask(keeper, "caller.py", "first")
    compiled(here, "padding", "second")
    answer = ask(keeper, "caller.py", "second")
    assert 'Function "first" not defined' in answer and " second ()" in answer
    assert said(answer) == said(ask(None, "caller.py", "second"))


def test_programs_at_the_same_time_do_not_meet(keeper: debugger.Shared) -> None:
    def work(name: str) -> None:
        ask(keeper, "probe.py", f"{name}.json", commands=("run",), NAME=name)

    names = ["a", "b", "c", "d"]
    threads = [threading.Thread(target=work, args=(name,)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [json.loads(Path(f"{name}.json").read_text())[1]["NAME"] for name in names] == names


def test_a_fork_that_dies_is_told_and_gdb_begins_anew(
    keeper: debugger.Shared, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "once").touch()
    die_once = "shell if rm once 2>/dev/null; then kill -9 $PPID; fi"
    answer = ask(keeper, "caller.py", "first", commands=(*STOP[:5], die_once, *STOP[5:]))
    assert " first ()" in answer
    assert "the shared gdb ended with status -9; gdb begins anew" in capsys.readouterr().err
    assert " first ()" in ask(keeper, "caller.py", "first")
    assert capsys.readouterr().err == ""


def test_a_gdb_of_its_own_that_dies_is_an_error_and_not_an_answer(here: Path) -> None:
    with pytest.raises(trace.TraceError, match="gdb was ended by signal 9"):
        ask(None, "caller.py", "first", commands=("run", "shell kill -9 $PPID"))


def test_a_shared_gdb_that_has_gone_is_told_and_the_next_is_fresh(
    keeper: debugger.Shared, capsys: pytest.CaptureFixture[str]
) -> None:
    before = keeper.variables()
    ask(keeper, "caller.py", "first")
    assert keeper._process
    os.kill(keeper._process.pid, signal.SIGKILL)
    keeper._process.wait()
    assert " first ()" in debugger.run(STOP, [sys.executable, "caller.py", "first"], limit=60, env=before)
    assert "gdb begins anew" in capsys.readouterr().err
    assert " first ()" in ask(keeper, "caller.py", "first")
    assert capsys.readouterr().err == "" and keeper.variables() != before


def test_a_program_that_does_not_end_is_ended_with_its_fork(keeper: debugger.Shared, here: Path) -> None:
    (here / "sleep.py").write_text(
        "import os, time\nopen('pid', 'w').write(str(os.getpid()))\ntime.sleep(100)\n"
    )
    ask(keeper, "caller.py")  # the symbols are read
    with pytest.raises(trace.TraceError, match="gdb did not end within 3 s"):
        debugger.run(["run"], [sys.executable, "sleep.py"], limit=3, env=keeper.variables())
    running = Path(f"/proc/{(here / 'pid').read_text()}")
    for _ in range(100):
        if not running.exists():
            break
        time.sleep(0.1)
    assert not running.exists()
    assert " first ()" in ask(keeper, "caller.py", "first")


def test_a_stop_in_the_installed_pytorch_is_the_same_in_a_fork(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = "import torch, signal\na = torch.ones(2)\nsignal.raise_signal(signal.SIGTRAP)\ntorch.neg(a)\n"
    told = []
    with debugger.Shared() as keeper, pytest.MonkeyPatch.context() as patch:
        for variables in ({}, keeper.variables()):
            for name, value in variables.items():
                patch.setenv(name, value)
            trace.session(
                program,
                "run",
                "break at::_ops::neg::call",
                "continue",
                "backtrace",
                "info breakpoints",
                "info threads",
            )
            told.append(capsys.readouterr())
    # gdb sets its list of threads by the length of their numbers, and a process's number may grow by a digit.
    first, second = (re.sub(r" +", " ", one.out) for one in told)
    assert first == second and told[0].err == told[1].err
    assert "at::_ops::neg::call" in first


def test_only_what_an_import_loads_is_kept() -> None:
    """A keeper whose library the program never loads would stay, and gdb would say of each place which program it is in."""
    kept = {Path(name).name for name in debugger.libraries()}
    code = "import torch; print(open('/proc/self/maps').read())"
    maps = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert {"libtorch_cpu.so", "libtorch_python.so"} <= kept
    assert {name for name in kept if f"/{name}\n" not in maps} == set()


def test_on_a_processor_with_amx_gdb_is_given_the_registers_up_to_sse(here: Path) -> None:
    cpus = here / "cpuinfo"
    cpus.write_text("flags\t\t: fpu sse avx2\n")
    found = shutil.which("gdb") or ""
    assert debugger.narrow(found, dict(os.environ), cpus) == []
    assert debugger.narrow(found, dict(os.environ), here / "missing") == []

    cpus.write_text("flags\t\t: fpu sse avx2 amx_bf16 amx_tile amx_int8\n")
    [setting] = debugger.narrow(found, dict(os.environ), cpus)
    name, file = setting.rsplit(" ", 1)
    features = [feature.get("name") for feature in ElementTree.parse(file).iter("feature")]
    assert name == "tdesc filename"
    assert features[:2] == ["org.gnu.gdb.i386.core", "org.gnu.gdb.i386.sse"]
    assert not [feature for feature in features if "avx" in str(feature)]
    compiled(here, "first")
    asked = ("handle SIGUSR1 stop nopass", "run", "print 41 + (int)first()")
    program = [sys.executable, "caller.py", "first"]
    assert "= 42" in debugger.run(asked, program, settings=(*debugger.SETTINGS, setting), limit=60)
