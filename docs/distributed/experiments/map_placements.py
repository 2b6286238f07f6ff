"""What DTensor sends depends on the placements, not on the formula"""

# requires: network-loopback
# limit: 120
import os
import tempfile

import torch
import torch.distributed as dist
from torch.distributed.tensor import Replicate, Shard, distribute_tensor, init_device_mesh
from torch.distributed.tensor.debug import CommDebugMode


def main(rank, folder):
    os.environ["GLOO_SOCKET_IFNAME"] = "lo"
    dist.init_process_group("gloo", init_method=f"file://{folder}/store", rank=rank, world_size=2)
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
    dist.destroy_process_group()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        torch.multiprocessing.spawn(main, (folder,), nprocs=2)
