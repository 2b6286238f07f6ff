"""An optimizer counts its parameters; a checkpoint that is to be cut anew needs their names"""

import _fake
import torch
from torch import nn
from torch.distributed.checkpoint.state_dict import StateDictOptions, get_state_dict
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard

with _fake.rank_of(4):
    model = nn.Sequential(nn.Linear(8, 4), nn.Linear(4, 2))
    for module in (*model, model):
        fully_shard(module, mesh=init_device_mesh("cpu", (4,)))
    optimizer = torch.optim.AdamW(model.parameters())
    model(torch.ones(1, 8)).sum().backward()
    optimizer.step()
    print("the optimizer's own:", list(optimizer.state_dict()["state"]))
    _, of_optimizer = get_state_dict(model, optimizer)
    print("get_state_dict's:", list(of_optimizer["state"]))
    mean = of_optimizer["state"]["0.weight"]["exp_avg"]
    print(f"   a mean of {tuple(mean.shape)}, here {tuple(mean.to_local().shape)}, placed {mean.placements[0]}")
    print("   its groups name them too:", of_optimizer["param_groups"][0]["params"])
    _, flat = get_state_dict(model, optimizer, options=StateDictOptions(flatten_optimizer_state_dict=True))
    print("flattened:", *list(flat)[:3], "…")
