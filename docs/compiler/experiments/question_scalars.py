"""A Python number that changes in each of twelve calls: how often is the function compiled?"""

import logging

import torch
from torch._dynamo.utils import counters

torch._logging.set_logs(dynamo=logging.ERROR)
BACKENDS = ("eager", "aot_eager", "aot_eager_decomp_partition")
PROGRAMS = {
    "x * a": lambda x, a, b: x * a,
    "x * (a * b)": lambda x, a, b: x * (a * b),
    "x.add(b, alpha=a)": lambda x, a, b: x.add(b, alpha=a),
    "x * a if a > 0 else x": lambda x, a, b: x * a if a > 0 else x,
    "x * int(a)": lambda x, a, b: x * int(a),
    "x.clamp(max=a)": lambda x, a, b: x.clamp(max=a),
    "torch.full_like(x, a)": lambda x, a, b: torch.full_like(x, a),
    "x ** a": lambda x, a, b: x**a,
}


def compilations(function, kind, backend):
    """How many graphs twelve calls with twelve numbers of one kind make."""
    torch._dynamo.reset()
    before = counters["stats"]["unique_graphs"]
    call = torch.compile(function, backend=backend)
    for number in range(2, 14):
        call(torch.ones(2), kind(number), 0.5)
    return counters["stats"]["unique_graphs"] - before


print(f"{'':32}", *BACKENDS)
for text, function in PROGRAMS.items():
    for kind in (int, float):
        counts = [compilations(function, kind, backend) for backend in BACKENDS]
        name = f"{text:23} {kind.__name__}"
        print(f"{name:32}", *[f"{c:<{len(b)}}" for c, b in zip(counts, BACKENDS, strict=True)])
