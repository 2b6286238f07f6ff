"""A second node joins: the running worker is stopped, and the world becomes two"""

# requires: network-loopback
# helpers: _launch
import os
import time
from pathlib import Path

import torch
import torch.distributed as dist
from _launch import launch


def worker():
    dist.init_process_group("gloo")
    rank, world, total = dist.get_rank(), dist.get_world_size(), torch.ones(1)
    dist.all_reduce(total)
    if world == 1:
        Path("alone").touch()
        time.sleep(600)  # trains on, until the agent stops it
    count = os.environ["TORCHELASTIC_RESTART_COUNT"]
    return f"rank {rank} of {world}, sum of ones {total.item():.0f}, restart count {count}"


def agent(node):
    meet = {"store_type": "file"}
    answer = launch(
        worker,
        nproc_per_node=1,
        max_nodes=2,
        rdzv_endpoint=str(Path("meet").absolute()),
        rdzv_configs=meet | {"last_call_timeout": 1},
    )
    Path(f"part{node}").write_text(str(answer))
    os._exit(0)


nodes = []
for node in range(2):
    if not (process := os.fork()):
        agent(node)
    nodes.append(process)
    while node == 0 and not Path("alone").exists():
        time.sleep(0.05)
print("node 0 ran alone: a world of 1")
for process in nodes:
    os.waitpid(process, 0)
for node in range(2):
    print(f"node {node}:", Path(f"part{node}").read_text())
