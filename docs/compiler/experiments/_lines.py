"""Lines of Python, each to be put between two tensor operations, and the names that they use."""

import contextlib
import io
import logging
import random
import time
import warnings
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import torch


@dataclass
class Pair:
    """A record with a tensor."""

    a: torch.Tensor
    b: int


class Twice(torch.autograd.Function):  # type: ignore[misc]
    """Multiplies by two, with a backward of its own."""

    @staticmethod
    def forward(ctx: Any, x: torch.Tensor) -> torch.Tensor:
        return x * 2

    @staticmethod
    def backward(ctx: Any, g: torch.Tensor) -> torch.Tensor:
        return g * 2


@cache
def cached(n: int) -> int:
    """A function that remembers its answers."""
    return n + 1


@torch.compiler.disable  # type: ignore[untyped-decorator]
def disabled(x: torch.Tensor) -> torch.Tensor:
    """A function that is not to be compiled."""
    return x + 1


LINES = """
if x.shape[0] > 2: x = -x
if x.sum() > 2: x = -x
assert x.sum() < 9
x = torch.where(x > 0, x, -x)
x = x * x[0].item()
x = x * len(x.tolist())
x = x[x > 0]
x[x > 0] = 0
x = x.nonzero() * 1.0
x = torch.from_numpy(np.sin(x.numpy()))
x = x + random.random()
if random.random() < 0.5: x = -x
x = x + np.random.rand()
x = x + time.time()
torch.manual_seed(0)
print("", end="")
log.debug("here")
warnings.warn("here")
with torch.no_grad(): x = x + 1
with torch.autocast("cpu"): x = x @ x
with contextlib.redirect_stdout(io.StringIO()): x = x + 1
try: x = x + {}["a"]\\nexcept KeyError: x = x - 1
x = Pair(x, 2).a * Pair(x, 2).b
x = sum(y for y in x.split(1))
x = Twice.apply(x)
x = torch.vmap(torch.neg)(x)
x = torch.func.grad(torch.sum)(x)
x = x + cached(2)
x = disabled(x)
x = torch.from_numpy(np.fft.fft(x.numpy()).real)
x = x.detach().requires_grad_()
torch._dynamo.graph_break()
"""
NAMES: dict[str, Any] = {
    "Pair": Pair,
    "Twice": Twice,
    "cached": cached,
    "contextlib": contextlib,
    "disabled": disabled,
    "io": io,
    "log": logging.getLogger("guide"),
    "np": np,
    "random": random,
    "time": time,
    "torch": torch,
    "warnings": warnings,
}
