"""In which order FSDP2 starts its gathers, and what that hides behind which layer"""

import _fake
import _fsdp
import torch
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard

log: list[str] = []


def tell(what, group):
    if what in ("gather", "reduce"):
        log.append(what + group._module_fqn)


def build(mesh, *, layers=True, ahead=False, **options):
    """Four layers, each a group of its own unless told otherwise."""
    model = nn.Sequential(*(_fsdp.Layer(128, lambda n=n: log.append(f"RUN{n}")) for n in range(4)))
    for layer in model if layers else ():
        fully_shard(layer, mesh=mesh, **options)
    fully_shard(model, mesh=mesh)
    for one, following in zip(model, model[1:], strict=False) if ahead else ():
        one.set_modules_to_forward_prefetch([following])
    return model


_fsdp.watch(tell)
with _fake.rank_of(4):
    mesh = init_device_mesh("cpu", (4,))
    for title, options in (
        ("each layer a group", {}),
        ("forward told to look ahead", {"ahead": True}),
        ("kept after forward", {"reshard_after_forward": False}),
        ("one group for all", {"layers": False}),
    ):
        y = build(mesh, **options)(torch.ones(2, 128)).sum()
        print(title, "forward   " + " ".join(log), sep="\n   ")
        log.clear()
        y.backward()
        print("   backward  " + " ".join(log))
        log.clear()
