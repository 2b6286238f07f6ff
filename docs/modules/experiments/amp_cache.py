"""Which casts autocast keeps, and what a kept cast misses"""

import torch
from torch.utils._python_dispatch import TorchDispatchMode


class Casts(TorchDispatchMode):
    """Counts the casts that reach the level under autocast."""

    count = 0

    def __torch_dispatch__(self, function, types, args=(), kwargs=None):
        self.count += function is torch.ops.aten._to_copy.default
        return function(*args, **(kwargs or {}))


x = torch.ones(2, 2, dtype=torch.bfloat16)
weight = torch.nn.Parameter(torch.ones(2, 2))
CASES = {
    "a parameter": (weight, {}),
    "the same, cache_enabled=False": (weight, {"cache_enabled": False}),
    "a frozen parameter": (torch.nn.Parameter(torch.ones(2, 2), requires_grad=False), {}),
    "a view of a parameter": (weight.t(), {}),
    "the result of an operator": (weight * 1, {}),
    "a parameter in float16": (torch.nn.Parameter(torch.ones(2, 2).half()), {}),
}
for what, (right, options) in CASES.items():
    with Casts() as casts, torch.autocast("cpu", **options):
        for _ in range(3):
            torch.mm(x, right)
    print(f"three products with {what}: casts {casts.count}")

with torch.autocast("cpu"):
    print("before the write:", torch.mm(x, weight)[0, 0].item())
    with torch.no_grad():
        weight.add_(1)
    print("after weight.add_(1):", torch.mm(x, weight)[0, 0].item())
    with torch.autocast("cpu"):
        print("in a block inside:", torch.mm(x, weight)[0, 0].item())
    torch.clear_autocast_cache()
    print("after clear_autocast_cache():", torch.mm(x, weight)[0, 0].item())
    with torch.autocast("cpu", dtype=torch.float16):
        try:
            torch.mm(x, weight)
        except RuntimeError as error:
            print("in a block inside, for float16:", error)
