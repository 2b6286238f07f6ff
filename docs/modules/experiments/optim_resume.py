"""Six steps, and three steps, a checkpoint and three more: which parts must be saved for the same bits?"""

import copy
import warnings

import torch
from torch import nn, optim

warnings.simplefilter("ignore")
torch.manual_seed(0)
DATA = torch.randn(6, 8, 4)


def make(kind):
    torch.manual_seed(1)
    kind, schedule = kind
    net = nn.Sequential(nn.Linear(4, 4), nn.Tanh(), nn.Linear(4, 1))
    optimizer = kind(net.parameters())
    return net, optimizer, schedule(optimizer)


def train(parts, batches):
    net, optimizer, scheduler = parts
    for batch in batches:
        optimizer.zero_grad()
        net(batch).square().mean().backward()
        optimizer.step()
        scheduler.step()
    return parts


def resumed(kind, kept):
    saved = [copy.deepcopy(part.state_dict()) for part in train(make(kind), DATA[:3])]
    parts = make(kind)
    for number in kept:
        parts[number].load_state_dict(saved[number])
    return nn.utils.parameters_to_vector(train(parts, DATA[3:])[0].parameters())


def falling(optimizer):
    return optim.lr_scheduler.ExponentialLR(optimizer, 0.5)


def from_function(optimizer):
    return optim.lr_scheduler.LambdaLR(optimizer, lambda epoch: 0.5**epoch)


kinds = {
    "SGD, ExponentialLR": (lambda p: optim.SGD(p, lr=0.1), falling),
    "Adam, ExponentialLR": (lambda p: optim.Adam(p, lr=0.1), falling),
    "Adam, LambdaLR": (lambda p: optim.Adam(p, lr=0.1), from_function),
}
kept = {"all three": (0, 1, 2), "no optimizer": (0, 2), "no scheduler": (0, 1), "model alone": (0,)}
print(f"{'the same bits as without a stop':32}", *(f"{name:>13}" for name in kept))
for title, kind in kinds.items():
    whole = nn.utils.parameters_to_vector(train(make(kind), DATA)[0].parameters())
    print(f"{title:32}", *(f"{torch.equal(whole, resumed(kind, parts))!s:>13}" for parts in kept.values()))
