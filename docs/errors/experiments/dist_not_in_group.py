"""A source that is not in the group"""

# raises: ValueError
# requires: network-loopback
import torch
import torch.distributed as dist

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
group = dist.new_group([0])
dist.broadcast(torch.ones(2), group=group, group_src=0)
print("group_src=0 works")
dist.broadcast(torch.ones(2), group=group, src=1)
