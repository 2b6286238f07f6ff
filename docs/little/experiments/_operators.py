"""The operators: borrowed arithmetic, views, composites, derivatives"""

import math
from types import SimpleNamespace

import _dispatcher
import _tensor
import torch
from _memory import Tensor, wrap
from _recording import DERIVATIVES, backward, derivative, save

aten = torch.ops.aten
ops = SimpleNamespace()  # ops.addmm is the operator
log = []  # each kernel that has run; whoever wants to know empties it first


def softmax_backward(grad, out):
    return aten._log_softmax_backward_data(grad, out, 1, grad.dtype)


def nll_backward(grad, a, y, total):
    return aten.nll_loss_backward(grad, a, y, None, 1, -100, total)


def pool_backward(grad, a, n, where):
    how = [n, n], [], [0, 0], [1, 1], False
    return aten.max_pool2d_with_indices_backward(grad, a, *how, where)


# --8<-- [start:borrowed]
BORROWED = {
    "mm": torch.mm,
    "addmm": torch.addmm,
    "convolution": aten.convolution,
    "convolution_backward": aten.convolution_backward,
    "sum": lambda a, dims: a.sum(dims, keepdim=True),
    "_log_softmax": lambda a: aten._log_softmax(a, 1, False),
    "_log_softmax_backward_data": softmax_backward,
    "nll_loss_forward": lambda a, y: aten.nll_loss_forward(a, y, None, 1, -100),
    "nll_loss_backward": nll_backward,
    "max_pool2d_with_indices": lambda a, n: aten.max_pool2d_with_indices(a, [n, n]),
    "max_pool2d_with_indices_backward": pool_backward,
    "add": lambda a, b, alpha: torch.add(a, b, alpha=alpha),
    "mul": torch.mul,
    "relu": torch.relu,
    "threshold_backward": aten.threshold_backward,
    "sqrt": torch.sqrt,
    "clone": torch.clone,
    "ones_like": torch.ones_like,
    "zeros_like": torch.zeros_like,
    "stack": lambda *some: torch.stack(some),
    "add_": lambda a, b, alpha: a.add_(b, alpha=alpha),
    "mul_": lambda a, b: a.mul_(b),
    "div_": lambda a, b: a.div_(b),
    "copy_": lambda a, b: a.copy_(b),
    "lerp_": lambda a, b, weight: a.lerp_(b, weight),
    "addcmul_": lambda a, b, c, value: a.addcmul_(b, c, value=value),
    "addcdiv_": lambda a, b, c, value: a.addcdiv_(b, c, value=value),
}


# --8<-- [end:borrowed]
# --8<-- [start:kernel]
def compute(operator, keys, *args):
    """Memory in, memory out: the one place in which numbers are computed."""
    log.append(operator.name)
    raw = [a.raw() if isinstance(a, Tensor) else a for a in args]
    out = BORROWED[operator.name](*raw)
    if operator.name.endswith("_"):
        return args[0]
    if isinstance(out, tuple):
        return tuple(o if o is None else wrap(o) for o in out)
    return wrap(out)


def register(name, kernel, *keys):
    """A row of the dispatcher's table, with this kernel in these columns."""
    setattr(ops, name, _dispatcher.Operator(name))
    for key in keys:
        getattr(ops, name).impl(key, kernel)


for name in BORROWED:
    register(name, compute, "CPU", "Meta")


# --8<-- [end:kernel]
# --8<-- [start:views]
VIEWS = {
    "t": lambda a: _tensor.Tensor.permute(a, [1, 0]),
    "view": _tensor.Tensor.view,
    "select": _tensor.Tensor.select,
    "detach": lambda a: a.data,
}


def look(operator, keys, *args):
    """Another rule over the same storage: no number is looked at."""
    log.append(operator.name)
    result = VIEWS[operator.name](*args)
    if result is None:
        raise RuntimeError(f"no strides show {args[0].sizes} as {args[1]}")
    return result


for name in VIEWS:
    register(name, look, "CPU", "Meta")


# --8<-- [end:views]
# --8<-- [start:count]
def count_writes(operator, keys, *args):
    """The layer below autograd: a write is counted on the memory."""
    result = operator.redispatch(keys, *args)
    if operator.name.endswith("_"):
        args[0].storage.version += 1
    return result


_dispatcher.fallbacks["ADInplaceOrView"] = count_writes


# --8<-- [end:count]
# --8<-- [start:composite]
def linear(operator, keys, x, weight, bias):
    return ops.addmm(bias, x, ops.t(weight))


def cross_entropy(operator, keys, x, target):
    return ops.nll_loss_forward(ops._log_softmax(x), target)[0]


for kernel in (linear, cross_entropy):  # each is written in other operators
    register(kernel.__name__, kernel, "CompositeImplicitAutograd")


# --8<-- [end:composite]
# --8<-- [start:formulas]
@derivative("addmm")
def addmm(out, need, bias, a, b):
    a, b = save(a), save(b)

    def formula(grad):
        first = need[1] and ops.mm(grad, ops.t(b()))
        return grad, first, second_of_product(grad, a(), b())

    return formula


def second_of_product(grad, a, b):
    """The gradient of `b` in `a @ b`, laid out as `b` is."""
    if b.strides == [1, b.sizes[0]]:  # a transposed matrix
        return ops.t(ops.mm(ops.t(grad), a))
    return ops.mm(ops.t(a), grad)


@derivative("relu")
def relu(out, need, x):
    out = save(ops.detach(out))  # the result says enough: the input may go
    return lambda grad: [ops.threshold_backward(grad, out(), 0)]


@derivative("add")
def add(out, need, a, b, alpha):
    return lambda grad: [grad, grad if alpha == 1 else ops.mul(grad, alpha)]


# --8<-- [end:formulas]
@derivative("mul")
def mul(out, need, a, b):
    if not isinstance(b, Tensor):
        return lambda grad: [ops.mul(grad, b)]
    x, y = save(a), save(b)
    by = lambda grad, wanted, other: wanted and ops.mul(grad, other())
    return lambda grad: [by(grad, need[0], y), by(grad, need[1], x)]


@derivative("convolution")
def convolution(out, need, x, weight, bias, *how):
    x, w = save(x), save(weight)
    how = (bias.sizes, *how, need)
    return lambda grad: ops.convolution_backward(grad, x(), w(), *how)


@derivative("_log_softmax")
def log_softmax(out, need, x):
    out = save(ops.detach(out))
    return lambda grad: [ops._log_softmax_backward_data(grad, out())]


@derivative("nll_loss_forward")
def nll_loss(out, need, x, target):
    x, y, total = save(x), save(target), save(out[1])
    return lambda grad: [ops.nll_loss_backward(grad, x(), y(), total()), None]


@derivative("max_pool2d_with_indices")
def max_pool2d(out, need, x, n):
    pool, x, where = ops.max_pool2d_with_indices_backward, save(x), save(out[1])
    return lambda grad: [pool(grad, x(), n, where())]


@derivative("t")
def t(out, need, a):
    return lambda grad: [ops.t(grad)]


@derivative("view")
def view(out, need, a, sizes):
    before = a.sizes
    return lambda grad: [ops.view(grad, before)]


# No gradient passes through these.
DERIVATIVES |= dict.fromkeys(["detach", "ones_like", "zeros_like"])


def sum_to(self, sizes):
    """Summed over what was repeated, for a gradient has the sizes of its value."""
    extra = len(self.sizes) - len(sizes)
    wanted = [None] * extra + list(sizes)
    dims = [d for d in range(len(wanted)) if self.sizes[d] != wanted[d]]
    return ops.view(ops.sum(self, dims), sizes) if dims else self


def flatten(self, start):
    length = math.prod(self.sizes[start:])
    return ops.view(self, [*self.sizes[:start], length])


METHODS = {
    "__add__": lambda self, other: ops.add(self, other, 1),
    "__mul__": lambda self, other: ops.mul(self, other),
    "add": lambda self, other, alpha=1: ops.add(self, other, alpha),
    "add_": lambda self, other, alpha=1: ops.add_(self, other, alpha),
    "addcmul_": lambda self, a, b, value=1: ops.addcmul_(self, a, b, value),
    "addcdiv_": lambda self, a, b, value=1: ops.addcdiv_(self, a, b, value),
    "new_zeros": lambda self, sizes: ops.zeros_like(self),
    "max_pool2d": lambda self, n: ops.max_pool2d_with_indices(self, n)[0],
    "backward": lambda self: backward(self, ops.ones_like(self)),
    "sum_to": sum_to,
    "flatten": flatten,
}
for name in (*VIEWS, *BORROWED):  # the others take what their operator takes
    METHODS.setdefault(name, lambda *args, name=name: getattr(ops, name)(*args))
for name, method in METHODS.items():
    setattr(Tensor, name, method)
