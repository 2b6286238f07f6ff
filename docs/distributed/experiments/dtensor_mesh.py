"""A mesh of 64 ranks: the groups worked by hand, and the groups that were made"""

import _fake
import torch.distributed as dist
from torch.distributed.device_mesh import init_device_mesh

SIZES = {"pp": 2, "dp": 4, "tp": 8}
STRIDES = {"pp": 32, "dp": 8, "tp": 1}  # the last dimension counts fastest


def by_hand(rank, name):
    """The ranks that differ from this one along one dimension only."""
    size, stride = SIZES[name], STRIDES[name]
    first = rank - rank // stride % size * stride
    return [first + i * stride for i in range(size)]


agree = 0
for rank in range(64):
    with _fake.rank_of(64, rank):
        mesh = init_device_mesh("cpu", tuple(SIZES.values()), mesh_dim_names=tuple(SIZES))
        groups = {name: dist.get_process_group_ranks(mesh[name].get_group()) for name in SIZES}
        agree += all(groups[name] == by_hand(rank, name) for name in SIZES)
        if rank == 37:
            print("rank 37 stands at", dict(zip(SIZES, mesh.get_coordinate(), strict=True)))
            for name, ranks in groups.items():
                print(f"  its {name} group: {ranks}")
            print("  process groups that it has, with the world:", len(dist.distributed_c10d._world.pg_map))
            both = mesh["pp", "dp"]._flatten("all_data").get_group()
            print("  pp and dp flattened:", dist.get_process_group_ranks(both))
print(f"by hand as it was made, for all three groups: {agree} of 64 ranks")
