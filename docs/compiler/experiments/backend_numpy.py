"""A backend in 30 lines: it writes a NumPy function for the forward and one for the backward"""

import numpy as np
import torch
from functorch.compile import make_boxed_func
from torch._dynamo.backends.common import aot_autograd

WORDS = {"mul": "{} * {}", "sin": "np.sin({})", "cos": "np.cos({})", "mm": "{} @ {}", "t": "{}.T"}
WORDS |= {"sum": "{}.sum()", "expand": "np.broadcast_to({}, {})"}


def text(value):
    return value.name if isinstance(value, torch.fx.Node) else repr(value)


def numpy_compiler(gm, inputs):
    names, lines = [], []
    for node in gm.graph.nodes:
        if node.op == "placeholder":
            names.append(node.name)
        elif node.op == "output":
            lines.append(f"return {', '.join(map(text, node.args[0]))},")
        else:
            words = WORDS[node.target.overloadpacket.__name__]
            lines.append(f"{node.name} = {words.format(*map(text, node.args))}")
    source = "\n    ".join([f"def kernel({', '.join(names)}):", *lines])
    print(source)
    space = {"np": np}
    exec(source, space)

    def run(*tensors):
        results = space["kernel"](*(t.detach().numpy() for t in tensors))
        return [r if r is None else torch.from_numpy(np.array(r)) for r in results]

    return make_boxed_func(run)


numpy_backend = aot_autograd(fw_compiler=numpy_compiler, bw_compiler=numpy_compiler)
torch.manual_seed(0)
x, w = torch.rand(2, 3), torch.rand(3, 3, requires_grad=True)
f = lambda x, w: (torch.sin(x @ w) * 2).sum()
compiled = torch.compile(f, backend=numpy_backend)(x, w)
eager = f(x, w)
grads = [torch.autograd.grad(loss, w)[0] for loss in (compiled, eager)]
print("close to eager:", torch.allclose(compiled, eager), "· gradient:", torch.allclose(*grads))
