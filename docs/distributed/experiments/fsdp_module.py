"""What fully_shard makes of a module, seen before, during and after its forward"""

import _fake
import torch
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import MixedPrecisionPolicy, fully_shard


def tell(when, weight):
    shape = tuple(weight.to_local().shape) if hasattr(weight, "placements") else "-"
    print(f"{when:14} {type(weight.data).__name__:7} {tuple(weight.shape)} local {shape} {weight.dtype}")


class Linear(nn.Linear):
    def forward(self, x):
        tell("in forward", self.weight)
        print(f"{'':14} the input is {x.dtype}")
        return super().forward(x)


with _fake.rank_of(4, rank=3):
    model = nn.Sequential(Linear(8, 10, bias=False))
    before = model[0].weight
    tell("plain", before)
    mesh = init_device_mesh("cpu", (4,))
    policy = MixedPrecisionPolicy(param_dtype=torch.bfloat16, reduce_dtype=torch.float32)
    fully_shard(model[0], mesh=mesh, mp_policy=policy)
    fully_shard(model, mesh=mesh, mp_policy=policy)
    print("its class is", " < ".join(kind.__name__ for kind in type(model[0]).__mro__[:3]))
    print("the same parameter as before:", model[0].weight is before, "· names:", list(model.state_dict()))
    tell("sharded", model[0].weight)
    loss = model(torch.ones(2, 8)).sum()
    tell("after forward", model[0].weight)
    loss.backward()
    tell("after backward", model[0].weight)
    tell("its gradient", model[0].weight.grad)
    optimizer = torch.optim.AdamW(model.parameters())
    optimizer.step()
    tell("AdamW's mean", optimizer.state[model[0].weight]["exp_avg"])
