"""What the explorer of dispatch keys offers: tensors, regions and operators, and how each is made."""

import logging
import re
import warnings
from contextlib import ExitStack, contextmanager, nullcontext

import torch
from torch._subclasses import FakeTensorMode
from torch.testing._internal.two_tensor import TwoTensor
from torch.utils._python_dispatch import TorchDispatchMode

warnings.simplefilter("ignore"), logging.disable()
aten, functorch = torch.ops.aten, torch._C._functorch
OPERATORS = {  # its kind, how many tensors it takes, a call
    "aten::mm": ("structured, with an autocast kernel", 2, aten.mm),
    "aten::add.Tensor": ("structured, without one", 2, aten.add.Tensor),
    "aten::add_.Tensor": ("in place", 2, aten.add_.Tensor),
    "aten::copy_": ("in place, its autograd kernel written by hand", 2, aten.copy_),
    "aten::matmul": ("composite implicit, with an autocast kernel", 2, aten.matmul),
    "aten::reshape": ("composite implicit", 1, lambda t: aten.reshape(t, [4])),
    "aten::clone": ("composite explicit", 1, aten.clone),
    "aten::view": ("a view", 1, lambda t: aten.view(t, [4])),
    "aten::relu": ("a kernel for each backend", 1, aten.relu),
    "aten::empty.memory_format": ("a factory", 0, lambda: aten.empty.memory_format([2])),
    "aten::full": ("a factory, composite explicit", 0, lambda: aten.full([2], 1.0)),
}
KINDS = {
    "plain": "plain",
    "grad": "requires a gradient",
    "inference": "made in inference mode",
    "conj": "conjugated, complex",
    "sparse": "sparse",
    "meta": "on meta",
    "subclass": "TwoTensor, a subclass",
}
SWITCHES = {
    "no_grad": ("no_grad()", torch.no_grad),
    "inference_mode": ("inference_mode()", torch.inference_mode),
    "autocast": ('autocast("cpu")', lambda: torch.autocast("cpu")),
}
log = []  # of look-ups; the mode below says when its turn comes


class Again(TorchDispatchMode):
    """Calls the operator again and does nothing else."""

    def __torch_dispatch__(self, function, types, args=(), options=None):
        log.append("mode")
        return function(*args, **options or {})


@contextmanager
def vmap():
    level = functorch._vmap_increment_nesting(3, "same")
    try:
        yield lambda t: functorch._add_batch_dim(t, 0, level)
    finally:
        functorch._vmap_decrement_nesting()


@contextmanager
def functional():
    torch._enable_functionalization(reapply_views=True)
    try:
        yield torch._to_functional_tensor
    finally:
        torch._disable_functionalization()


@contextmanager
def entered(mode, wrap=None):
    with mode:
        yield wrap or (lambda t: t)


fakes = FakeTensorMode()
REGIONS = {  # what the tensors are wrapped in there
    "none": ("nothing else", lambda: nullcontext(lambda t: t)),
    "mode": ("a TorchDispatchMode that calls the operator again", lambda: entered(Again())),
    "fake": ("FakeTensorMode, the tensors fake", lambda: entered(fakes, fakes.from_tensor)),
    "vmap": ("vmap over the tensors", vmap),
    "functional": ("functionalisation, the tensors wrapped", functional),
}


def tensor(kind, batched):
    """A new tensor. It is bfloat16 where it can be, so that autocast has nothing to cast."""
    shape = (3, 2, 2) if batched else (2, 2)
    with torch.inference_mode(kind == "inference"):
        plain = torch.ones(shape, dtype=torch.complex64 if kind == "conj" else torch.bfloat16)
    if kind == "grad":
        return plain.requires_grad_().abs()
    if kind == "subclass":
        return TwoTensor(plain, plain.clone())
    change = {"conj": torch.conj, "sparse": torch.Tensor.to_sparse, "meta": lambda t: t.to("meta")}
    return change.get(kind, lambda t: t)(plain)


@contextmanager
def inside(switches, region):
    """The chosen regions, entered; gives what wraps a tensor there."""
    with ExitStack() as stack:
        for name in switches:
            stack.enter_context(SWITCHES[name][1]())
        yield stack.enter_context(REGIONS[region][1]())


def attempt(operator, kinds, switches, region):
    """Makes the tensors, enters the regions and calls; the beginning of the error, if there is one."""
    tensors = [tensor(kind, region == "vmap") for kind in kinds]
    with inside(switches, region) as wrap:
        tensors = [wrap(t) for t in tensors]
        log.clear()
        try:
            OPERATORS[operator][2](*tensors)
        except Exception as error:
            return f"{type(error).__name__}: {re.split('[.;:] |[.](?=[A-Z][a-z])', str(error).strip())[0]}"
    return ""
