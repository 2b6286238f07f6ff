"""One kernel, and its formula in C++ or in Python: what each derivative says"""

# requires: g++
# helpers: _formula.cpp
# limit: 180
import _formula
import torch

x, one = torch.ones(2), torch.ones(2)


def backward(f):
    y = x.clone().requires_grad_()
    f(y).sum().backward()
    return y.grad


USES = {
    "backward": backward,
    "func.grad": lambda f: torch.func.grad(lambda x: f(x).sum())(x),
    "func.jvp": lambda f: torch.func.jvp(f, (x,), (one,))[1],
}
operators = _formula.load()
for use, ask in USES.items():
    for name in ("in_cpp", "in_python"):
        try:
            said = ask(operators[name]).tolist()
        except RuntimeError as error:
            said = str(error)[:73]
        print(f"{use:9} {name:9} {said}")
