"""Three places for a formula, and which derivative finds it"""

# limit: 120
import warnings

import _places
import torch
from torch.autograd import forward_ad
from torch.func import grad, jvp, vmap

warnings.simplefilter("ignore")
x, one = torch.tensor([1.0, 2.0, 3.0]), torch.ones(3)


def backward(f, times=1):
    at = x.clone().requires_grad_()
    y = f(at)
    for _ in range(times):
        (y,) = torch.autograd.grad(y.sum(), at, create_graph=True)
    return y


def dual(f):
    with forward_ad.dual_level():
        return forward_ad.unpack_dual(f(forward_ad.make_dual(x, one))).tangent


def compiled(f):
    torch._dynamo.reset()
    return backward(torch.compile(f, backend="aot_eager", fullgraph=True))


USES = {
    "backward": backward,
    "twice": lambda f: backward(f, 2),
    "func.grad": lambda f: grad(lambda x: f(x).sum())(x),
    "vmap(grad)": lambda f: vmap(grad(f))(x),
    "func.jvp": lambda f: jvp(f, (x,), (one,))[1],
    "dual": dual,
    "compile": compiled,
}
print(f"{'':11}", *(f"{name:12}" for name in _places.WAYS))
for use, ask in USES.items():
    wanted, ends = 6 * x if use == "twice" else 3 * x**2, []
    for f in _places.WAYS.values():
        try:
            got = ask(f)
            right = got is not None and torch.allclose(got, wanted)
            end = "right" if right else "WRONG: " + ("none" if got is None else f"{got[1]:g}")
        except Exception as error:
            end = type(error).__name__
        ends.append(f"{end[:12]:12}")
    print(f"{use:11}", *ends)
