"""The runner: what it fixes, what it refuses, and that a changed output is told."""

import json
from pathlib import Path

import pytest

from guide.errors import GuideError
from guide.experiments import programs, runner
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


def test_recording_then_checking_agrees(program) -> None:
    one = program("print('hello')\n")
    assert runner.record(one) is True
    assert runner.record(one) is False
    assert runner.check(one) == ""
    assert programs.recorded("alpha/one").output == "hello\n"


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
    one = program(
        "import sys\nsys.path.insert(0, __file__.rsplit('/', 1)[0])\nimport _words\nprint(_words.hello)\n"
    )
    helper = one.path.with_name("_words.py")
    helper.write_text("hello = 'hello'\n")
    runner.record(one)
    assert runner.check(one) == ""
    helper.write_text("hello = 'hullo'\n")
    assert "the program has changed" in runner.check(one)


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
    assert "ran past its limit of 1 s" in runner.run(one).error


def test_failing_program_shows_its_error(program) -> None:
    assert "ZeroDivisionError" in runner.run(program("1 / 0\n")).error


@pytest.mark.parametrize(
    ("head", "says"),
    [
        ("", "no docstring"),
        ('"""T."""\n# requires: gbd\n', "unknown requirement 'gbd'"),
        ('"""T."""\n# limit: 9999\n', "not 1 to 600 seconds"),
        ('"""T."""\nprint(\n', "not valid Python"),
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
