"""PyTorch under the names that `_nets.py` uses"""

import torch
from torch import nn
from torch.nn import functional
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset

Module, Linear, Conv2d = nn.Module, nn.Linear, nn.Conv2d
SGD, AdamW = torch.optim.SGD, torch.optim.AdamW
manual_seed, rand, tensor = torch.manual_seed, torch.rand, torch.tensor
cross_entropy, max_pool2d = functional.cross_entropy, functional.max_pool2d


def raw(value):
    return value.detach()


def Loader(*tensors, **options):
    return DataLoader(TensorDataset(*tensors), **options)


def Share(count, ranks, rank):
    return DistributedSampler(range(count), ranks, rank)


def DDP(net):
    return DistributedDataParallel(net, bucket_cap_mb=0.004)
