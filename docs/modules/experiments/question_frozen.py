"""A layer is frozen after one step: does the optimiser move it, by what its gradient is then"""

import torch
from torch import nn

MAKERS = {
    "SGD": lambda p: torch.optim.SGD(p, lr=0.1),
    "SGD, momentum=0.9": lambda p: torch.optim.SGD(p, lr=0.1, momentum=0.9),
    "SGD, weight_decay=0.1": lambda p: torch.optim.SGD(p, lr=0.1, weight_decay=0.1),
    "Adam": lambda p: torch.optim.Adam(p, lr=0.1),
    "AdamW": lambda p: torch.optim.AdamW(p, lr=0.1),
}
CLEARED = {
    "None": lambda o: o.zero_grad(),
    "zeros": lambda o: o.zero_grad(set_to_none=False),
    "the last": lambda o: None,
}


def moved(make, clear, hooked=False):
    torch.manual_seed(0)
    net = nn.Sequential(nn.Linear(2, 2, bias=False), nn.Linear(2, 1, bias=False))
    frozen = net[0].weight
    optimiser = make(net.parameters())
    for turn in range(2):
        before = frozen.detach().clone()
        net(torch.ones(1, 2)).sum().backward()
        optimiser.step()
        clear(optimiser)
        if not turn:
            frozen.register_hook(torch.zeros_like) if hooked else frozen.requires_grad_(False)
    return not torch.equal(frozen.detach(), before)


print(f"{'its gradient:':22} {'None':9} {'zeros':9} {'the last':9} zeros from a hook")
for name, make in MAKERS.items():
    row = [moved(make, clear) for clear in CLEARED.values()]
    hooked = moved(make, CLEARED["None"], hooked=True)
    print(f"{name:22}", *(f"{'moved' if it else '-':9}" for it in [*row, hooked]))
net = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 1))
optimiser = torch.optim.SGD(net[1].parameters(), lr=0.0)
sums = []
for _ in range(3):
    optimiser.zero_grad()
    net(torch.ones(1, 2)).sum().backward()
    sums.append([layer.weight.grad.abs().sum().item() for layer in net])
times = [f"{last / first:.1f}" for first, last in zip(sums[0], sums[2], strict=True)]
print("an optimiser of the second layer alone, third gradients by the first ones:", *times)
