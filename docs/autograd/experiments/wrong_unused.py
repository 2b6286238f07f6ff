"""A tensor that the loss does not use: three answers of grad, and one of DDP"""
# requires: network-loopback

import os

import torch
import torch.distributed as dist

w, unused = (torch.ones(2, requires_grad=True) for _ in range(2))
loss = (w * 2).sum()
for how in ({}, {"allow_unused": True}, {"materialize_grads": True}):
    try:
        print(how, torch.autograd.grad(loss, [w, unused], retain_graph=True, **how))
    except RuntimeError as error:
        print(how, error)
loss.backward()
print("backward leaves unused.grad at", unused.grad)


class Two(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.used, self.spare = torch.nn.Linear(2, 1), torch.nn.Linear(2, 1)

    def forward(self, x):
        return self.used(x)


os.environ |= {"MASTER_ADDR": "127.0.0.1", "GLOO_SOCKET_IFNAME": "lo"}
dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
for find in (False, True):
    model = torch.nn.parallel.DistributedDataParallel(Two(), find_unused_parameters=find)
    try:
        for _ in range(2):
            model(torch.ones(1, 2)).sum().backward()
        print(f"DDP, find_unused_parameters={find}: two steps")
    except RuntimeError as error:
        print(f"DDP, find_unused_parameters={find}: {str(error).split('. ')[0]}.")
        print("  …", next(s for s in str(error).splitlines() if "indices" in s)[:90])
dist.destroy_process_group()
