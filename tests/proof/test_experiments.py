"""The runner: what it fixes, what it refuses, and that a changed output is told."""

import json
from pathlib import Path

import pytest

from guide.core.errors import GuideError
from guide.experiments import programs, recording, runner
from guide.pages import figures
from tests.conftest import ROOT, run


@pytest.fixture
def program(small: Path):
    """Write docs/alpha/experiments/NAME.py and read it."""

    def write(body: str, name: str = "one", head: str = '"""A title."""\n') -> programs.Program:
        path = small / f"docs/alpha/experiments/{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(head + body, encoding="utf-8")
        return programs.read(path)

    return write


def test_environment_is_fixed(program) -> None:
    body = "import json, os, random\nprint(json.dumps([dict(os.environ), os.listdir(), random.random(), hash('a')]))\n"
    first, second = (json.loads(runner.run(program(body)).output) for _ in range(2))
    assert first[1:] == second[1:]
    assert first[1] == []  # an empty folder
    assert first[0]["LC_ALL"] == "C.UTF-8" and first[0]["OMP_NUM_THREADS"] == "1"
    assert not {"PYTEST_CURRENT_TEST", "GUIDE_ROOT"} & first[0].keys()


def test_a_gpu_is_seen_only_where_it_is_required(program, monkeypatch: pytest.MonkeyPatch) -> None:
    body = "import os\nprint(os.environ.get('CUDA_VISIBLE_DEVICES', 'all'))\n"
    assert runner.run(program(body)).output == "\n"
    asks = program("# requires: cuda\n" + body, head='"""T."""\n')
    assert runner.run(asks).output == "all\n"
    monkeypatch.setattr(runner.pretended, "environment", lambda: {"PRETENDED_GPU": "1"})
    asks = program("# requires: pretended-gpu\n" + body, head='"""T."""\n')
    assert runner.run(asks).output == "all\n"


def test_a_program_for_a_gpu_waits_for_one(program, monkeypatch: pytest.MonkeyPatch) -> None:
    one = program("# requires: cuda\nprint('hello')\n", head='"""T."""\n')
    monkeypatch.setattr(runner, "has_cuda", lambda: False)
    assert (runner.check(one), recording.stale(one), recording.current(one).device) == (
        "",
        "",
        recording.WAITING,
    )
    monkeypatch.setattr(runner, "has_cuda", lambda: True)
    assert runner.check(one) != ""


def test_recording_then_checking_agrees(program) -> None:
    one = program("print('hello')\n")
    assert runner.record(one) is True
    assert runner.record(one) is False
    assert runner.check(one) == ""
    assert recording.current(programs.named("alpha/one")).output == "hello\n"


def test_changed_output_is_told_with_a_diff(program) -> None:
    one = program("print('hello')\n")
    runner.record(one)
    one.out.write_text(one.out.read_text().replace("hello", "hullo"))
    said = runner.check(one)
    assert (
        "-hullo" in said
        and "+hello" in said
        and "mend: python scripts/record_experiments.py alpha/one" in said
    )


def test_changed_program_is_told(program) -> None:
    runner.record(program("print('hello')\n"))
    assert "the program has changed" in runner.check(program("print('hello') \n"))


def test_changed_helper_is_told(program) -> None:
    helper = program("import _deeper\nhello = _deeper.hello\n", "_words").path
    deeper = program("hello = 'hello'\n", "_deeper").path
    one = program("import _words\nprint(_words.hello)\n")
    assert one.helpers == (deeper, helper)
    runner.record(one)
    assert runner.check(one) == ""
    deeper.write_text("hello = 'hullo'\n")
    assert "the program has changed" in runner.check(one)


def test_a_helper_may_be_another_chapters(program, small: Path) -> None:
    one = program("import _words\nprint(_words.hello)\n")
    assert "No module named '_words'" in runner.run(one).error
    for chapter in ("beta", "gamma"):
        there = small / f"docs/{chapter}/experiments/_words.py"
        there.parent.mkdir(parents=True)
        there.write_text(f"hello = '{chapter}'\n", encoding="utf-8")
        found = programs.read(one.path)
        assert found.helpers == ((there,) if chapter == "beta" else ())  # of two, neither is meant
        assert runner.run(found).output == ("beta\n" if chapter == "beta" else "")
    own = program("hello = 'own'\n", "_words").path
    assert programs.read(one.path).helpers == (own,)


def test_undeclared_helper_is_not_there(program) -> None:
    program("hello = 'hello'\n", "_words")
    hidden = "name = '_wor' + 'ds'\nprint(__import__(name).hello)\n"
    assert "No module named '_words'" in runner.run(program(hidden)).error
    assert runner.run(program("# helpers: _words\n" + hidden)).output == "hello\n"
    with pytest.raises(GuideError, match="no helper '_word' beside it\n  mend: there: _words"):
        program("# helpers: _word\n" + hidden)


def test_flaky_program_is_refused_and_nothing_written(program) -> None:
    one = program("import time\nprint(time.time_ns())\n")
    with pytest.raises(GuideError, match="two runs print different things"):
        runner.record(one)
    assert not one.out.exists()


def test_endless_program_is_killed(program) -> None:
    one = program(
        "import subprocess, time\nsubprocess.Popen(['sleep', '60'])\ntime.sleep(60)\n",
        head='"""Endless."""\n# limit: 1\n',
    )
    assert "ran past its limit of 10 s by the clock" in runner.run(one).error


def test_failing_program_shows_its_error(program) -> None:
    assert "ZeroDivisionError" in runner.run(program("1 / 0\n")).error


STATE = """
import atexit, hashlib, inspect, json, os, random, sys, tempfile, threading
import torch
class Shown:
    pass
atexit.register(print, "at the end")
print(sorted(k for k in globals() if k.startswith("__")), __name__, __file__ == sys.argv[0], len(sys.argv))
print(sys.path[0] == os.path.dirname(__file__), [p.rpartition("/")[2] for p in sys.path[1:]])
print(os.listdir(), os.getcwd() == os.environ["HOME"] == tempfile.gettempdir(), sorted(os.environ))
print(random.random(), hash("a"), torch.manual_seed(3).initial_seed(), torch.rand(2), torch.get_num_threads())
print(inspect.getsource(Shown), Shown.__module__, threading.current_thread().name, threading.active_count())
print(sys.stdin.read() == "", sys.stdout.isatty(), sys.stdout.line_buffering, sys.stdout.encoding, os.getsid(0) == os.getpid())
print(sorted(m for m in sys.modules if m.startswith("guide")), sorted(os.listdir("/proc/self/fd")))
"""


def test_a_fork_sees_what_a_new_interpreter_sees(program) -> None:
    one = program(STATE)
    assert runner.forked(one)
    fork, new = runner.run(one), runner.run(one, fresh=True)
    assert fork.output == new.output and not fork.error
    assert fork.output.endswith("at the end\n")
    assert fork.cpu < new.cpu


def test_a_fork_leaves_nothing_for_the_next(program) -> None:
    first = (
        "import os, random, torch\nrandom.random(); torch.rand(1); torch.left = os.environ['LEFT'] = 'here'\n"
    )
    runner.run(program(first, "first"))
    told = "import os, random, torch\nprint(hasattr(torch, 'left'), 'LEFT' in os.environ, random.random())\n"
    one = program(told)
    assert runner.run(one).output == runner.run(one, fresh=True).output


def test_what_fails_in_a_fork_is_shown_as_in_a_new_interpreter(program) -> None:
    one = program("import torch\ntorch.ones(2) + torch.ones(3)\n")
    fork, new = runner.run(one).error, runner.run(one, fresh=True).error
    assert "RuntimeError: The size of tensor a" in fork and "fork_server" not in fork
    assert fork.partition("/program/")[2] == new.partition("/program/")[2]
    assert "status 7" in runner.run(program("import torch\nraise SystemExit(7)\n")).error
    assert "status -11" in runner.run(program("import os, torch\nos.kill(os.getpid(), 11)\n")).error


def test_a_fork_is_limited_as_any_program(program) -> None:
    endless = 'import torch, subprocess, time\nsubprocess.Popen(["sleep", "60"])\ntime.sleep(60)\n'
    assert "limit of 10 s by" in runner.run(program(endless, head='"""T."""\n# limit: 1\n')).error
    assert "printed more than" in runner.run(program("import torch\nwhile 1: print('x' * 999)\n")).error
    assert runner.run(program("import torch\nprint('on')\n")).output == "on\n"


def test_the_server_is_started_again_when_it_was_killed(program) -> None:
    one = program("import os, torch\nprint('on')\nos.kill(os.getppid(), 9)\n")
    with pytest.raises(GuideError, match="the fork server"):
        runner.run(one)
    assert runner.run(program("import torch\nprint('again')\n")).output == "again\n"


def test_a_program_that_says_so_gets_a_new_interpreter(program) -> None:
    body = "import ctypes, os, torch\nprint(ctypes.CDLL(None).getppid() == os.getppid(), len(os.listdir('/proc')) > 0)\n"
    assert not runner.forked(program("# fresh: it looks at who started it\n" + body))
    assert runner.forked(program(body))
    assert not runner.forked(program("print(1)\n"))


def test_a_program_that_a_fork_would_falsify_is_refused(program) -> None:
    """The first recorded run is a new interpreter's, so a variable that is read at import is noticed."""
    body = "import os\nos.environ['ATEN_CPU_CAPABILITY'] = 'default'\nimport torch\nprint(torch.backends.cpu.get_cpu_capability())\n"
    two_ways = runner.run(program(body)).output != runner.run(program(body), fresh=True).output
    if two_ways:
        with pytest.raises(GuideError, match="where only a fork differs, write '# fresh: why'"):
            runner.record(program(body))
    told = "import sys\nprint('torch' in sys.modules)\nimport torch\n"
    with pytest.raises(GuideError, match="where only a fork differs, write '# fresh: why'"):
        runner.record(program(told))
    assert runner.record(program("# fresh: it sees what is imported\n" + told))


def test_output_that_is_a_graph_is_drawn_by_the_same_command(program) -> None:
    one = program("print('digraph { a -> b }')\n")
    assert runner.record(one) is True
    drawing = one.path.parents[1] / "diagrams/one.dot"
    assert (
        drawing.read_text()
        == "// Drawn from the output of experiment alpha/one; do not edit.\ndigraph { a -> b }\n"
    )
    assert figures.is_fresh(drawing)
    assert runner.record(one) is False
    drawing.with_suffix(".svg").unlink()
    assert runner.record(one) is True


@pytest.mark.parametrize(
    ("head", "says"),
    [
        ("", "no docstring"),
        ('"""T."""\n# requires: gbd\n', "unknown requirement 'gbd'"),
        ('"""T."""\n# limit: 9999\n', "not 1 to 600 seconds"),
        ('"""T."""\nprint(\n', "not valid Python"),
        ('"""T."""\n# fresh:\n', "'# fresh:' says nothing"),
    ],
)
def test_bad_programs_name_their_fault(program, head: str, says: str) -> None:
    with pytest.raises(GuideError, match=says):
        program("print(1)\n" if "print(" not in head else "", head=head)


def test_missing_tool_is_said_and_fails(program, monkeypatch: pytest.MonkeyPatch) -> None:
    one = program("print(1)\n", head='"""T."""\n# requires: gdb\n')
    monkeypatch.setattr(runner.shutil, "which", lambda name: None)
    assert "requires gdb, which is not installed" in runner.run(one).error


def test_unknown_name_on_the_command_line(small: Path) -> None:
    done = run(ROOT / "scripts/record_experiments.py", "alpha/nothing", GUIDE_ROOT=str(small))
    assert done.returncode == 2
    assert "no such experiment or chapter" in done.stderr and "Traceback" not in done.stderr
