"""The evidence, proved again against the installed PyTorch."""

import re
from pathlib import Path

import pytest

from guide.core import release
from guide.experiments import programs, recording, runner
from tests.conftest import ROOT, run


def test_the_pinned_pytorch_is_installed() -> None:
    assert runner.torch_version() == release.pinned()


def test_every_citation_is_proved_again() -> None:
    done = run("scripts/lock_sources.py", "--check")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_lock_regenerates_byte_for_byte(tmp_path: Path) -> None:
    """In a folder of its own: other tests read the real lock at the same time."""
    lock = "seeds/sources.lock.json"
    (tmp_path / "seeds").mkdir()
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    (tmp_path / "pyproject.toml").symlink_to(ROOT / "pyproject.toml")  # pages name the release
    (tmp_path / "seeds/projects.yml").symlink_to(ROOT / "seeds/projects.yml")
    before = (ROOT / lock).read_bytes()
    (tmp_path / lock).write_bytes(before.replace(b'"lines": [', b'"lines": [ ', 1))  # so that it has to write
    done = run("scripts/lock_sources.py", GUIDE_ROOT=str(tmp_path))
    assert (done.returncode, (tmp_path / lock).read_bytes() == before) == (1, True), done.stdout + done.stderr


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
    output = recording.of(program).output
    assert drawing.read_text(encoding="utf-8") == runner.figure_source(program, output)
