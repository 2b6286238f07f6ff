"""Random numbers in a compiled function: drawn in each call, or once while compiling?"""

import logging
import random

import numpy as np
import torch

torch._logging.set_logs(dynamo=logging.ERROR)


def shuffled():
    items = [0, 1, 2, 3, 4, 5]
    random.shuffle(items)
    return items


DRAWS = {
    "random.random": lambda: random.random(),
    "a branch on it": lambda: "yes" if random.random() < 0.5 else "no",
    "random.randint": lambda: random.randint(0, 99),
    "random.choice": lambda: random.choice([1, 2, 3, 4, 5, 6]),
    "random.shuffle": shuffled,
    "random.sample": lambda: random.sample([0, 1, 2, 3, 4, 5], 3),
    "random.Random(0)": lambda: random.Random(0).random(),
    "np.random.rand": lambda: np.random.rand(),
    "torch.rand": lambda: torch.rand(1),
    "torch.randperm": lambda: torch.randperm(6),
}


def calls(draw, backend):
    """What four calls draw after one seed, without the compiler or with it."""
    torch._dynamo.reset()
    f = (
        (lambda x: (x.sin(), draw()))
        if backend is None
        else torch.compile(lambda x: (x.sin(), draw()), backend=backend)
    )
    random.seed(0), np.random.seed(0), torch.manual_seed(0)
    return [str(f(torch.ones(2))[1]) for _ in range(4)]


for name, draw in DRAWS.items():
    plain = calls(draw, None)
    line = [f"eager mode {len(set(plain))} values"]
    for backend in ("eager", "aot_eager"):
        drawn = calls(draw, backend)
        line.append(f"{backend}: {len(set(drawn))} values, {'the same' if drawn == plain else 'others'}")
    print(f"{name:18}", "   ".join(line))
