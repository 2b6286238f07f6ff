"""Seven ways to lose the graph, of which only two say so"""

import warnings

import numpy
import torch

w = torch.ones(3, requires_grad=True)
ways = {
    "loss.item()": lambda: torch.tensor((w * 2).sum().item()),
    "torch.tensor(loss)": lambda: torch.tensor((w * 2).sum()),
    "detach()": lambda: (w * 2).detach().sum(),
    "no_grad": lambda: torch.no_grad()(lambda: (w * 2).sum())(),
    "argmax": lambda: (w * 2).argmax(),
    "numpy": lambda: torch.from_numpy(numpy.square((w * 2).numpy())).sum(),
    "comparison": lambda: (w > 0).float().sum(),
}
for name, make in ways.items():
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        try:
            loss = make()
            print(f"{name:20} requires_grad={loss.requires_grad}, warnings: {len(said)}")
        except RuntimeError as error:
            print(f"{name:20} {error}")

for make in (ways["detach()"], lambda: w * 2):
    try:
        make().backward()
    except RuntimeError as error:
        print("backward:           ", error)
(w * 2).backward(torch.ones(3))
print("with a vector:      ", w.grad.tolist())
