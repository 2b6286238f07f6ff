"""From `dist.all_reduce` to gloo: who calls whom"""

# requires: gdb, network-loopback
# limit: 240
from guide import trace

SETUP = """
import torch.distributed as dist
torch.set_num_threads(1)
dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
x = torch.ones(2)
"""
trace.show(trace.stop("dist.all_reduce(x)", "c10d::ProcessGroupGloo::allreduce", SETUP, 230))
