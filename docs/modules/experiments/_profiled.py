"""One training step to be profiled, and the exported trace of a profile."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch
from torch import nn
from torch.profiler import profile, record_function
from torch.utils.data import DataLoader, TensorDataset

net = nn.Sequential(nn.Linear(4, 3), nn.ReLU(), nn.Linear(3, 1))
optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
loader = DataLoader(TensorDataset(torch.ones(2, 4), torch.ones(2, 1)), batch_size=2)


def step(batches: Iterator[Any]) -> None:
    """One batch: loss, backward and a step of the optimiser"""
    x, y = next(batches)
    with record_function("my forward"):
        loss = (net(x) - y).square().mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()


def trace(run: profile) -> list[dict[str, Any]]:
    """The events of the exported file"""
    path = Path("trace.json")
    run.export_chrome_trace(str(path))
    events: list[dict[str, Any]] = json.loads(path.read_text())["traceEvents"]
    return events
