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
    log = [f"life {life}: begins at step {step}"]
    while step < steps:
        if (life, rank, step) == (0, 1, 3):
            os.kill(os.getpid(), signal.SIGKILL)
        try:
            dist.all_reduce(torch.ones(1))
        except RuntimeError as error:
            Path(f"log{rank}").write_text(f"{log[0]}, {type(error).__name__} in step {step}\n")
            raise
        step += 1
        if rank == 0 and step % 2 == 0:  # a checkpoint, whole or not at all
            Path("part").write_text(str(step))
            Path("part").rename("saved")
    dist.barrier()
    return [*log, f"ends at step {step}"]


for rank, log in launch(train, 6, max_restarts=1).items():
    before = Path(f"log{rank}")
    print(f"rank {rank}")
    print("  " + (before.read_text() if before.exists() else "no word from its first life\n"), end="")
    print("  " + ", ".join(log))
