"""A small training with a part of each kind that has a state, and its checkpoint."""

import copy
import random
import warnings
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

warnings.filterwarnings("ignore", "Detected call of `lr_scheduler.step")  # the scaler skipped the first step


class Run:
    """Dropout, batch norm, Adam, a schedule, a scaler, a shuffled loader, and noise from three generators."""

    def __init__(self, seed: int) -> None:
        torch.manual_seed(seed)
        random.seed(seed)
        np.random.seed(seed)
        self.net = nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8), nn.Dropout(0.5), nn.Linear(8, 1))
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=0.1)
        self.schedule = torch.optim.lr_scheduler.StepLR(self.optimizer, step_size=3)
        self.scaler = torch.amp.GradScaler("cpu", init_scale=2.0**20)
        self.order = torch.Generator().manual_seed(seed)
        data = torch.rand(32, 4, generator=torch.Generator().manual_seed(1))
        self.loader = DataLoader(TensorDataset(data), batch_size=4, shuffle=True, generator=self.order)

    def epoch(self) -> None:
        """Eight steps; the first ones are skipped, because the scale is too large at first."""
        for (batch,) in self.loader:
            self.optimizer.zero_grad()
            x = batch * (1 + random.random()) + float(np.random.rand())
            with torch.autocast("cpu", dtype=torch.float16):
                loss = (self.net(x) ** 2).mean()
            self.scaler.scale(loss).backward()
            self.scaler.step(self.optimizer)
            self.scaler.update()
            self.schedule.step()

    def weights(self) -> list[torch.Tensor]:
        """Parameters and buffers."""
        return list(self.net.state_dict().values())

    def checkpoint(self) -> dict[str, Any]:
        """The state of each part by name, copied."""
        return copy.deepcopy(
            {
                "the model": self.net.state_dict(),
                "the optimiser": self.optimizer.state_dict(),
                "the schedule": self.schedule.state_dict(),
                "the scaler": self.scaler.state_dict(),
                "torch's generator": torch.get_rng_state(),
                "the loader's generator": self.order.get_state(),
                "Python's generator": random.getstate(),
                "NumPy's generator": np.random.get_state(),
            }
        )

    def load(self, saved: dict[str, Any]) -> None:
        """Put back the parts that are there; generators last, so that nothing moves them."""
        puts = {
            "the model": self.net.load_state_dict,
            "the optimiser": self.optimizer.load_state_dict,
            "the schedule": self.schedule.load_state_dict,
            "the scaler": self.scaler.load_state_dict,
            "torch's generator": torch.set_rng_state,
            "the loader's generator": self.order.set_state,
            "Python's generator": random.setstate,
            "NumPy's generator": np.random.set_state,
        }
        for part, put in puts.items():
            if part in saved:
                put(copy.deepcopy(saved[part]))
