"""FSDP2's gradients beside DDP's on two processes, and what a norm says of them"""

# requires: network-loopback
import copy

import _ranks
import torch
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import MixedPrecisionPolicy, fully_shard
from torch.nn.parallel import DistributedDataParallel


def main(rank):
    mesh = init_device_mesh("cpu", (2,))
    torch.manual_seed(0)
    plain = nn.Sequential(nn.Linear(5, 7), nn.Tanh(), nn.Linear(7, 3))
    ddp, half = DistributedDataParallel(copy.deepcopy(plain)), MixedPrecisionPolicy(reduce_dtype=torch.bfloat16)
    models = {"FSDP2": fully_shard(copy.deepcopy(plain), mesh=mesh)}
    models["FSDP2, sums in bfloat16"] = fully_shard(copy.deepcopy(plain), mesh=mesh, mp_policy=half)
    x = torch.randn(4, 5)
    mine = x[2 * rank : 2 * rank + 2]
    ddp(mine).square().mean().backward()
    plain(x).square().mean().backward()
    for name, model in models.items():
        model(mine).square().mean().backward()
        whole = [p.grad.full_tensor() for p in model.parameters()]
        same = all(map(torch.equal, whole, (p.grad for p in ddp.parameters())))
        near = all(map(torch.allclose, whole, (p.grad for p in plain.parameters())))
        if rank == 0:
            print(f"{name}: DDP's bits: {same}; close to one process with the whole batch: {near}")
    model = models["FSDP2"]
    print("slices:", *(tuple(p.to_local().shape) for p in model.parameters()))
    one, all_of_them = model[0].weight.grad.norm(), nn.utils.clip_grad_norm_(model.parameters(), 1e9)
    for name, norm in (("one gradient's norm", one), ("clip_grad_norm_", all_of_them)):
        said, whole = norm.item(), norm.full_tensor().item()
        print(f"{name}: {norm.placements[0]}, item() {said:.4f}, full_tensor() {whole:.4f}")


_ranks.show(main)
