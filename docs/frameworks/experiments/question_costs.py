"""DTensor's estimate on a mesh of two dimensions: two changes that look alike, and a change in two steps"""

import itertools

import torch
import torch.distributed as dist
from torch.distributed.tensor import Replicate, Shard, init_device_mesh
from torch.distributed.tensor._collective_utils import redistribute_cost
from torch.distributed.tensor._dtensor_spec import DTensorSpec, TensorMeta
from torch.testing._internal.distributed.fake_pg import FakeStore

dist.init_process_group("fake", store=FakeStore(), rank=0, world_size=8)
mesh = init_device_mesh("cpu", (2, 4))
meta = TensorMeta(torch.Size((4096, 4096)), (4096, 1), torch.float32)
R, S = Replicate(), Shard
spec = lambda *placements: DTensorSpec(mesh, placements, tensor_meta=meta)
cost = lambda a, b: redistribute_cost(spec(*a), spec(*b))
unit = cost((S(0), S(0)), (R, R))
for target in (R, S(0)), (S(0), R), (R, R):
    print("S(0) S(0) ->", *target, f": {cost((S(0), S(0)), target) / unit:.3f} of the way to R R")
layouts = list(itertools.product((R, S(0), S(1)), repeat=2))
longer = [
    (cost(a, c) - cost(a, b) - cost(b, c), a, b, c)
    for a, b, c in itertools.product(layouts, repeat=3)
    if cost(a, c) > (cost(a, b) + cost(b, c)) * 1.000001
]
print("of", len(layouts) ** 3, "triples of layouts,", len(longer), "are estimated cheaper over the third than direct")
different = [sum(len({*way[-3:]}) == 3 for way in ways) for ways in (itertools.product(layouts, repeat=3), longer)]
print("three different layouts are in", different[0], "of the triples, and in", different[1], "of those cheaper ones")
if longer:
    _, a, b, c = max(longer, key=lambda found: found[0])
    print("such as", *a, "->", *c, f"{cost(a, c) / unit:.3f} and over", *b, f"{(cost(a, b) + cost(b, c)) / unit:.3f}")
dist.destroy_process_group()
