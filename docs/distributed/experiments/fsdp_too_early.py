"""An optimizer that was made before fully_shard trains parameters that nobody uses"""

import _fake
import torch
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard

for title, early in (("optimizer first", True), ("fully_shard first", False)):
    with _fake.rank_of(2):
        mesh = init_device_mesh("cpu", (2,))
        model = nn.Linear(4, 4)
        if early:
            optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        fully_shard(model, mesh=mesh)
        if not early:
            optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        before = model.weight.to_local().clone()
        model(torch.ones(2, 4)).sum().backward()
        optimizer.step()
        theirs = {id(p) for group in optimizer.param_groups for p in group["params"]}
        print(title)
        print("   the optimizer has the model's parameters:", all(id(p) in theirs for p in model.parameters()))
        print("   the weight has a gradient:", model.weight.grad is not None)
        print("   the step changed the weight:", not torch.equal(before, model.weight.to_local()))
