"""Trust, copy or count, beside PyTorch's own way: the chapter's example, then 200 random programs that write"""

import random
from contextlib import nullcontext

import _saved as model
import torch
from torch.autograd.graph import saved_tensors_hooks


# --8<-- [start:example]
def example(w):
    e, s = w.exp(), w.sin()
    loss = e * s + s
    s.zero_()  # s is done with, so its memory is used again
    return loss


# --8<-- [end:example]
def drawn(seed, in_place=True):
    def forward(w):
        draw, values = random.Random(seed), [w * 1]
        for _ in range(8):
            kind, i, j = draw.choice(("sin", "sigmoid", "mul", "write")), *draw.choices(range(len(values)), k=2)
            if kind == "write":
                values[i] = values[i].mul_(0.5) if in_place else values[i] * 0.5
            else:
                values.append(getattr(values[i], kind)(*[values[j]] * (kind == "mul")))
        return sum(values)

    return forward


def gradient(hooks, forward):
    w = torch.tensor(1.0, requires_grad=True)
    with saved_tensors_hooks(*hooks) if hooks else nullcontext():
        loss = forward(w)
    try:
        return torch.autograd.grad(loss, w)[0]
    except RuntimeError as error:
        return "refused: " + str(error).split("which is ")[-1].split(" instead")[0]


WAYS = {**model.answers, "PyTorch": None}
for name, hooks in WAYS.items():
    got = gradient(hooks, example)
    print(f"the example, {name:8}", got if isinstance(got, str) else f"{got:.4f}")
truth = [gradient(None, drawn(seed, in_place=False)) for seed in range(200)]
for name, hooks in WAYS.items():
    got = [gradient(hooks, drawn(seed)) for seed in range(200)]
    refused = sum(isinstance(g, str) for g in got)
    right = sum(torch.allclose(g, t) for g, t in zip(got, truth) if not isinstance(g, str))
    print(f"200 programs, {name:7} right {right:3}, wrong {200 - right - refused:3}, refused {refused:3}")
