"""A Python number that changes in each of twelve calls: how often is the function compiled?"""

import logging

import torch
from torch._dynamo.utils import counters

torch._logging.set_logs(dynamo=logging.ERROR)
PROGRAMS = {
    "x * a": lambda x, a, b: x * a,
    "x * (a * b)": lambda x, a, b: x * (a * b),
    "x * a if a > 0 else x": lambda x, a, b: x * a if a > 0 else x,
    "x * int(a)": lambda x, a, b: x * int(a),
    "x.clamp(max=a)": lambda x, a, b: x.clamp(max=a),
    "torch.full_like(x, a)": lambda x, a, b: torch.full_like(x, a),
}
print(f"{'':24} int: eager  aot_eager   float: eager  aot_eager   with dynamic=True")
for text, function in PROGRAMS.items():
    made = []
    for kind, backend, dynamic in (
        (int, "eager", None),
        (int, "aot_eager", None),
        (float, "eager", None),
        (float, "aot_eager", None),
        (float, "aot_eager", True),
    ):
        torch._dynamo.reset()
        before = counters["stats"]["unique_graphs"]
        call = torch.compile(function, backend=backend, dynamic=dynamic)
        for number in range(2, 14):
            call(torch.ones(2), kind(number), 0.5)
        made.append(counters["stats"]["unique_graphs"] - before)
    print("{:24} {:10} {:10} {:15} {:10} {:18}".format(text, *made))
