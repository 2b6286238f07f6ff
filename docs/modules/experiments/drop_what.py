"""What dropout leaves, by what it divides, and which calls listen to train and eval"""

import torch
from torch import nn
from torch.nn import functional

torch.manual_seed(0)
x = torch.arange(1.0, 5.0).repeat(2, 3, 1)  # two samples, three channels, four places
for layer in (nn.Dropout(0.25), nn.Dropout1d(0.5), nn.AlphaDropout(0.25)):
    print(f"{layer}, both samples:")
    for rows in zip(*layer(x).tolist(), strict=True):
        print("   ", "   ".join("".join(f"{v:6.2f}" for v in row) for row in rows))

big = torch.ones(1_000_000)
for p in (0.1, 0.5, 0.9):
    y = functional.dropout(big, p)
    values = [round(v, 2) for v in y.unique().tolist()]
    print(f"p {p}: values {values}, mean {y.mean():.1f}, deviation {y.std():.1f}")
print("p 1:", functional.dropout(x[0, 0], 1.0).tolist())
print("infinities, dropped:", functional.dropout(torch.full((2,), float("inf")), 0.9999).tolist())

leaf = torch.ones(6, requires_grad=True)
y = functional.dropout(leaf, 0.5)
y.sum().backward()
print("the gradient is the mask of forward, scaled:", torch.equal(leaf.grad, y))


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Dropout(0.5)

    def forward(self, x):
        yield "nn.Dropout", self.layer(x)
        yield "F.dropout(x)", functional.dropout(x)
        yield "F.dropout(x, training=self.training)", functional.dropout(x, training=self.training)


ones = torch.ones(64)
for name, y in Net().eval()(ones):
    print(f"in eval, {name}: unchanged {torch.equal(y, ones)}, the same object {y is ones}")
