"""Autograd: a layer that leaves nodes, over the sixty lines' engine"""

from contextlib import contextmanager

import _dispatcher
import _engine
from _memory import Tensor

DERIVATIVES = {}
recording = [True]  # whether calls leave nodes
at_the_end = []  # what a backward calls when all nodes have run


@contextmanager
def no_grad():
    before, recording[0] = recording[0], False
    try:
        yield
    finally:
        recording[0] = before


def derivative(name):
    """Enters a formula: it sees a call, and returns what maps gradients."""
    return lambda formula: DERIVATIVES.__setitem__(name, formula)


# --8<-- [start:layer]
def autograd(operator, keys, *args):
    """A whole column's kernel: compute in the layers below, then leave a node."""
    inputs = [a for a in args if isinstance(a, Tensor)]
    need = [recording[0] and a.requires_grad for a in inputs]
    if any(need) and operator.name.endswith("_"):
        raise RuntimeError(f"{operator.name} would write to what is recorded")
    result = operator.redispatch(keys, *args)
    write = DERIVATIVES[operator.name] if any(need) else None
    if write:
        formula, sizes = write(result, need, *args), [a.sizes for a in inputs]
        out = result[0] if isinstance(result, tuple) else result
        fit = lambda grad: fitted(formula(grad), sizes)
        out.node, out.requires_grad = _engine.Node(operator.name, inputs, fit), True
    return result


def fitted(grads, sizes):
    """What an operator has repeated in forward is summed up in backward."""
    return [grad and grad.sum_to(size) for grad, size in zip(grads, sizes)]


_dispatcher.fallbacks |= {"AutogradCPU": autograd, "AutogradMeta": autograd}


# --8<-- [end:layer]
# --8<-- [start:save]
def save(tensor):
    """Keeps a value for backward, with the count of writes to its memory."""
    storage, version = tensor.storage, tensor.storage.version

    def unpack():
        if storage.version != version:
            raise RuntimeError("a saved value has been written to")
        return tensor

    return unpack


# --8<-- [end:save]
# --8<-- [start:leaf]
def requires_grad_(tensor):
    """Makes a leaf: its node keeps what arrives, and tells who asked to be told."""

    def accumulate(grad):
        tensor.grad = _engine.add(tensor.grad, grad)
        for hook in tensor.node.hooks:
            hook()
        return []

    tensor.node = _engine.Node("AccumulateGrad", [], accumulate)
    tensor.node.sequence_nr, tensor.node.hooks = _engine.LARGEST, []
    tensor.requires_grad = True
    return tensor


# --8<-- [end:leaf]
# --8<-- [start:backward]
def used_up(*_):
    raise RuntimeError("a second backward: what was saved is gone")


def release(node, *_):
    """A node that has run lets go of its formula, and so of what it has saved."""
    if node.name != "AccumulateGrad":
        node.formula = used_up


def backward(result, grad):
    """The engine, with nothing recorded; then who waits for the end."""
    with no_grad():
        _engine.backward([result], [grad], watch=release)
    while at_the_end:
        at_the_end.pop(0)()


# --8<-- [end:backward]
