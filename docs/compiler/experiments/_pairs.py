"""Small functions of two or more operators, and what the scheduler made of each."""

import re
from collections.abc import Callable
from typing import Any

import torch
from _lower import Written, log, written


def differences(x: torch.Tensor) -> torch.Tensor:
    """Each row's exponential less that of the row before."""
    y = x.exp()
    return y[1:] - y[:-1]


PAIRS: dict[str, Callable[..., Any]] = {
    "relu, then the sum of rows": lambda x, y: torch.relu(x).sum(-1),
    "softmax of rows": lambda x, y: torch.softmax(x, -1),
    "sin x and cos x": lambda x, y: (x.sin(), x.cos()),
    "sin x and cos y": lambda x, y: (x.sin(), y.cos()),
    "sum and maximum of rows": lambda x, y: (x.sum(-1), x.amax(-1)),
    "sum of rows and of columns": lambda x, y: (x.sum(-1), x.sum(0)),
    "x by the sum of its rows": lambda x, y: x / x.sum(-1, keepdim=True),
    "x by the sum of all": lambda x, y: x / x.sum(),
    "exp, then row less row before": lambda x, y: differences(x),
    "relu of a matrix product": lambda x, y: torch.relu(x @ y),
    "running sum, plus one": lambda x, y: x.cumsum(-1) + 1,
    "sin beside cos, in one tensor": lambda x, y: torch.cat([x.sin(), x.cos()]),
}


def kernels(found: Written) -> list[str]:
    """The kernels' names in the order in which the wrapper calls them, without their prefix and number."""
    wrapper = found.code.partition("def call(self")[2].partition("runner =")[0]
    own = r"(?:cpp|triton_\w+?)_fused"
    calls = re.findall(own + r"\w*|extern_kernels\.\w+|torch\.ops\.\w+\.\w+\.\w+(?=\()", wrapper)
    return [re.sub(own + r"_|_\d+$", "", name) for name in calls]


def table(device: str, rows: int = 16, columns: int = 16) -> None:
    """Print for each function the operations before and after fusion, the kernels, and what the log says of pairs."""
    for name, function in PAIRS.items():
        with log("fusion") as said:
            found = written(function, *(torch.empty(rows, columns, device=device) for _ in range(2)))
        after = [n.get_name().replace("_", "+") for n in found.graph.scheduler.nodes]
        before = len(found.graph.operations)
        print(f"{name}: {before} operations -> {' '.join(after)} | kernels {', '.join(kernels(found))}")
        for reason in sorted({line for line in said if line.startswith("cannot fuse")}):
            print("    ", reason)
