"""What is changed behind async_save, and which value is in the checkpoint"""

import tempfile
import threading
import warnings

import torch
import torch.distributed as dist
import torch.distributed.checkpoint as dcp

warnings.simplefilter("ignore")
dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
go = threading.Event()


class Slow(dcp.FileSystemWriter):
    def write_data(self, plan, planner):
        """Write when the main thread allows it, which it does after the next step."""
        go.wait()
        print("   writing on the main thread:", threading.current_thread() is threading.main_thread())
        return super().write_data(plan, planner)


folder, w, names = tempfile.mkdtemp(), torch.ones(3), ["a"]
future = dcp.async_save({"w": w, "names": names}, storage_writer=Slow(folder))
print("async_save came back, done:", future.done())
w += 1  # the next step of training
names.append("b")
go.set()
future.result()
state = {"w": torch.zeros(3), "names": None}
dcp.load(state, checkpoint_id=folder)
print("trained on to", w.tolist(), "· saved", state["w"].tolist(), state["names"])
