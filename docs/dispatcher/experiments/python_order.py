"""One call of linear, and every place where Python can step in, in the order of entry"""

import torch
from torch.overrides import TorchFunctionMode
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_map

K, C = torch._C.DispatchKey, torch._C


def say(place, func):
    autograd = "excluded" if C._dispatch_tls_local_exclude_set().has(K.AutogradFunctionality) else "ahead"
    print(f"{place:34s}{func.__name__:16s}autograd: {autograd}")


class Function(TorchFunctionMode):
    def __torch_function__(self, func, types, args=(), kwargs=None):
        say("mode, __torch_function__", func)
        return func(*args, **(kwargs or {}))


class Dispatch(TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        say("mode, __torch_dispatch__", func)
        return func(*args, **(kwargs or {}))


class Wrapper(torch.Tensor):
    @staticmethod
    def __new__(cls, inner):
        return torch.Tensor._make_wrapper_subclass(cls, inner.shape, dtype=inner.dtype)

    def __init__(self, inner):
        self.inner = inner

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        say("subclass, __torch_function__", func)
        return super().__torch_function__(func, types, args, kwargs or {})

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        say("subclass, __torch_dispatch__", func)
        return cls(func(*tree_map(lambda t: t.inner if isinstance(t, cls) else t, args)))


x, w = Wrapper(torch.ones(1, 3)), torch.ones(2, 3, requires_grad=True)
with Function(), Dispatch():
    y = torch.nn.functional.linear(x, w)
print(type(y).__name__, "grad_fn:", y.grad_fn.name())
