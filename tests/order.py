"""How the tests are spread: shares of them for several machines, and the dear ones first.

Not pytest-split: it cuts by test, and each share would build the site that the tests of a file have in common.
"""

import pytest

from guide.core.errors import GuideError
from guide.experiments import cost, programs

_EXPERIMENT = "test_experiment_prints_what_was_recorded["
_USUAL = {
    "tests/browser/": 4.0,
    "tests/proof/": 4.0,
    "tests/links/": 1.5,
}  # CPU seconds of a test, roughly


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--shard 2/4`: the second of four shares of all tests."""
    parser.addoption("--shard", default="", metavar="K/N", help="one of N shares that cost about the same")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the share that is asked for; put what is dear first, in turns for each worker."""
    costs = units([item.nodeid for item in items])
    if text := config.getoption("--shard"):
        chosen = share(costs, text)
        config.hook.pytest_deselected(items=[item for item in items if unit(item.nodeid) not in chosen])
        items[:] = [item for item in items if unit(item.nodeid) in chosen]
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    dear = [item for item in items if _EXPERIMENT in item.nodeid]
    dear.sort(key=lambda item: -costs[item.nodeid])
    rest = iter([item for item in items if _EXPERIMENT not in item.nodeid])
    length = -(-len(items) // workers)  # xdist gives each worker a part of this length to begin with
    parts = [dear[worker::workers] for worker in range(workers)]
    filled = [
        [*part, *(item for _, item in zip(range(length - len(part)), rest, strict=False))] for part in parts
    ]
    items[:] = [*(item for part in filled for item in part), *rest]


def unit(nodeid: str) -> str:
    """What stays together: an experiment, or a file of tests, whose fixtures are made once."""
    return nodeid if _EXPERIMENT in nodeid else nodeid.partition("::")[0]


def units(nodeids: list[str]) -> dict[str, float]:
    """CPU seconds of all units, roughly."""
    known, found = cost.expected(programs.every()), dict[str, float]()
    for nodeid in nodeids:
        name = unit(nodeid)
        usual = next((s for prefix, s in _USUAL.items() if name.startswith(prefix)), 0.5)
        found[name] = found.get(name, 0.0) + known.get(nodeid.partition("[")[2].removesuffix("]"), usual)
    return found


def share(costs: dict[str, float], text: str) -> set[str]:
    """The units of a share that is written `2/4`; raises GuideError for another text."""
    which, slash, parts = text.partition("/")
    if not (slash and which.isdigit() and parts.isdigit() and 1 <= int(which) <= int(parts)):
        raise GuideError("--shard", f"'{text}' is no share", "write 2/4 for the second of four")
    return cost.share(costs, int(which), int(parts))
