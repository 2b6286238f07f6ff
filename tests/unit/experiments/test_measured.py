"""A program of the kind measured: what it claims, when it is refused, that the proof times nothing."""

from pathlib import Path

import pytest

from guide.core.errors import GuideError
from guide.experiments import measured, programs, recording, runner

BODY = '"""A title."""\n# measured: slow / fast at least 3; even at most 1.5\nprint("slow / fast   4.5 times\\neven: 1")\n'


def written(small: Path, body: str) -> programs.Program:
    path = small / "docs/alpha/experiments/speed.py"
    path.parent.mkdir(exist_ok=True)
    path.write_text(body, encoding="utf-8")
    return programs.read(path)


def test_a_recorded_ratio_meets_its_claim_and_is_not_timed_again(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = written(small, BODY)
    assert not runner.forked(one)
    assert runner.record(one)
    monkeypatch.setattr(runner, "run", None)
    assert runner.check(one) == ""
    assert recording.current(one).device == measured.processor() != "cpu"
    one.out.write_text(one.out.read_text().replace("4.5", "2.5"))
    assert "claimed: slow / fast at least 3; printed: 2.5" in runner.check(one)
    assert "the program has changed" in runner.check(written(small, BODY.replace("least 3", "least 2")))


def test_a_claim_that_a_run_does_not_meet_is_refused(small: Path) -> None:
    for broken in (
        BODY.replace("4.5", "2.9"),
        BODY.replace("even: 1", "even: 1.6"),
        BODY.replace("slow /", "slow", 1),
    ):
        with pytest.raises(GuideError, match="claimed: "):
            runner.record(written(small, broken))


def test_a_setting_that_claims_nothing_is_refused(small: Path) -> None:
    with pytest.raises(GuideError, match="'about 3' claims no ratio"):
        written(small, BODY.replace("slow / fast at least 3", "about 3"))


def test_two_runs_stand_beside_each_other() -> None:
    assert measured.beside("a at least 2", "a 4\n", "a: 3.5 x\n") == "a 3.5 (4 recorded)"
