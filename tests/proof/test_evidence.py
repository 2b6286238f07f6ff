"""The evidence, proved again against the installed PyTorch."""

import re

import pytest

from guide.core import release
from guide.experiments import programs, recording, runner
from tests.conftest import run


def test_the_pinned_pytorch_is_installed() -> None:
    assert runner.torch_version() == release.pinned()


def test_the_lock_is_what_a_new_proof_writes() -> None:
    done = run("scripts/lock_sources.py", "--check")
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_program_that_compares_with_a_tolerance_seeds_what_it_draws() -> None:
    """Unseeded, torch draws other numbers in each process, and one run in a hundred comes out near zero."""
    close, draws, seeds = re.compile(r"close\("), re.compile(r"\brandn?\(|nn\.(Linear|Conv)"), "manual_seed"
    every = [p for p in programs.every() if close.search(p.source) and draws.search(p.source)]
    assert every
    assert [p.key for p in every if seeds not in p.source and "generator" not in p.source] == []


@pytest.mark.parametrize("program", programs.every(), ids=lambda p: p.key)
def test_experiment_prints_what_was_recorded(program: programs.Program) -> None:
    assert runner.check(program) == ""


@pytest.mark.parametrize(
    "program", [p for p in programs.every() if "graphs.dot(" in p.source], ids=lambda p: p.key
)
def test_a_figure_drawn_from_a_run_is_what_the_run_printed(program: programs.Program) -> None:
    drawing = program.path.parent.parent / "diagrams" / f"{program.name}.dot"
    output = recording.current(program).output
    assert drawing.read_text(encoding="utf-8") == runner.figure_source(program, output)
