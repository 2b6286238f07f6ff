"""One matrix product over eight devices, in four layouts: what DTensor and JAX send, and what they return"""

# requires: jax
# limit: 120
import _other
import torch
import torch.distributed as dist
from torch.distributed.tensor import Replicate, Shard, distribute_tensor, init_device_mesh
from torch.distributed.tensor.debug import CommDebugMode
from torch.testing._internal.distributed.fake_pg import FakeStore

ROWS, COLUMNS, WHOLE = (0, None), (None, 0), (None, None)
CASES = [(ROWS, WHOLE), (WHOLE, COLUMNS), (COLUMNS, ROWS), (ROWS, ROWS)]


def in_jax(cases):
    import os
    import re

    os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
    import jax
    from jax.sharding import NamedSharding, PartitionSpec

    mesh = jax.make_mesh((8,), ("x",), axis_types=(jax.sharding.AxisType.Auto,))
    for left, right in cases:
        specs = [PartitionSpec(*("x" if axis == 0 else None for axis in side)) for side in (left, right)]
        a, b = (jax.device_put(jax.numpy.ones((16, 16)), NamedSharding(mesh, spec)) for spec in specs)
        compiled = jax.jit(jax.numpy.matmul).lower(a, b).compile()
        sent = re.findall(r"= \S+ (all-\w+|reduce-scatter|collective-permute)\(", compiled.as_text())
        (out,) = {compiled(a, b).sharding.spec}
        print(f"JAX: {specs[0]} @ {specs[1]} -> {out}, sends {' '.join(sent) or 'nothing'}")


dist.init_process_group("fake", store=FakeStore(), rank=0, world_size=8)
mesh = init_device_mesh("cpu", (8,))
for pair in CASES:
    placements = [Shard(side.index(0)) if 0 in side else Replicate() for side in pair]
    a, b = (distribute_tensor(torch.ones(16, 16), mesh, [p]) for p in placements)
    with CommDebugMode() as sent:
        out = a @ b
    calls = [op.__name__ for op, n in sent.get_comm_counts().items() for _ in range(n)]
    print(f"DTensor: {placements[0]} @ {placements[1]} -> {out.placements[0]}, sends {' '.join(calls) or 'nothing'}")
dist.destroy_process_group()
print(_other.run("jax", in_jax, CASES))
