"""DistributedDataParallel, from `backward` to the bucket: who calls the reducer."""
# requires: gdb, network-loopback
# limit: 240

from guide import trace

SETUP = """
import sys
import torch.distributed as dist
sys.modules["triton"] = None  # as if it were not installed: DDP would load it, and gdb would read its symbols
torch.set_num_threads(1)
dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
model = torch.nn.parallel.DistributedDataParallel(torch.nn.Linear(2, 2, bias=False))
loss = model(torch.ones(1, 2)).sum()
"""
trace.show(trace.stop("loss.backward()", "c10d::Reducer::mark_bucket_ready", SETUP, 230))
