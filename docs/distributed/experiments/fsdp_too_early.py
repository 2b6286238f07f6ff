"""An optimizer made too early: which parameters it has, and which a step changes"""

import _fake
import torch
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard

WHEN = (
    "optimizer first",
    "fully_shard first",
    "fully_shard, a forward, and then the optimizer",
    "the same, and the first layer was sharded by itself",
)
for title in WHEN:
    with _fake.rank_of(2):
        model, x = nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 4)), torch.ones(2, 4)
        if title == WHEN[0]:
            optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        mesh = init_device_mesh("cpu", (2,))
        for module in [model[0], model] if title == WHEN[3] else [model]:
            fully_shard(module, mesh=mesh)
        if title in WHEN[2:]:
            model(x)  # a check of shapes, say
        if title != WHEN[0]:
            optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        model(x).sum().backward()
        parameters = list(model.parameters())
        before = [p.to_local().clone() for p in parameters]
        optimizer.step()
        theirs = {id(p) for group in optimizer.param_groups for p in group["params"]}
        changed = [not torch.equal(old, p.to_local()) for old, p in zip(before, parameters, strict=True)]
        print(title)
        print(f"   of {len(parameters)} parameters the optimizer has {sum(id(p) in theirs for p in parameters)}")
        print("   have a gradient:", sum(p.grad is not None for p in parameters))
        print("   were changed by the step:", sum(changed))
