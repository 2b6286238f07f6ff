"""A training step's bytes, counted without a GPU and without the bytes"""

import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.distributed._tools.mem_tracker import MemTracker

GiB = 2**30


def show(moment: str) -> None:
    """What is alive now, by kind."""
    alive = next(iter(tracker.get_tracker_snapshot("current").values()))
    row = {getattr(kind, "value", kind): size / GiB for kind, size in alive.items()}
    print(
        f"{moment:16}", "  ".join(f"{kind} {size:6.2f}" for kind, size in row.items() if kind not in ("Buffer", "Temp"))
    )


with FakeTensorMode():  # shapes, strides and devices are real, bytes are not
    model = torch.nn.Sequential(
        *[layer for _ in range(8) for layer in (torch.nn.Linear(8192, 8192, bias=False), torch.nn.GELU())]
    )
    batch = torch.empty(16384, 8192)
    optimiser = torch.optim.Adam(model.parameters())
    tracker = MemTracker()
    tracker.track_external(model, optimiser, batch)
    with tracker:
        show("before")
        loss = model(batch).sum()
        show("after forward")
        loss.backward()
        show("after backward")
        optimiser.step()
        show("after step")
        optimiser.zero_grad()
        show("after zero_grad")
