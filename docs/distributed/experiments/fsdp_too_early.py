"""An optimizer that was made too early trains parameters that nobody uses"""

import _fake
import torch
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard

WHEN = "optimizer first", "fully_shard first", "fully_shard, a forward, and then the optimizer"
for title in WHEN:
    with _fake.rank_of(2):
        model, x = nn.Linear(4, 4), torch.ones(2, 4)
        if title == WHEN[0]:
            optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        fully_shard(model, mesh=init_device_mesh("cpu", (2,)))
        if title == WHEN[2]:
            model(x)  # a check of shapes, say
        if title != WHEN[0]:
            optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        model(x).sum().backward()
        before = model.weight.to_local().clone()
        optimizer.step()
        theirs = {id(p) for group in optimizer.param_groups for p in group["params"]}
        print(title)
        print("   the optimizer has the model's parameters:", all(id(p) in theirs for p in model.parameters()))
        print("   the weight has a gradient:", model.weight.grad is not None)
        print("   the step changed the weight:", not torch.equal(before, model.weight.to_local()))
