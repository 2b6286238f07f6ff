"""A function mode sees what Python calls, a dispatch mode what reaches the kernels"""

from _small import step
from torch.overrides import TorchFunctionMode, resolve_name
from torch.utils._python_dispatch import TorchDispatchMode


class Functions(TorchFunctionMode):
    def __torch_function__(self, function, types, args=(), kwargs=None):
        print("function", resolve_name(function))
        return function(*args, **(kwargs or {}))


class Operators(TorchDispatchMode):
    def __torch_dispatch__(self, operator, types, args=(), kwargs=None):
        print("        operator", operator)
        return operator(*args, **(kwargs or {}))


step()  # the first step allocates the gradients, later ones add to them
with Functions(), Operators():
    step()
