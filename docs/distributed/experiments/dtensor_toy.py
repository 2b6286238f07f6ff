"""Placements and collectives of eight operators, chosen by the model and by DTensor"""

# helpers: _fake, _toy_dtensor
import random

import _fake
import torch
from _toy_dtensor import COLUMNS, ROWS, WAYS, P, R, choose
from torch.distributed.tensor import DTensor, Partial, Replicate, Shard, distribute_tensor, init_device_mesh

PLACEMENTS = {R: Replicate(), P: Partial(), ROWS: Shard(0), COLUMNS: Shard(1)}


def lay(shape, start, mesh):
    whole = torch.zeros(shape)
    if start == P:
        return DTensor.from_local(whole, mesh, [Partial()])
    return distribute_tensor(whole, mesh, [PLACEMENTS[start]], src_data_rank=None)


def compare(draw, operator, mesh, ranks):
    n, k, m = (draw.choice((1, 2, 16, 64)) * 64 for _ in range(3))
    shapes = [(n, k), (k, m) if "@" in operator else (n, k)][: 1 + ("y" in operator)]
    starts = tuple(draw.choice((R, P, ROWS, COLUMNS)) for _ in shapes)
    tensors = dict(zip("xy", (lay(*pair, mesh) for pair in zip(shapes, starts, strict=True)), strict=False))
    with _fake.Sent() as sent:
        result = eval(operator, {}, tensors)
    seen = [call.split("(")[0].replace("_into_tensor", "").replace("_tensor", "") for call in sent.calls]
    foreseen = choose(operator, starts, tuple(4 * a * b for a, b in shapes), ranks)
    return (seen, str(result.placements[0])) == foreseen, bool(seen)


for ranks in (2, 8, 64):
    draw = random.Random(ranks)
    with _fake.rank_of(ranks):
        mesh = init_device_mesh("cpu", (ranks,))
        tried = [compare(draw, operator, mesh, ranks) for operator in WAYS for _ in range(25)]
    same, sending = (sum(column) for column in zip(*tried, strict=True))
    print(f"{ranks} ranks: {len(tried)} calls, {sending} of them send; placement and collectives as foreseen: {same}")
