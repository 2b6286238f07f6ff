"""What eval() changes, and what it does not reach"""

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm1d(2)
        self.kept = nn.ModuleList([nn.Dropout()])
        self.lost = [nn.Dropout()]

    def forward(self, x):
        return self.lost[0](self.kept[0](self.norm(x)))


def flags(net):
    return {"net": net.training, "norm": net.norm.training, "kept": net.kept[0].training, "lost": net.lost[0].training}


net = Net()
x = torch.ones(4, 2)
print("made", flags(net))
net.eval()
print("after eval()", flags(net))
out = net(x)
print(
    "gradient mode:",
    torch.is_grad_enabled(),
    "· requires_grad:",
    net.norm.weight.requires_grad,
    "·",
    out.grad_fn.name(),
)
net.train()
net.norm.eval()
print("train(), norm.eval()", flags(net))
net(x)
print("batches seen by the norm:", net.norm.num_batches_tracked.item())
net.train()
print("train() at the next epoch", flags(net))
net(x)
print("batches seen by the norm:", net.norm.num_batches_tracked.item())
net.training = False
print("net.training = False", flags(net))
functional = nn.functional.dropout(torch.ones(1000), 0.5)
print("functional.dropout without `training`: zeros?", bool((functional == 0).any()))
