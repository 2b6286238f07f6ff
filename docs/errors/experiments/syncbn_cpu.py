"""SyncBatchNorm in training, in a process group, with tensors on the CPU"""

# raises: ValueError
# requires: network-loopback
import torch
from torch import distributed, nn

layer = nn.SyncBatchNorm(2)
print(layer(torch.randn(4, 2)).shape)
distributed.init_process_group("gloo", store=distributed.HashStore(), rank=0, world_size=1)
print(layer.eval()(torch.randn(4, 2)).shape)
layer.train()(torch.randn(4, 2))
