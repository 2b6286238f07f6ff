"""A network trained on a device of one's own, and what the device did itself"""

# requires: g++
# helpers: _toy.cpp
# limit: 240
import time
import warnings

import _toy
import torch

warnings.simplefilter("ignore")  # the fallback says once that it is slow
_toy.start(_toy.built())
linear, relu = torch.nn.Linear, torch.nn.ReLU


def train(device, steps=5):
    torch.manual_seed(0)
    with torch.device(device):
        model = torch.nn.Sequential(linear(4, 8), relu(), linear(8, 1))
        x = torch.empty(16, 4).uniform_(-1, 1)
    optimiser = torch.optim.SGD(model.parameters(), lr=0.1)
    losses = []
    for _ in range(steps):
        optimiser.zero_grad()
        loss = (model(x) - x.sum(1, keepdim=True)).square().mean()
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
    print(f"{device}: {', '.join(f'{loss:.4f}' for loss in losses)}")
    return losses


same = train("cpu") == train("toy")
print("to the last bit:", same)
for name, times in sorted(torch.ops.toy.fell().items()):
    print(f"    the CPU did {name:30} {times:3} times")
print("bytes in use after training:", torch.ops.toy.in_use())
time.sleep(1)  # autograd's thread may still let go of objects
