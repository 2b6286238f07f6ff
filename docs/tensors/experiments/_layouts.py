"""Calls of the functions that PyTorch's tests know, with the first argument in another layout."""

import warnings
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from typing import Any

import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.testing._internal.common_methods_invocations import op_db
from torch.utils._pytree import tree_leaves, tree_map

SAMPLES = 30  # of each function, of which the first with a matrix is taken
Sample = tuple[Callable[..., Any], torch.Tensor, tuple[Any, ...], dict[str, Any]]


def samples() -> Iterator[tuple[str, Sample]]:
    """A name and a call for each function whose samples begin with a matrix of float32 that is not empty."""
    warnings.simplefilter("ignore")
    for entry in op_db:
        name = entry.name + (f".{entry.variant_test_name}" if entry.variant_test_name else "")
        if torch.float32 not in entry.dtypes or "empty" in name:  # what empty returns is not fixed
            continue
        for _, sample in zip(range(SAMPLES), entry.sample_inputs("cpu", torch.float32)):
            x = sample.input
            if isinstance(x, torch.Tensor) and x.dim() == 2 and x.numel() and x.layout is torch.strided:
                yield name, (entry.op, x, sample.args, sample.kwargs)
                break


def plain(t: torch.Tensor) -> torch.Tensor:
    """The tensor, strided and of a dtype that can be compared."""
    t = t if t.layout is torch.strided else t.to_dense()
    return t.to(torch.complex64) if t.dtype is torch.complex32 else t


def equal(a: object, b: object) -> bool:
    """Whether two results are the same numbers, whatever their layouts."""
    if not isinstance(a, torch.Tensor) or not isinstance(b, torch.Tensor):
        return bool(a == b)
    x, y = plain(a), plain(b)
    return bool(x.shape == y.shape and x.dtype == y.dtype and torch.allclose(x, y, equal_nan=True))


def shapes(tree: object) -> list[object]:
    """The shapes and dtypes of the tensors in a result."""
    return [(tuple(t.shape), t.dtype) for t in tree_leaves(tree) if isinstance(t, torch.Tensor)]


def outcome(layout: str, sample: Sample) -> str:
    """What became of the call: "equal", "differs", "ran" (nested: nothing to compare with), or the error's name."""
    call, x, args, kwargs = sample
    torch.manual_seed(0)
    want = call(x.clone(), *args, **kwargs)
    torch.manual_seed(0)
    mode = FakeTensorMode() if layout == "fake" else nullcontext()
    try:
        with mode:
            if layout in ("meta", "fake"):
                move = mode.from_tensor if isinstance(mode, FakeTensorMode) else lambda t: t.to("meta")
                given = tree_map(lambda t: move(t) if isinstance(t, torch.Tensor) else t, (x, args, kwargs))
                got = call(given[0], *given[1], **given[2])
            else:
                got = call(CHANGED[layout](x.clone()), *args, **kwargs)
    except Exception as error:
        return type(error).__name__
    if layout in ("meta", "fake"):
        return "equal" if shapes(want) == shapes(got) else "differs"
    if layout in ("strided nested", "jagged nested"):
        return "ran"
    same = list(map(equal, *map(tree_leaves, (want, got))))
    return "equal" if all(same) else "differs"


CHANGED: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "COO": lambda x: x.to_sparse(),
    "CSR": lambda x: x.to_sparse_csr(),
    "CSC": lambda x: x.to_sparse_csc(),
    "BSR, blocks of 1": lambda x: x.to_sparse_bsr((1, 1)),
    "BSC, blocks of 1": lambda x: x.to_sparse_bsc((1, 1)),
    "strided nested": lambda x: torch.nested.nested_tensor([x, x[:1]]),
    "jagged nested": lambda x: torch.nested.nested_tensor([x, x[:1]], layout=torch.jagged),
}
LAYOUTS = (*CHANGED, "meta", "fake")
