"""What a change of layout is thought to cost: OneFlow's rule and DTensor's, for one tensor on eight devices"""

import torch
import torch.distributed as dist
from torch.distributed.tensor import Partial, Replicate, Shard, init_device_mesh
from torch.distributed.tensor._collective_utils import redistribute_cost
from torch.distributed.tensor._dtensor_spec import DTensorSpec, TensorMeta
from torch.testing._internal.distributed.fake_pg import FakeStore

N, SHAPE = 8, (4096, 4096)
BYTES = 4 * SHAPE[0] * SHAPE[1]


def oneflow(source, target):
    """Bytes by the rule of OneFlow's ComputCopyCostBetweenTwoSbpParallel, on the same devices, as it stands there."""
    if source == target:
        return 0
    if target.is_partial():
        return 4 * BYTES * (N + N)  # the penalty that is the default, so that no plan chooses it
    if source.is_replicate():
        return 1
    if source.is_shard() and target.is_shard():
        return BYTES * (N - 1) // N
    return BYTES * (N - 1) * (1 if source.is_shard() or target.is_shard() else 2)


dist.init_process_group("fake", store=FakeStore(), rank=0, world_size=N)
mesh = init_device_mesh("cpu", (N,))
meta = TensorMeta(torch.Size(SHAPE), (SHAPE[1], 1), torch.float32)
spec = lambda placement: DTensorSpec(mesh, (placement,), tensor_meta=meta)
gather = redistribute_cost(spec(Shard(0)), spec(Replicate()))
for source in (Shard(0), Replicate(), Partial()):
    for target in (Shard(0), Shard(1), Replicate(), Partial()):
        rule, own = oneflow(source, target), redistribute_cost(spec(source), spec(target))
        told = f"{rule / BYTES:6.3f} tensors, {rule / oneflow(Shard(0), Replicate()):.3f}"
        print(
            f"{source} -> {target}:".ljust(19), f"OneFlow {told} of S(0) -> R".ljust(48), f"DTensor {own / gather:.3f}"
        )
dist.destroy_process_group()
