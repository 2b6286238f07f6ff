"""When the backward graph is compiled: seven calls"""

import torch
from torch._dynamo.backends.common import aot_autograd
from torch._functorch import config
from torch._functorch.aot_autograd import make_boxed_func

events = []


def compiler(name):
    def compile(module, inputs):
        events.append(f"compiles {name} ({len(inputs)} inputs)")
        return make_boxed_func(module.forward)

    return compile


backend = aot_autograd(
    fw_compiler=compiler("forward"), bw_compiler=compiler("backward"), inference_compiler=compiler("inference")
)


def fresh(**options):
    torch._dynamo.reset()  # the lambda is one code object, which would remember
    return torch.compile(lambda x: x.sin().exp(), backend=backend, **options)


def told(title, action):
    events.clear()
    result = action()
    print(f"{title:44}", "; ".join(events) or "compiles nothing")
    return result


x = torch.ones(3, requires_grad=True)
f = fresh()
told("no input needs a gradient", lambda: f(torch.ones(3)))
with torch.no_grad():
    told("an input that needs one, under no_grad", lambda: f(x))
out = told("the same call with gradients", lambda: f(x))
told("backward", lambda: out.sum().backward())
told("forward and backward again", lambda: f(x).sum().backward())
with config.patch(force_non_lazy_backward_lowering=True):
    told("with force_non_lazy_backward_lowering", lambda: fresh()(x))
g = fresh(dynamic=True)
told("a dynamic size, forward alone", lambda: g(x))
