"""An operator of your own under DTensor: a rule that is right, and one that is wrong"""

# requires: network-loopback
# helpers: _ranks
import torch
from _ranks import show
from torch.distributed.tensor import Replicate, Shard, distribute_tensor, init_device_mesh
from torch.distributed.tensor.debug import CommDebugMode
from torch.distributed.tensor.experimental import register_sharding

rows, columns, whole = Shard(0), Shard(1), Replicate()
RULES = {  # a way: how the outputs lie, and how the inputs do
    "right": [([whole], [whole]), ([columns], [columns])],  # the mean of a column needs the whole column
    "wrong": [([whole], [whole]), ([columns], [columns]), ([rows], [rows])],
}
operators = {}
for title, ways in RULES.items():
    operator = torch.library.custom_op(
        f"guide::center_{title}", lambda x: x - x.mean(0), mutates_args=(), schema="(Tensor x) -> Tensor"
    )
    operator.register_fake(torch.empty_like)
    operators[title] = getattr(torch.ops.guide, f"center_{title}")
    register_sharding(operators[title].default)(lambda x, ways=ways: ways)


def main(rank):
    mesh = init_device_mesh("cpu", (2,))
    x = torch.arange(8.0).reshape(4, 2)
    for title, center in operators.items():
        for placement in (rows, columns):
            laid = distribute_tensor(x, mesh, [placement])
            with CommDebugMode() as sent:
                y = center(laid)
            calls = [op.__name__ for op in sent.get_comm_counts()] or ["nothing"]
            same = torch.equal(y.full_tensor(), x - x.mean(0))
            if rank == 0:
                print(
                    f"{title} rule, x as {placement}: sent {' '.join(calls)}, y as {y.placements[0]}, as one process: {same}"
                )


show(main)
