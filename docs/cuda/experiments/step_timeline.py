"""Two steps of training, at their peaks and between them, by what each block turned out to be"""

# requires: pretended-gpu
import os

import _training as training
import torch

os.environ["CUBLAS_WORKSPACE_CONFIG"] = ":4096:2"  # 8 MiB: by default the length depends on the device
KINDS = "parameters batch state gradients activations temporary workspace".split()

net = training.mlp(1024, 8).cuda()
x = torch.empty(2048, 1024, device="cuda")
step = training.Step(net, x, torch.optim.Adam(net.parameters()))


def show(moment, bytes_):
    print(
        f"{moment:22}", *(f"{bytes_[k] / training.MIB:10.0f}" for k in KINDS), f"{bytes_.total() / training.MIB:7.0f}"
    )


print(f"{'MiB':22}", *(f"{k:>10}" for k in KINDS), f"{'all':>7}")
for number in (1, 2):
    moments = training.timeline(step.parts, step.owners)
    if number == 1:
        show("before", moments[0][1])
    for name, _ in step.parts:
        inside = [bytes_ for part, bytes_ in moments if part == name]
        most = max(inside, key=lambda bytes_: bytes_.total())
        if name != "zero_grad":
            show(f"{number} {name}, peak", most)
        show(f"{number} after {name}", inside[-1])
