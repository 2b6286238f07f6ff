"""A collective before init_process_group"""

# raises: ValueError
import torch
import torch.distributed as dist

dist.all_reduce(torch.ones(1))
