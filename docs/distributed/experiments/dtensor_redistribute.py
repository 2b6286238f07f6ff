"""From one placement to another on 64 ranks: what each rank hands to which collective, and the planner's price"""

import _fake
import torch
from torch.distributed.tensor import DTensor, Partial, Replicate, Shard, distribute_tensor, init_device_mesh
from torch.distributed.tensor._collective_utils import redistribute_cost
from torch.distributed.tensor._dtensor_spec import DTensorSpec

LAYOUTS = Shard(0), Shard(1), Replicate(), Partial()
whole = torch.zeros(1024, 1024)
print(f"a matrix of {whole.nbytes // 1024} KiB on 64 ranks")
with _fake.rank_of(64):
    mesh = init_device_mesh("cpu", (64,))
    for start in LAYOUTS:
        for end in LAYOUTS:
            if start == end:
                continue
            if start.is_partial():
                x = DTensor.from_local(whole, mesh, [start])
            else:
                x = distribute_tensor(whole, mesh, [start], src_data_rank=None)
            price = redistribute_cost(x._spec, DTensorSpec(mesh, (end,), tensor_meta=x._spec.tensor_meta))
            try:
                with _fake.Sent() as sent:
                    x.redistribute(mesh, [end])
                said = str(sent)
            except RuntimeError as error:
                said = f"error: {error}".split(",")[0]
            print(f"{start!s:>6} -> {end!s:6}  {said:35} price {price:.0f}")
print("on a mesh of 8 x 8")
with _fake.rank_of(64):
    mesh = init_device_mesh("cpu", (8, 8), mesh_dim_names=("dp", "tp"))
    for title in ("as it was made", "after _flatten"):
        with _fake.Sent() as gathers:
            distribute_tensor(whole, mesh, [Shard(0)] * 2, src_data_rank=None).full_tensor()
        with _fake.Sent() as sums:
            DTensor.from_local(whole, mesh, [Partial()] * 2).full_tensor()
        print(f"   {title}\n      S(0)S(0) -> RR        {gathers}\n      P(sum)P(sum) -> RR    {sums}")
        mesh["dp", "tp"]._flatten("all")
