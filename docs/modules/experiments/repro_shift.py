"""What moves the generator between the seed and the model: the same layer behind other lines"""

import torch
from torch import nn
from torch.nn import functional
from torch.utils.data import DataLoader, random_split


def loop(generator=None):
    for _ in DataLoader(range(8), generator=generator):
        pass


x, own = torch.ones(4, 4), torch.Generator()
LINES = {
    "nothing": lambda: None,
    "another layer": lambda: nn.Linear(4, 4),
    "another layer under fork_rng": lambda: forked(),
    "another layer on meta": lambda: nn.Linear(4, 4, device="meta"),
    "another layer by skip_init": lambda: nn.utils.skip_init(nn.Linear, 4, 4),
    "LayerNorm": lambda: nn.LayerNorm(4),
    "dropout in train()": lambda: nn.Dropout(0.5)(x),
    "dropout in eval()": lambda: nn.Dropout(0.5).eval()(x),
    "dropout with p=0": lambda: functional.dropout(x, 0.0),
    "a loop over a loader": loop,
    "the same with its own generator": lambda: loop(own),
    "random_split": lambda: random_split(range(8), [4, 4]),
    "random_split with a generator": lambda: random_split(range(8), [4, 4], generator=own),
    "print(x)": lambda: str(x),
    "torch.compile, not called": lambda: torch.compile(nn.ReLU()),
}


def forked():
    with torch.random.fork_rng():
        nn.Linear(4, 4)


torch.manual_seed(7)
plain = nn.Linear(4, 4).weight
for what, line in LINES.items():
    torch.manual_seed(7)
    line()
    print(f"{what:34}{'the same weights' if torch.equal(nn.Linear(4, 4).weight, plain) else 'OTHER weights'}")
