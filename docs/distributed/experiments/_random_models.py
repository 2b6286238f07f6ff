"""Random networks that a DDP must cope with: two or three dtypes, shared layers, orders that differ, unused parts"""

import random

import torch
from torch import Tensor, nn


class Net(nn.Module):
    """Residual blocks in an order of their own; with `skips`, whether and how often they run depends on rank and step."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        draw = random.Random(seed)
        self.skips = draw.random() < 0.4
        self.width = draw.randrange(3, 24)
        kinds = [torch.float32] * 3 + draw.choice([[], [torch.float64], [torch.float64, torch.bfloat16]])
        self.blocks = nn.ModuleList(self._block(draw).to(draw.choice(kinds)) for _ in range(draw.randrange(2, 9)))
        self.order = draw.sample(range(len(self.blocks)), len(self.blocks))
        self.order += draw.choices(self.order, k=draw.randrange(3))  # some layers are used twice
        self.never = draw.choice(self.order) if self.skips else None

    def _block(self, draw: random.Random) -> nn.Module:
        width, kind = self.width, draw.randrange(5)
        if kind == 0:
            return nn.BatchNorm1d(width)
        if kind == 1:
            return nn.LayerNorm(width)
        linear = nn.Linear(width, width, bias=draw.random() < 0.5)
        if kind == 2:
            linear.weight = nn.Parameter(linear.weight.detach().t())  # dense, but not in rows
        return linear

    def forward(self, x: Tensor, rank: int, step: int) -> Tensor:
        """The output, of x's shape (batch, width)."""
        draw = random.Random(rank * 1000 + step)
        for number, i in enumerate(self.order):
            if self.skips and number and (i == self.never or draw.random() < 0.3):
                continue
            block = self.blocks[i]
            kind = next(block.parameters()).dtype
            x = x + torch.tanh(block(x.to(kind))).to(x.dtype)
        return x
