"""The gathers and reductions that a page of Python predicts, beside those that gloo saw"""

# requires: network-loopback
# helpers: _ranks, _sent, _toy_fsdp
import random

import torch
from _ranks import run
from _sent import sent
from _toy_fsdp import Group, Step
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard


def build(seed, mesh):
    """A random model under fully_shard, and its groups: the root's own layers are those that no call was given."""
    draw = random.Random(seed)
    width, ahead = draw.randrange(3, 9), draw.random() < 0.3
    layers = [nn.Linear(width, width, bias=draw.random() < 0.5) for _ in range(draw.randrange(2, 7))]
    model = nn.Sequential(*layers)
    shapes = [[p.shape for p in layer.parameters()] for layer in layers]
    own = {n for n in range(1, len(layers)) if draw.random() < 0.25}
    groups = [Group(s, keep=draw.random() < 0.3) for n, s in enumerate(shapes) if n not in own]
    given = [layer for n, layer in enumerate(layers) if n not in own]
    for layer, group in zip(given, groups, strict=True):
        fully_shard(layer, mesh=mesh, reshard_after_forward=not group.keep)
    fully_shard(model, mesh=mesh)
    for one, following in zip(given, given[1:], strict=False) if ahead else ():
        one.set_modules_to_forward_prefetch([following])
    root = Group([s for n in own for s in shapes[n]], keep=True) if own else None
    return model, root, groups, torch.ones(2, width), ahead


def main(rank):
    names = {"all_gather": "gather", "all_reduce": "reduce"}  # over gloo a reduce-scatter is an all-reduce
    mesh, steps, calls, same = init_device_mesh("cpu", (2,)), 0, 0, 0
    for seed in range(60):
        model, root, groups, x, ahead = build(seed, mesh)
        for sync in (True, False, True):
            model.set_requires_gradient_sync(sync)
            sent()
            model(x).sum().backward()
            seen = [(names[call.split()[0]], int(call.split("[[")[1].split("]")[0])) for call in sent()]
            foreseen = Step(root, groups, 2, sync, ahead).calls
            steps, calls, same = steps + 1, calls + len(seen), same + (seen == foreseen)
    print(f"models: 60, steps: {steps}, calls: {calls}\nsteps whose calls were foreseen, in order and size: {same}")


print(*dict.fromkeys(run(main)), sep="", end="")
