"""Saved by four ranks in rows, loaded by two in columns: what each reads"""

# requires: network-loopback
import tempfile

import _ranks
import torch
import torch.distributed.checkpoint as dcp
from torch.distributed.checkpoint import FileSystemReader
from torch.distributed.tensor import Shard, distribute_tensor, init_device_mesh

folder = tempfile.mkdtemp()
whole = torch.arange(60.0).reshape(10, 6)


class Told(FileSystemReader):
    def read_data(self, plan, planner):
        """Print the pieces before they are read: from which place of which file, to which place here."""
        for item in plan.items:
            place, start = self.storage_data[item.storage_index], item.storage_offsets
            ends = [a + n for a, n in zip(start, item.lengths, strict=True)]
            piece = ", ".join(f"{a}:{b}" for a, b in zip(start, ends, strict=True))
            print(f"{place.relative_path}[{piece}] -> row {item.dest_offsets[0]}")
        return super().read_data(plan, planner)


def save(rank):
    dcp.save({"w": distribute_tensor(whole, init_device_mesh("cpu", (4,)), [Shard(0)])}, checkpoint_id=folder)


def load(rank):
    w = distribute_tensor(torch.zeros(10, 6), init_device_mesh("cpu", (2,)), [Shard(1)])
    dcp.load({"w": w}, storage_reader=Told(folder))
    print("right:", torch.equal(w.to_local(), whole[:, 3 * rank : 3 * rank + 3]))


_ranks.run(save, 4)
_ranks.show(load, 2)
