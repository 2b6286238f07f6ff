"""A worker is killed; the agent ends the other and starts both anew"""

# requires: network-loopback
# helpers: _launch
import os
import signal
from pathlib import Path

import torch
import torch.distributed as dist
from _launch import launch


def train(steps):
    dist.init_process_group("gloo")
    rank, life = dist.get_rank(), int(os.environ["TORCHELASTIC_RESTART_COUNT"])
    step = int(Path("saved").read_text()) if Path("saved").exists() else 0
    with Path(f"log{rank}").open("a") as log:
        log.write(f"  life {life}: begins at step {step}\n")
    while step < steps:
        if (life, rank, step) == (0, 1, 3):
            os.kill(os.getpid(), signal.SIGKILL)
        dist.all_reduce(torch.ones(1))
        step += 1
        if rank == 0 and step % 2 == 0:  # a checkpoint, whole or not at all
            Path("part").write_text(str(step))
            Path("part").rename("saved")
    dist.barrier()
    return step


ends = launch(train, 6, max_restarts=1)
for rank, step in ends.items():
    print(f"rank {rank}\n{Path(f'log{rank}').read_text()}  ends at step {step}")
