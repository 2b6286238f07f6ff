"""What autocast leaves as it is: in-place calls, out=, other types, and what flows on in the type it has"""

import torch
from torch import nn  # noqa: F401  # named in CALLS

a, double = torch.ones(2, 2), torch.ones(2, 2, dtype=torch.float64)
index = torch.tensor([0, 1])
CALLS = """torch.mm(a, a)
a @ a
torch.mm(a, a, out=torch.empty(2, 2))
a.clone().addmm_(a, a)
a.clone().addmm_(a, a @ a)
torch.mm(double, double)
torch.mm(a, double)
torch.mm(a.half(), a.half())
torch.mm(a.int(), a.int())
torch.mm(a.cfloat(), a.cfloat())
torch.mm(a.to("meta"), a.to("meta"))
a + a @ a
(a @ a).softmax(0)
(a @ a).sum()
nn.LayerNorm(2)(a @ a)
nn.BatchNorm1d(2)(a @ a)
nn.Embedding(2, 2)(index)
nn.Linear(2, 2)(nn.Embedding(2, 2)(index))
nn.functional.cross_entropy(a @ a, index)
nn.functional.mse_loss(a @ a, a)
torch.zeros(2, 2).index_add_(0, index, a @ a)
torch.zeros(2, 2).scatter_(0, index[None], a @ a)"""
for call in CALLS.splitlines():
    with torch.autocast("cpu"):
        try:
            result = str(eval(call).dtype).removeprefix("torch.")
        except RuntimeError as error:
            result = f"refused: {error}"
    print(f"{call:50}{result}")
