"""A call that reads and writes the same memory: refused, right or wrong"""

import torch

CALLS = {
    "x.add_(x)": (lambda x: x.add_(x), lambda x: x + x),
    "x.add_(x[0])": (lambda x: x.add_(x[0]), lambda x: x + x[0]),
    "x.add_(x.t())": (lambda x: x.add_(x.t()), lambda x: x + x.t()),
    "x.copy_(x.t())": (lambda x: x.copy_(x.t()), lambda x: x.t()),
    "x[1:].copy_(x[:-1])": (lambda x: x[1:].copy_(x[:-1]), lambda x: x[:-1]),
    "x[1:].add_(x[:-1])": (lambda x: x[1:].add_(x[:-1]), lambda x: x[1:] + x[:-1]),
    "x[:, 1:].copy_(x[:, :-1])": (lambda x: x[:, 1:].copy_(x[:, :-1]), lambda x: x[:, :-1]),
    "x[:, 1:].add_(x[:, :-1])": (lambda x: x[:, 1:].add_(x[:, :-1]), lambda x: x[:, 1:] + x[:, :-1]),
    "x[[1, 0, 2]] = x": (lambda x: x.__setitem__([1, 0, 2], x) or x, lambda x: x[[1, 0, 2]]),
    "torch.exp(x, out=x)": (lambda x: torch.exp(x, out=x), torch.exp),
    "torch.cumsum(x, 0, out=x)": (lambda x: torch.cumsum(x, 0, out=x), lambda x: x.cumsum(0)),
    "torch.sum(x, 0, out=x[0])": (lambda x: torch.sum(x, 0, out=x[0]), lambda x: x.sum(0)),
    "torch.cat([x[1:], x[:1]], out=x)": (lambda x: torch.cat([x[1:], x[:1]], out=x), lambda x: x.roll(-1, 0)),
    "torch.index_select(x, 0, i, out=x)": (
        lambda x: torch.index_select(x, 0, torch.tensor([2, 1, 0]), out=x),
        lambda x: x.flip(0),
    ),
    "torch.mm(x, x, out=x), of int32": (lambda x: torch.mm(n := x.int(), n, out=n), lambda x: (x @ x).int()),
    "torch.mv(x, x[0], out=x[0])": (lambda x: torch.mv(x, x[0], out=x[0]), lambda x: x @ x[0]),
}
for name, (call, meant) in CALLS.items():
    wanted = meant(torch.arange(1.0, 10).view(3, 3))
    try:
        got = call(torch.arange(1.0, 10).view(3, 3))
        told = "right" if torch.allclose(got, wanted) else "wrong, and no error"
    except RuntimeError as error:
        told = "refused: " + str(error).split(": ")[1].split(" refer")[0]
    print(f"{name:38}{told}")
