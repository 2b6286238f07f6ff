"""The formula against the real allocator: three networks, one of them with two batches, four optimisers"""

# requires: pretended-gpu
import _training as training
import torch
from _predicted import predicted
from torch import nn, optim

from guide.experiments import pretended

NETS = {
    "8 layers of 1024, ReLU": (lambda: training.mlp(1024, 8, nn.ReLU), (4096, 1024)),
    "8 layers of 1024, GELU": (lambda: training.mlp(1024, 8), (4096, 1024)),
    "the same, batch of 64": (lambda: training.mlp(1024, 8), (64, 1024)),
    "6 transformer blocks": (lambda: training.transformer(512, 6), (16, 64, 512)),
}
OPTIMISERS = {  # what it keeps, and what its step needs besides, in multiples of the parameters
    "SGD": (lambda p: optim.SGD(p), 0, 0),
    "momentum": (lambda p: optim.SGD(p, momentum=0.9), 1, 0),
    "Adam": (lambda p: optim.Adam(p), 2, 1),
    "Adam fused": (lambda p: optim.Adam(p, fused=True), 2, 0),
}

pretended.memory("8G")
training.no_workspaces()
for name, (make, shape) in NETS.items():
    for optimiser, (made, state, spare) in OPTIMISERS.items():
        net, x = make().cuda(), torch.empty(shape, device="cuda")
        step = training.Step(net, x, made(net.parameters()))
        for _, run in 2 * step.parts[:3] + step.parts[3:]:
            run()
        _, most = training.peak(lambda step=step: [run() for _, run in step.parts])
        told = predicted(make, shape, state, spare)
        numbers = f"told {told / training.MIB:6.1f} MiB, was {most / training.MIB:6.1f}, off {100 * (told / most - 1):+z5.1f} %"
        print(f"{name:23} {optimiser:11} {numbers}")
        del net, x, step
