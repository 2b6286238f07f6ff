"""One step of a tied weight, and of one that `assign=True` has made two parameters on one memory"""

import torch
from torch import nn


class Tied(nn.Module):
    def __init__(self):
        super().__init__()
        self.embed, self.head = nn.Embedding(4, 3), nn.Linear(3, 4, bias=False)
        self.head.weight = self.embed.weight

    def forward(self, x):
        return self.head(self.embed(x)).square().sum()


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
    "SGD": lambda p: torch.optim.SGD(p, lr=0.01),
    "SGD, weight_decay=0.1": lambda p: torch.optim.SGD(p, lr=0.01, weight_decay=0.1),
    "SGD, momentum=0.9": lambda p: torch.optim.SGD(p, lr=0.01, momentum=0.9),
    "Adam": lambda p: torch.optim.Adam(p, lr=0.01),
}
for name, make in MAKERS.items():
    tied, count, _ = step(False, make)
    apart, counts, one = step(True, make)
    ratio = apart.norm() / tied.norm()
    print(f"{name:22} parameters {count} and {counts}, one memory {one}: {ratio:.3f} times the step")
