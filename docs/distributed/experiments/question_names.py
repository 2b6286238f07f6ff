"""The name of one weight under five wrappers, and what the checkpoint's helper calls it"""

import _fake
import torch
from torch import nn
from torch.distributed.checkpoint.state_dict import get_model_state_dict
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.nn.parallel import DistributedDataParallel as DDP

with _fake.rank_of(2):
    mesh = init_device_mesh("cpu", (2,))
    ways = {
        "the model": lambda net: net,
        "DDP": DDP,
        "torch.compile": torch.compile,
        "torch.compile(DDP)": lambda net: torch.compile(DDP(net)),
        "DDP(torch.compile)": lambda net: DDP(torch.compile(net)),
        "net.compile()": lambda net: (net.compile(), net)[1],
        "fully_shard": lambda net: fully_shard(net, mesh=mesh),
    }
    for title, wrap in ways.items():
        net = wrap(nn.Sequential(nn.Linear(4, 4, bias=False)))
        print(f"{title:20} {next(iter(net.state_dict())):30} {next(iter(get_model_state_dict(net)))}")
