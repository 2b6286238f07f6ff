"""Every hook of an optimizer, in the order in which one step, one save and one load call them"""

import torch
from torch import nn, optim
from torch.optim.optimizer import register_optimizer_step_post_hook, register_optimizer_step_pre_hook

said = []
parameter = nn.Parameter(torch.ones(2))
optimizer = optim.SGD([parameter], lr=0.5)
scheduler = optim.lr_scheduler.ExponentialLR(optimizer, 0.1)


def hook(name, answer=None):
    def called(*args):
        said.append(f"{name} (parameter {parameter[0].item():g})")
        return answer

    return called


handles = [register_optimizer_step_pre_hook(hook("global pre")), register_optimizer_step_post_hook(hook("global post"))]
optimizer.register_step_pre_hook(hook("pre"))
optimizer.register_step_post_hook(hook("post"))
optimizer.register_state_dict_pre_hook(hook("state_dict pre"))
optimizer.register_state_dict_post_hook(hook("state_dict post"))
optimizer.register_load_state_dict_pre_hook(hook("load_state_dict pre"))
optimizer.register_load_state_dict_post_hook(hook("load_state_dict post"))


def closure():
    said.append("closure")
    parameter.grad = torch.ones(2)
    return parameter.sum()


for title, call in (
    ("step", lambda: optimizer.step(closure)),
    ("zero_grad", optimizer.zero_grad),
    ("scheduler.step", scheduler.step),
    ("save and load", lambda: optimizer.load_state_dict(optimizer.state_dict())),
):
    said.clear()
    call()
    print(f"{title}:", *said, sep="\n  ")
for handle in handles:
    handle.remove()
