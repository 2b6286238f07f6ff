"""A process group without an address"""

# raises: ValueError
import torch.distributed as dist

dist.init_process_group("gloo")
