"""A model of the loop's versions: what a call, an element and a byte cost."""

import _timing
import torch

# --8<-- [start:model]
GRAIN = 32_768  # a loop of at most so many elements is not shared out
VERSIONS = {  # calls and their kind, the loop, bytes an element, results
    "scalar": (1, "extension", "scalar", 8, 1),
    "vector": (1, "extension", "vector", 8, 1),
    "eager": (3, "operator", "vector", 28, 3),
    "compiled": (1, "compiled", "vector", 8, 1),
}


def seconds(version, n, threads, machine):
    """What a call takes: being called, then computing or moving bytes."""
    calls, kind, loop, moved, results = VERSIONS[version]
    footprint = 4 * n * (1 + results)
    byte = next(price for size, price in machine["byte"] if footprint <= size)
    work = n * max(machine[loop], moved * byte)
    called = calls * machine[kind]
    if threads == 1 or n <= GRAIN or loop == "scalar":
        return called + work
    return called + calls * machine["wake"] + work / threads


def fastest(n, threads, machine, versions=VERSIONS):
    """The version that should win, and how many threads it should use."""
    ways = [(v, t) for v in versions for t in range(1, threads + 1)]
    return min(ways, key=lambda way: seconds(way[0], n, way[1], machine))


# --8<-- [end:model]
LEVELS = (2**13, 2**17, 2**20, 2**24)  # the lengths of the copies


def measured(ops, compiled):
    """This machine's prices in seconds, from nine short measurements."""
    torch.set_num_threads(1)
    tiny, small = torch.rand(16), torch.rand(4096)
    ways = {
        "operator": lambda: tiny.abs(),
        "extension": lambda: ops.vector(tiny),
        "compiled": lambda: compiled(tiny),
        "scalar": lambda: ops.scalar(small),
        "vector": lambda: ops.vector(small),
    }
    for n in LEVELS:
        x, out = torch.rand(n), torch.zeros(n)
        ways[n] = lambda x=x, out=out: out.copy_(x)
    took = _timing.interleaved(ways)
    for loop in ("scalar", "vector"):
        took[loop] = (took[loop] - took["extension"]) / small.numel()
    sizes = [*(8 * n for n in LEVELS[:-1]), float("inf")]
    prices = [took.pop(n) / (8 * n) for n in LEVELS]
    return took | {"byte": list(zip(sizes, prices, strict=True)), "wake": 0.0}
