"""How the tests are spread: nothing is lost between shares."""

import pytest

from guide.core.errors import GuideError
from guide.experiments import programs
from tests import order
from tests.conftest import run

PROGRAMS = programs.every()
EXPERIMENTS = [
    f"tests/proof/test_evidence.py::test_experiment_prints_what_was_recorded[{p.key}]" for p in PROGRAMS
]
OTHERS = [f"tests/test_{file}.py::test_{n}" for file in "abc" for n in range(40)]


@pytest.mark.parametrize("shards", [1, 4])
def test_shares_hold_everything_once_and_cost_about_the_same(shards: int) -> None:
    costs = order.units([*EXPERIMENTS, *OTHERS])
    assert {name for name in costs if "_evidence" not in name} == {f"tests/test_{f}.py" for f in "abc"}
    shares = [order.share(costs, f"{k}/{shards}") for k in range(1, shards + 1)]
    assert sorted(name for one in shares for name in one) == sorted(costs)
    sums = [sum(costs[name] for name in one) for one in shares]
    assert max(sums) - min(sums) <= max(costs.values())


@pytest.mark.parametrize("text", ["3", "0/4", "5/4", "a/b", "1/"])
def test_what_is_no_share_is_said(text: str) -> None:
    with pytest.raises(GuideError, match="write 2/4 for the second of four"):
        order.share({}, text)


def test_a_shard_runs_its_tests_and_says_what_it_left() -> None:
    files = ("tests/proof/test_trace.py", "tests/unit/core/test_yamlfile.py")
    done = [run("-m", "pytest", "--collect-only", "--shard", f"{k}/2", *files) for k in (1, 2)]
    lines = [line for one in done for line in one.stdout.splitlines() if "::" in line]
    assert all(one.returncode == 0 for one in done) and len(lines) == len(set(lines)) > 20
    assert all("deselected" in one.stdout for one in done)
