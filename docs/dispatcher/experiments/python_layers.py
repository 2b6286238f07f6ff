"""Inside two vmaps and a grad: the stack of interpreters, and one sin on its way down through it"""

import torch
from torch._C import _functorch as F
from torch._functorch.pyfunctorch import retrieve_all_functorch_interpreters
from torch.utils._python_dispatch import TorchDispatchMode


class Log(TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        print("   below all layers:", func.__name__, [tuple(a.shape) for a in args if isinstance(a, torch.Tensor)])
        return func(*args, **(kwargs or {}))


def peel(t):
    while F.is_functorch_wrapped_tensor(t):
        kind = "batched" if F.is_batchedtensor(t) else "grad"
        print(f"   {kind} wrapper of level {F.maybe_get_level(t)}, shape {tuple(t.shape)}")
        t = F.get_unwrapped(t)
    print(f"   a plain tensor, shape {tuple(t.shape)}")


def f(x):
    print("layers, outermost first:", [f"{i.key().name} {i.level()}" for i in retrieve_all_functorch_interpreters()])
    print("the argument:")
    peel(x)
    with Log():
        return x.sin()


result = torch.vmap(torch.vmap(torch.func.grad(f)))(torch.zeros(4, 5))
print("result:", tuple(result.shape), result[0, 0].item())
