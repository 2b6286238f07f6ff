"""Three plans for one block on 8 ranks: what is sent forward and backward, and what a rank holds"""

import _fake
import torch
from torch import nn
from torch.distributed.tensor import DTensor, Replicate, Shard, init_device_mesh
from torch.distributed.tensor.parallel import (
    ColwiseParallel,
    RowwiseParallel,
    SequenceParallel,
    parallelize_module,
)


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm, self.up, self.down = nn.LayerNorm(256), nn.Linear(256, 1024), nn.Linear(1024, 256)
        self.up.bias = self.down.bias = None

    def forward(self, x):
        return x + self.down(self.up(self.norm(x)).relu())


whole, tokens = Replicate(), Shard(1)
columns = ColwiseParallel(output_layouts=whole)
PLANS = {
    "columns, columns": {"up": columns, "down": columns},
    "columns, rows": {"up": ColwiseParallel(), "down": RowwiseParallel()},
    "with tokens cut outside": {
        "norm": SequenceParallel(),
        "up": ColwiseParallel(input_layouts=tokens),
        "down": RowwiseParallel(output_layouts=tokens),
    },
}
with _fake.rank_of(8):
    mesh = init_device_mesh("cpu", (8,))
    for title, plan in PLANS.items():
        model = parallelize_module(Block(), mesh, plan)
        x = torch.zeros(4, 2 if "tokens" in title else 16, 256, requires_grad=True)
        with _fake.Sent() as forward:
            y = model(x)
        with _fake.Sent() as backward:
            y.sum().backward()
        held = sum(p.to_local().numel() if isinstance(p, DTensor) else p.numel() for p in model.parameters())
        print(f"{title}: a rank holds {held} parameters, and x of {tuple(x.shape)}")
        print(f"   forward {forward}\n   backward {backward}")
