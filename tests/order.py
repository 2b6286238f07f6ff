"""How the proof is spread: shares of it for several machines, an order in which workers end together, what takes long."""

import sys
import threading
import time
from collections.abc import Iterator

import pytest

from guide.core.errors import GuideError
from guide.experiments import cost, programs

_EXPERIMENT = "test_experiment_prints_what_was_recorded["
_LONG = 30  # seconds after which a running test is named
_USUAL = {"tests/site/": 4.0, "tests/atlas/": 4.0, "tests/links/": 1.5}  # CPU seconds of a test, roughly


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--shard 2/4`: the second of four shares of all tests."""
    parser.addoption(
        "--shard", default="", metavar="K/N", help="run one of N shares that cost about the same"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Name long tests where a person waits: not in the workers of xdist."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Waiting(), "waiting")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the share that is asked for; put what is dear first."""
    if text := config.getoption("--shard"):
        kept = set(share(units(items), text))
        config.hook.pytest_deselected(items=[item for item in items if unit(item.nodeid) not in kept])
        items[:] = [item for item in items if unit(item.nodeid) in kept]
    given = getattr(config, "workerinput", {}).get("workercount", 1)
    items[:] = spread(items, given)


def unit(nodeid: str) -> str:
    """What stays together: an experiment, or a file of tests, whose fixtures are made once."""
    return nodeid if _EXPERIMENT in nodeid else nodeid.partition("::")[0]


def units(items: list[pytest.Item]) -> dict[str, float]:
    """CPU seconds of all units, roughly."""
    known = cost.of(programs.every())
    found: dict[str, float] = {}
    for item in items:
        name = unit(item.nodeid)
        usual = next((s for prefix, s in _USUAL.items() if name.startswith(prefix)), 0.5)
        found[name] = found.get(name, 0.0) + (known.get(_key(name), usual) if _EXPERIMENT in name else usual)
    return found


def share(costs: dict[str, float], text: str) -> set[str]:
    """The units of a share that is written `2/4`; raises GuideError for another text."""
    which, slash, of_all = text.partition("/")
    if not (slash and which.isdigit() and of_all.isdigit() and 1 <= int(which) <= int(of_all)):
        raise GuideError("--shard", f"'{text}' is no share", "write 2/4 for the second of four")
    return cost.share(costs, int(which), int(of_all))


def spread(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in the order in which workers, who each begin with a part of equal length, end together.

    Each begins with its share of the dear experiments and ends with cheap tests, which others may take over.
    """
    known = cost.of(programs.every())
    experiments = [item for item in items if _EXPERIMENT in item.nodeid]
    experiments.sort(key=lambda item: -known.get(_key(item.nodeid), 0.0))
    others = [item for item in items if _EXPERIMENT not in item.nodeid]
    out: list[pytest.Item] = []
    length, rest = -(-len(items) // workers), iter(others)
    for worker in range(workers):
        mine = experiments[worker::workers]
        out += mine
        out += [item for _, item in zip(range(length - len(mine)), rest, strict=False)]
    return [*out, *rest]


def _key(nodeid: str) -> str:
    return nodeid.partition("[")[2].removesuffix("]")


class Waiting:
    """Says every half minute which tests have been running for longer than that."""

    def __init__(self) -> None:
        self._since: dict[str, float] = {}
        self._over = threading.Event()

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Called where pytest itself runs, for each worker's tests."""
        self._since[nodeid] = time.monotonic()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """The same at the end."""
        self._since.pop(nodeid, None)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtestloop(self) -> Iterator[None]:
        """Watch while tests run."""
        thread = threading.Thread(target=self._watch, daemon=True)
        thread.start()
        try:
            return (yield)
        finally:
            self._over.set()

    def _watch(self) -> None:
        while not self._over.wait(_LONG):
            now = time.monotonic()
            long = [
                f"{n.rpartition('::')[2]} ({now - t:.0f} s)"
                for n, t in self._since.copy().items()
                if now - t > _LONG
            ]
            if long:
                print(f"\nrunning: {', '.join(long)}", file=sys.__stderr__, flush=True)
