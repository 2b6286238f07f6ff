"""Four ranks save one state: which file holds what, and whose copy is kept of what all have"""

# requires: network-loopback
import pickle
import tempfile
import warnings
from pathlib import Path

import _ranks
import torch
import torch.distributed.checkpoint as dcp
from torch.distributed.tensor import Replicate, Shard, distribute_tensor, init_device_mesh

folder = Path(tempfile.mkdtemp())


def main(rank):
    mesh = init_device_mesh("cpu", (4,))
    state = {
        "cut": distribute_tensor(torch.arange(60.0).reshape(10, 6), mesh, [Shard(0)]),
        "copied": distribute_tensor(torch.arange(4.0), mesh, [Replicate()]),
        "plain": torch.tensor([float(rank)]),  # differs between the ranks
        "step": 7,
    }
    dcp.save(state, checkpoint_id=folder)


_ranks.run(main, 4)
print(*sorted(file.name for file in folder.iterdir()))
metadata = pickle.loads((folder / ".metadata").read_bytes())
held = {}
for index, place in metadata.storage_data.items():
    start = f" from {tuple(index.offset)}" if index.offset else ""
    held.setdefault(place.relative_path, []).append(index.fqn + start)
for file, pieces in sorted(held.items()):
    print(f"   {file}: {', '.join(sorted(pieces))}")
warnings.simplefilter("ignore")  # that it loads in a single process, as it should
loaded = {"cut": torch.zeros(10, 6), "plain": torch.zeros(1), "step": 0}
dcp.load(loaded, checkpoint_id=folder)
right = torch.equal(loaded["cut"], torch.arange(60.0).reshape(10, 6))
print(f"loaded by one process: cut is right: {right}, step {loaded['step']}, plain {loaded['plain'].tolist()}")
