"""The model of one node's turn beside PyTorch, with random hooks registered in random order"""

import random
import warnings

import _hooks as model
import torch

warnings.simplefilter("ignore")  # reading .grad of a tensor that is no leaf warns
CHANGING = ("tensor hook", "pre hook", "post hook")  # what these return goes on


def hook(log, name, times):
    return lambda grad: log.append(name) or (grad * times if times else None)


def run(seed, asked):
    """The same hooks, in PyTorch and in the model: who ran in which order, and all gradients."""
    choose, theirs, ours = random.Random(seed), [], []
    w = torch.tensor(1.0, requires_grad=True)
    h = w * 3.0
    loss = h * 5.0
    tensors, places = {"h": h, "w": w}, {"h": model.Place(3.0), "w": model.Place()}
    for number in range(choose.randrange(12)):
        at, kind = choose.choice("hw"), choose.choice((*CHANGING, "retain_grad", "post-accumulate-grad hook"))
        changes = kind in CHANGING and (at, kind) != ("w", "post hook")  # behind w there is nothing to change
        times = choose.choice((0, 2, 4)) if changes else 0
        node = torch.autograd.graph.get_gradient_edge(tensors[at]).node
        both = (hook(log, f"{kind} {number} of {at}", times) for log in (theirs, ours))
        model.register(kind, tensors[at], node, places[at], *both)
        nodes.append(node)  # kept, for a leaf does not keep its node
    given = model.walk([model.Place(5.0), *places.values()], [places[name] for name in asked])
    wanted = [tensors[name] for name in asked]
    real = torch.autograd.grad(loss, wanted) if asked else loss.backward()
    same = given == [grad.item() for grad in real or ()] and theirs == ours
    kept = [None if t.grad is None else t.grad.item() for t in tensors.values()]
    return same and kept == [place.grad for place in places.values()], len(ours)


nodes = []
for what, asked in {"backward()": "", "grad for w": "w", "grad for h": "h", "grad for h and w": "hw"}.items():
    runs = [run(seed, asked) for seed in range(200)]
    print(f"{what:17} {sum(same for same, _ in runs)} of 200 alike, with {sum(n for _, n in runs)} calls of hooks")
