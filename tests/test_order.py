"""How the proof is spread: nothing is lost between shares, and no worker is left with the dear ones."""

import pytest

from guide.core.errors import GuideError
from guide.experiments import cost, programs
from tests import order
from tests.conftest import run


class Item:
    """Stands in for a test."""

    def __init__(self, nodeid: str) -> None:
        self.nodeid = nodeid


KEYS = [p.key for p in programs.every()]
EXPERIMENTS = [
    f"tests/content/test_evidence.py::test_experiment_prints_what_was_recorded[{key}]" for key in KEYS
]
OTHERS = [f"tests/test_{file}.py::test_{n}" for file in "abc" for n in range(40)]


def items() -> list[pytest.Item]:
    return [Item(name) for name in (*OTHERS[:50], *EXPERIMENTS, *OTHERS[50:])]  # type: ignore[misc]


@pytest.mark.parametrize("shards", [1, 2, 4, 7])
def test_shares_hold_everything_once_and_cost_about_the_same(shards: int) -> None:
    costs = order.units(items())
    shares = [order.share(costs, f"{k}/{shards}") for k in range(1, shards + 1)]
    assert sorted(name for one in shares for name in one) == sorted(costs)
    sums = [sum(costs[name] for name in one) for one in shares]
    assert max(sums) - min(sums) <= max(costs.values())


def test_files_stay_together() -> None:
    assert {n for n in order.units(items()) if "_evidence" not in n} == {f"tests/test_{f}.py" for f in "abc"}


@pytest.mark.parametrize("text", ["3", "0/4", "5/4", "a/b", "1/"])
def test_what_is_no_share_is_said(text: str) -> None:
    with pytest.raises(GuideError, match="write 2/4 for the second of four"):
        order.share({}, text)


@pytest.mark.parametrize("workers", [1, 2, 3, 8])
def test_each_worker_begins_with_dear_experiments(workers: int) -> None:
    given = items()
    spread = order.spread(given, workers)
    assert sorted(i.nodeid for i in spread) == sorted(i.nodeid for i in given)
    length = -(-len(given) // workers)
    known = cost.of(programs.every())
    starts = [spread[w * length].nodeid.partition("[")[2].rstrip("]") for w in range(workers)]
    dearest = sorted(known.values())[-workers:]
    assert all(known[key] >= dearest[0] for key in starts)


def test_a_shard_runs_its_tests_and_says_what_it_left() -> None:
    done = [
        run(
            "-m",
            "pytest",
            "--collect-only",
            "--shard",
            f"{k}/2",
            "tests/test_trace.py",
            "tests/test_yamlfile.py",
        )
        for k in (1, 2)
    ]
    lines = [line for one in done for line in one.stdout.splitlines() if "::" in line]
    assert all(one.returncode == 0 for one in done) and len(lines) == len(set(lines)) > 20
    assert all("deselected" in one.stdout for one in done)


def test_the_page_of_costs_is_as_the_command_writes_it() -> None:
    known = cost.read()
    assert known and cost.page().read_text(encoding="utf-8") == cost.text(known, programs.every())
