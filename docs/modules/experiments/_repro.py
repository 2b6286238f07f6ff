"""Calls whose bits are compared: between processes, numbers of threads, vector units, and releases."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable

import torch
from torch.nn import functional

G = torch.Generator().manual_seed(7)
X = torch.rand(1 << 20, generator=G) - 0.5
ROWS = X.view(512, 2048)
PLACES = torch.randint(100, (1 << 18,), generator=G)


def _seeded(call: Callable[[], torch.Tensor]) -> Callable[[], torch.Tensor]:
    def run() -> torch.Tensor:
        torch.manual_seed(7)
        return call()

    return run


def _norm_gradient() -> torch.Tensor:
    weight = torch.ones(2048, requires_grad=True)
    return torch.autograd.grad(functional.layer_norm(ROWS, (2048,), weight), weight, ROWS)[0]


CALLS: dict[str, Callable[[], torch.Tensor]] = {
    "rand(1000)": _seeded(lambda: torch.rand(1000)),
    "randperm(1000)": _seeded(lambda: torch.randperm(1000)),
    "randn(15)": _seeded(lambda: torch.randn(15)),
    "randn(1000)": _seeded(lambda: torch.randn(1000)),
    "dropout": _seeded(lambda: functional.dropout(X)),
    "Linear(64, 64).weight": _seeded(lambda: torch.nn.Linear(64, 64).weight),
    "x.sum()": lambda: X.sum(),
    "rows.sum(1)": lambda: ROWS.sum(1),
    "x.cumsum(0)": lambda: X.cumsum(0),
    "x.sort()": lambda: X.sort().values,
    "rows.softmax(1)": lambda: ROWS.softmax(1),
    "x.sigmoid()": lambda: X.sigmoid(),
    "layer_norm": lambda: functional.layer_norm(ROWS, (2048,)),
    "its weight's gradient": _norm_gradient,
    "batch_norm": lambda: functional.batch_norm(ROWS, None, None, training=True),
    "index_add": lambda: torch.zeros(100).index_add(0, PLACES, X[: 1 << 18]),
}


def digests(threads: int = 1) -> dict[str, str]:
    """Twelve hexadecimal digits for the bits of each result."""
    torch.set_num_threads(threads)
    made = {}
    for name, call in CALLS.items():
        made[name] = hashlib.sha256(call().detach().contiguous().numpy().tobytes()).hexdigest()[:12]
    return made


def elsewhere(**environment: str) -> dict[str, dict[str, str]]:
    """The digests with 1, 2 and 4 threads, of a new process with these environment variables."""
    code = "import _repro, json; print(json.dumps({n: _repro.digests(n) for n in (1, 2, 4)}))"
    here = os.path.dirname(os.path.abspath(__file__))
    run = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | environment, cwd=here, check=True, capture_output=True, text=True
    )
    made: dict[str, dict[str, str]] = json.loads(run.stdout)
    return made


# What PyTorch 2.13.0 gave on an x86 processor, with one thread and ATEN_CPU_CAPABILITY=avx2.
BEFORE = {
    "rand(1000)": "40cacda114f1",
    "randperm(1000)": "f1da82586e18",
    "randn(15)": "e8fe4bd30d2a",
    "randn(1000)": "4b1786693e24",
    "dropout": "ac528b33c4e5",
    "Linear(64, 64).weight": "c53054bc7538",
    "x.sum()": "440b84bb1ce6",
    "rows.sum(1)": "1925f440d49f",
    "x.cumsum(0)": "90b7e07952cc",
    "x.sort()": "dc616a12dfb7",
    "rows.softmax(1)": "c4bd8a2dabba",
    "x.sigmoid()": "ea15ca4f4c4a",
    "layer_norm": "5722ac3f7e37",
    "its weight's gradient": "1f4745100270",
    "batch_norm": "e851a05cead0",
    "index_add": "a0ece87c17e6",
}
