"""Examples of OneFlow's documentation: what the model of its layouts sends and returns, and what DTensor does"""

import logging

import _sbp
import torch
import torch.distributed as dist
from torch.distributed.tensor import DTensor, Partial, Replicate, Shard, init_device_mesh
from torch.distributed.tensor.debug import CommDebugMode
from torch.testing._internal.distributed.fake_pg import FakeStore

PLACED = {"B": Replicate(), "P": Partial(), "S(0)": Shard(0), "S(1)": Shard(1)}
NAMES = {str(placement): name for name, placement in PLACED.items()}
EXAMPLES = [
    ("data parallel: x @ w", torch.matmul, [(4, 5), (5, 8)], "S(0) B"),
    ("model parallel: x @ w", torch.matmul, [(4, 5), (5, 8)], "B S(1)"),
    ("the second layer: y @ w", torch.matmul, [(4, 8), (8, 6)], "S(0) S(1)"),
    ("inner dimension cut: x @ w", torch.matmul, [(4, 5), (5, 8)], "S(1) S(0)"),
    ("both cut by rows: x @ w", torch.matmul, [(4, 5), (5, 8)], "S(0) S(0)"),
    ("x.sum(0)", lambda x: x.sum(0), [(4, 5)], "S(0)"),
    ("a step: w -= gradient", lambda w, g: w.sub_(g), [(5, 8), (5, 8)], "B P"),
    ("x + y", torch.add, [(4, 8), (4, 8)], "S(0) S(1)"),
    ("relu of a partial sum", torch.relu, [(4, 8)], "P"),
    ("w + gradient", torch.add, [(5, 8), (5, 8)], "B P"),
]
logging.disable(logging.WARNING)  # a CPU group has no all-to-all, and DTensor says so
draw = torch.Generator().manual_seed(0)
dist.init_process_group("fake", store=FakeStore(), rank=0, world_size=_sbp.DEVICES)
mesh = init_device_mesh("cpu", (_sbp.DEVICES,))
print("".ljust(27), "given".ljust(10), "the model".ljust(21), "DTensor")
for title, operator, shapes, layouts in EXAMPLES:
    wholes = [torch.randint(-9, 9, shape, generator=draw).double() for shape in shapes]
    held = [_sbp.Global(_sbp.cut(x, layout), layout) for x, layout in zip(wholes, layouts.split(), strict=True)]
    step = "-=" in title
    out, sent = _sbp.run(torch.sub if step else operator, *held, written=0 if step else None)
    given = [
        DTensor.from_local(x.pieces[0].clone(), mesh, [PLACED[x.layout]], shape=w.shape, stride=w.stride())
        for x, w in zip(held, wholes, strict=True)
    ]
    with CommDebugMode() as seen:
        layout = NAMES[str(operator(*given).placements[0])]
    calls = [name.__name__.replace("_into", "").replace("_tensor", "") for name in seen.get_comm_counts()]
    model = f"{out.layout.ljust(5)} {' '.join(sent) or '-'}"
    print(title.ljust(27), layouts.ljust(10), model.ljust(21), layout.ljust(5), *calls or "-")
    assert _sbp.join(out.pieces, out.layout).equal(operator(*wholes)), title
dist.destroy_process_group()
