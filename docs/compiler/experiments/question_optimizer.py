"""`optimizer.step` compiled: how often, for a learning rate that is a number or a tensor, with a scheduler"""

import logging

import torch

torch._logging.set_logs(dynamo=logging.ERROR)
count = []


def backend(graph_module, inputs):
    count.append(graph_module)
    return graph_module.forward


def tell(what, lr, scheduler=None, kind=torch.optim.SGD, **settings):
    torch._dynamo.reset()
    count.clear()
    weight = torch.nn.Parameter(torch.ones(3))
    optimizer = kind([weight], lr=lr, **settings)
    schedule = scheduler and scheduler(optimizer)
    step = torch.compile(optimizer.step, backend=backend)
    made = []
    for _ in range(12):
        weight.grad = torch.ones(3)
        step()
        made.append(len(count))
        if schedule:
            schedule.step()
    new = [str(n) for n, (a, b) in enumerate(zip([0, *made], made), 1) if b > a]
    print(f"{what:40} {len(count):2} compilations, in steps {' '.join(new)}")


def decay(optimizer):
    return torch.optim.lr_scheduler.ExponentialLR(optimizer, 0.5)


def cycle(optimizer):
    return torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=torch.tensor(0.1), total_steps=20)


for kind in (torch.optim.SGD, torch.optim.AdamW):
    tell(f"{kind.__name__}, a number", 0.1, kind=kind)
    tell(f"{kind.__name__}, a number, decays", 0.1, decay, kind)
    tell(f"{kind.__name__}, a tensor, decays", torch.tensor(0.1), decay, kind)
tell("AdamW, a tensor, one cycle", torch.tensor(0.1), cycle, torch.optim.AdamW)
