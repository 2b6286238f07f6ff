"""One product, three sizes: which way of computing it DTensor takes, and what its result still owes"""

import math

import _fake
import torch
from torch.distributed.tensor import Shard, _sharding_prop, distribute_tensor, init_device_mesh

chosen, choose = [], _sharding_prop._select_min_cost_strategy


def watched(strategy, schema=None):
    """Note the price of each way of computing the operator, and the way that is taken."""
    spec = choose(strategy, schema)
    for way in strategy.strategies:
        if len(way.input_specs) == 2:  # a product
            inputs = " @ ".join(str(i.placements[0]) for i in way.input_specs)
            price = sum(map(sum, way.redistribute_cost))
            chosen.append((price, inputs, str(way.output_specs.placements[0]), way is spec))
    return spec


_sharding_prop._select_min_cost_strategy = watched
with _fake.rank_of(64):
    mesh = init_device_mesh("cpu", (64,))
    for n, k, m in ((4096, 64, 64), (64, 64, 4096), (4096, 4096, 4096)):
        a = distribute_tensor(torch.zeros(n, k), mesh, [Shard(0)], src_data_rank=None)
        b = distribute_tensor(torch.zeros(k, m), mesh, [Shard(0)], src_data_rank=None)
        chosen.clear()
        with _fake.Sent() as to_multiply:
            c = a @ b
        with _fake.Sent() as to_see:
            c.full_tensor()
        print(f"{n} x {k} @ {k} x {m}, both S(0)")
        priced = [way for way in chosen if math.isfinite(way[0])]
        for price, inputs, output, taken in sorted(priced):
            print(f"   {inputs:>9} -> {output:6} price {price:6.0f}{'   taken' if taken else ''}")
        print(f"   not to be had: {len(chosen) - len(priced)} ways that begin with a partial value")
        print(f"   to multiply: {to_multiply}; to see the whole: {to_see}")
