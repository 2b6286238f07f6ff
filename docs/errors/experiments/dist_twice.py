"""Two default process groups"""

# raises: ValueError
import torch.distributed as dist

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
