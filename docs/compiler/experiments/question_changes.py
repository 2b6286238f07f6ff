"""A compiled model is changed after its first call: does it compile again, and is the result the new one?"""

import contextlib
import logging

import torch
from torch import nn

torch._logging.set_logs(dynamo=logging.ERROR)
count = []


def backend(graph_module, inputs):
    count.append(graph_module)
    return graph_module.forward


def double(module, inputs, output):
    return output * 2


def tell(what, change, around=contextlib.nullcontext):
    """Compiles, changes, calls again, and compares with the same module in eager mode."""
    torch._dynamo.reset()
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(3, 3), nn.Dropout())
    x, compiled = torch.ones(2, 3), torch.compile(model, backend=backend)
    compiled(x)
    count.clear()
    change(model)
    x = x.to(model[0].weight.dtype)
    with around():
        torch.manual_seed(1)
        result = compiled(x)
        torch.manual_seed(1)
        same = torch.equal(result, model(x))
    print(f"{what:34} {'compiled again' if count else 'as before':16} as eager mode: {same}")


tell("load_state_dict", lambda m: m.load_state_dict({k: v + 1 for k, v in m.state_dict().items()}))
tell("an optimiser's step, in place", lambda m: m[0].weight.data.mul_(2))
tell("another Parameter", lambda m: setattr(m[0], "weight", nn.Parameter(torch.ones(3, 3))))
tell("another layer, alike", lambda m: m.__setitem__(0, nn.Linear(3, 3)))
tell("double()", lambda m: m.double())
tell("requires_grad_(False)", lambda m: m.requires_grad_(False))
tell("eval()", lambda m: m.eval())
tell("under no_grad", lambda m: None, torch.no_grad)
tell("under inference_mode", lambda m: None, torch.inference_mode)
tell("forward hook on a layer", lambda m: m[0].register_forward_hook(double))
tell("forward hook on the model", lambda m: m.register_forward_hook(double))
with torch._dynamo.config.patch(skip_nnmodule_hook_guards=False):
    tell("   a layer, hooks guarded", lambda m: m[0].register_forward_hook(double))
    tell("   the model, hooks guarded", lambda m: m.register_forward_hook(double))
tell("   a layer, then reset()", lambda m: (m[0].register_forward_hook(double), torch._dynamo.reset()))
tell("forward of a layer replaced", lambda m: setattr(m[0], "forward", torch.neg))
