"""A rank is killed while it saves: into an empty folder, and over the checkpoint of an earlier step"""

# requires: network-loopback
import logging
import os
import signal
import tempfile
import warnings

import _ranks
import torch
import torch.distributed.checkpoint as dcp
from torch.distributed.tensor import Shard, distribute_tensor, init_device_mesh


class Killed(dcp.FileSystemWriter):
    def write_data(self, plan, planner):
        """End as a machine does that loses power, before a byte is written."""
        os.kill(os.getpid(), signal.SIGKILL)


def save(folder, value, kill):
    def main(rank):
        w = distribute_tensor(torch.full((4,), value), init_device_mesh("cpu", (2,)), [Shard(0)])
        writer = Killed if kill and rank == 1 else dcp.FileSystemWriter
        try:
            dcp.save({"w": w}, storage_writer=writer(folder))
            print("is done")
        except BaseException as error:
            print("ends in", type(error).__name__)

    said = _ranks.run(main, gone=(1,) if kill else ())[0].strip()
    print(f"   rank 0, saving {value}, {said}; files:", *sorted(os.listdir(folder)))


def load(folder):
    state = {"w": torch.zeros(4)}
    try:
        dcp.load(state, checkpoint_id=folder)
        print("   loading gives", state["w"].tolist())
    except BaseException as error:  # CheckpointException is no Exception
        print(f"   loading: {type(error).__name__}, {str(error).splitlines()[-1].split(';')[0]}")


warnings.simplefilter("ignore")  # of a checkpoint that is overwritten: on purpose
logging.disable()
for title, values in (("an empty folder", [1.0]), ("over a checkpoint", [1.0, 2.0])):
    print(title)
    folder = tempfile.mkdtemp()
    for value in values:
        save(folder, value, kill=value == values[-1])
    load(folder)
