"""Adding to the same place from four threads: one result or several in up to 500 calls"""

import torch

draw = torch.Generator().manual_seed(7)
places = torch.randint(0, 4, (1 << 16,), generator=draw)
values = (torch.rand(1 << 16, generator=draw) - 0.5) * 1e6


def gradient(read):
    table = torch.zeros(4, requires_grad=True)
    return torch.autograd.grad(read(table), table, values)[0]


CALLS = {
    "index_put(accumulate=True)": lambda: torch.zeros(4).index_put((places,), values, accumulate=True),
    "put_(accumulate=True)": lambda: torch.zeros(4).put_(places, values, accumulate=True),
    "backward of table[places]": lambda: gradient(lambda table: table[places]),
    "backward of take": lambda: gradient(lambda table: table.take(places)),
    "backward of index_select": lambda: gradient(lambda table: table.index_select(0, places)),
    "backward of gather": lambda: gradient(lambda table: table.gather(0, places)),
    "index_add": lambda: torch.zeros(4).index_add(0, places, values),
    "scatter_add": lambda: torch.zeros(4).scatter_add(0, places, values),
    "bincount with weights": lambda: torch.bincount(places, values),
}


def results(call):
    """One result, or more: calls until a second one comes."""
    seen = set()
    for _ in range(500):
        seen.add(tuple(call().tolist()))
        if len(seen) > 1:
            return "several"
    return "one"


print(f"{'':28}{'1 thread':>10}{'4 threads':>11}{'deterministic mode, 4':>23}")
for name, call in CALLS.items():
    told = []
    for threads, mode in ((1, False), (4, False), (4, True)):
        torch.set_num_threads(threads)
        torch.use_deterministic_algorithms(mode)
        told.append(results(call))
    print(f"{name:28}{told[0]:>10}{told[1]:>11}{told[2]:>23}")
