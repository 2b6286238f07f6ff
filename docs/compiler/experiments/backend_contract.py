"""What a backend is given, what it owes, and who notices when it does not keep to it"""

import torch
from functorch.compile import make_boxed_func
from torch._dynamo.backends.common import aot_autograd


def told(gm, inputs):
    calls = [str(n.target).rpartition(".torch.")[2] for n in gm.graph.nodes if n.op.startswith("call")]
    held = [n.target for n in gm.graph.nodes if n.op == "get_attr"]
    print("  inputs", *[type(i).__name__ for i in inputs], "· held by the graph", held, "· calls", len(calls))
    return make_boxed_func(gm.forward)


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.line = torch.nn.Linear(3, 2)
        self.register_buffer("scale", torch.ones(2))

    def forward(self, x):
        return self.line(x) * self.scale


for name, backend in {
    "the backend": lambda gm, i: told(gm, i) and gm,
    "below AOTAutograd": aot_autograd(fw_compiler=told),
}.items():
    torch._dynamo.reset()
    net = torch.compile(Net(), backend=backend)
    for grad in (True, True, False):
        print(f"{name}, gradients {'on' if grad else 'off'}")
        with torch.set_grad_enabled(grad):
            net(torch.ones(4, 3))

BROKEN = {
    "returns None": lambda gm, inputs: None,
    "takes one argument": lambda gm: gm,
    "gives one result too few": lambda gm, inputs: lambda *tensors: gm(*tensors)[:1],
    "gives wrong shapes": lambda gm, inputs: lambda *tensors: [t[:1] for t in gm(*tensors)],
}
for what, backend in BROKEN.items():
    torch._dynamo.reset()
    try:
        results = torch.compile(lambda x: (x.sin(), x.cos()), backend=backend)(torch.ones(2))
        print(f"{what}: the caller gets shapes", *[tuple(t.shape) for t in results])
    except Exception as error:
        print(f"{what}: {type(error).__name__}, {[line for line in str(error).splitlines() if line][:2][-1]}")
