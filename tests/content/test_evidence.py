"""The evidence, proved again against the installed PyTorch."""

import pytest

from guide import experiments, runner
from tests.conftest import ROOT, run


def test_the_pinned_pytorch_is_installed() -> None:
    assert runner.torch_version() == runner.pinned()


def test_every_citation_is_proved_again() -> None:
    done = run("scripts/lock_sources.py", "--check")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_lock_regenerates_byte_for_byte() -> None:
    lock = ROOT / "seeds" / "sources.lock.json"
    before = lock.read_bytes()
    done = run("scripts/lock_sources.py")
    after = lock.read_bytes()
    lock.write_bytes(before)
    assert (done.returncode, after == before) == (0, True), done.stdout + done.stderr


@pytest.mark.parametrize("program", experiments.programs(), ids=lambda p: p.key)
def test_experiment_prints_what_was_recorded(program: experiments.Program) -> None:
    assert runner.check(program) == ""
