"""One step of a tied weight, and of one that `assign=True` has made two parameters on one memory"""

import torch
from torch import nn
from torch.nn import functional as F


class Tied(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed, self.head = nn.Embedding(4, 3), nn.Linear(3, 4, bias=False)
        self.head.weight = self.embed.weight

    def forward(self, x):
        return F.cross_entropy(self.head(self.embed(x)), (x + 1) % 4)


def step(assign, make):
    torch.manual_seed(0)
    net = Tied()
    saved = {name: value.clone() for name, value in net.state_dict().items()}
    saved["head.weight"] = saved["embed.weight"]
    net.load_state_dict(saved, assign=assign)
    before = net.embed.weight.detach().clone()
    optimiser = make(net.parameters())
    net(torch.arange(4)).backward()
    optimiser.step()
    one = net.embed.weight.data_ptr() == net.head.weight.data_ptr()
    return net.embed.weight.detach() - before, len(list(net.parameters())), one


MAKERS = {
    "SGD": lambda p: torch.optim.SGD(p, lr=0.1),
    "SGD, weight_decay=0.1": lambda p: torch.optim.SGD(p, lr=0.1, weight_decay=0.1),
    "Adam": lambda p: torch.optim.Adam(p, lr=0.1),
}
print("parameters, one memory: tied", *step(False, MAKERS["SGD"])[1:], "apart", *step(True, MAKERS["SGD"])[1:])
for name, make in MAKERS.items():
    tied, apart = step(False, make)[0], step(True, make)[0]
    alike, twice = torch.isclose(apart, tied, atol=1e-5), torch.isclose(apart, 2 * tied, atol=1e-5)
    still = apart.abs() < 1e-5
    counts = f"{alike.sum()} as far, {twice.sum()} twice as far, {still.sum()} not at all"
    print(f"{name:22} of {apart.numel()} numbers {counts}, {(~(alike | twice | still)).sum()} otherwise")
