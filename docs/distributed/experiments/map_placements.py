"""One product in four layouts: what DTensor sends to multiply, and to see the whole"""

# requires: network-loopback
# limit: 120
import torch
from _ranks import show
from torch.distributed.tensor import Replicate, Shard, distribute_tensor, init_device_mesh
from torch.distributed.tensor.debug import CommDebugMode


def main(rank):
    mesh = init_device_mesh("cpu", (2,))
    a, b = torch.ones(4, 6), torch.ones(6, 8)
    rows, columns, whole = Shard(0), Shard(1), Replicate()
    for left, right in ((rows, whole), (whole, columns), (columns, rows), (rows, rows)):
        x, w = distribute_tensor(a, mesh, [left]), distribute_tensor(b, mesh, [right])
        with CommDebugMode() as sent:
            y = x @ w
        with CommDebugMode() as gathered:
            full = y.full_tensor()
        if rank == 0:
            print(f"{left} @ {right} -> {y.placements[0]}, local {tuple(y.to_local().shape)}")
            for title, mode in (("   to multiply:", sent), ("   to see the whole:", gathered)):
                calls = [f"{op.__name__} x{n}" for op, n in mode.get_comm_counts().items()]
                print(title, *calls or ["nothing is sent"])
    if rank == 0:
        print("the last result is a @ b:", torch.equal(full, a @ b))


if __name__ == "__main__":
    show(main)
