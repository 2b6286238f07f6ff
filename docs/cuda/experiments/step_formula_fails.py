"""Where the formula is wrong: four networks trained by plain SGD"""

# requires: pretended-gpu
import _training as training
import torch
from _predicted import predicted
from torch import nn

from guide.experiments import pretended


class Squared(nn.Module):
    """The last layer of a loss."""

    def forward(self, x):
        return x.square()


NETS = {
    "attention over 1,024": (lambda: training.transformer(256, 4), (2, 1024, 256)),
    "32,000 classes": (
        lambda: nn.Sequential(training.mlp(512, 1), nn.Linear(512, 32000, bias=False), nn.LogSoftmax(1)),
        (2048, 512),
    ),
    "a loss of squares": (lambda: nn.Sequential(training.mlp(1024, 2), Squared()), (4096, 1024)),
    "400 layers of 4 by 4": (lambda: training.mlp(4, 400), (16, 4)),
}

pretended.memory("8G")
training.no_workspaces()
for name, (make, shape) in NETS.items():
    net, x = make().cuda(), torch.empty(shape, device="cuda")
    step = training.Step(net, x, torch.optim.SGD(net.parameters()))
    torch.cuda.reset_peak_memory_stats()
    moments = [bytes_ for _, bytes_ in training.timeline(step.parts, step.owners)]
    at = max(moments, key=lambda bytes_: bytes_.total())
    most, told = torch.cuda.max_memory_allocated(), predicted(make, shape, 0, 0)
    off = f"off {100 * (told / most - 1):+z6.1f} %"
    passing = f"at the peak {at['temporary'] / training.MIB:6.2f} temporary"
    print(f"{name:21} told {told / training.MIB:7.2f} MiB, was {most / training.MIB:7.2f}, {off}, {passing}")
    del net, x, step
