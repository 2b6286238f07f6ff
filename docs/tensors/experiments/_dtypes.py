"""Operands of each dtype, what PyTorch gives for them, and what the rule in `_promotion.py` says."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import _promotion as promotion
import torch

Operand = tuple[str, Any, Any]  # group, dtype's name or the Python number, value

DTYPES = sorted({d for d in vars(torch).values() if isinstance(d, torch.dtype)}, key=str)


def operands(names: Iterable[str], numbers: Iterable[complex] = (), device: str = "cpu") -> list[Operand]:
    """A tensor of each dtype with one dimension, one without dimensions, and the numbers."""
    listed = list(names)
    tensors: list[Operand] = [
        (group, name, torch.empty(sizes, dtype=getattr(torch, name), device=device))
        for sizes, group in (((1,), "dim"), ((), "zero"))
        for name in listed
    ]
    return [*tensors, *(("number", n, n) for n in numbers)]


def asked(function: Callable[..., Any], case: Iterable[Operand]) -> str | None:
    """The dtype that PyTorch gives, or None where it refuses."""
    try:
        result = function(*(value for *_, value in case))
    except Exception:  # the operators raise many kinds
        return None
    dtype = getattr(result, "dtype", result)
    name: str = str(dtype).removeprefix("torch.")
    return name


def said(case: Iterable[Operand], default: str = "float32") -> str | None:
    """The dtype by the rule, or None where it has none."""
    named = [(g, promotion.number(n, default) if g == "number" else n) for g, n, _ in case]
    try:
        return promotion.rule(named)
    except promotion.Refused:
        return None


def of_two_tensors() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Operators of aten that write nothing, return one tensor, and need two tensors and no more."""
    for full in sorted(torch._C._dispatch_get_all_op_names()):
        name, _, overload = full.removeprefix("aten::").partition(".")
        packet = getattr(torch.ops.aten, name, None) if full.startswith("aten::") and name[0] != "_" else None
        operator = getattr(packet, overload or "default", None)
        if operator and not operator._schema.is_mutable and _returns(operator) == ["Tensor"]:
            needed = [str(a.type) for a in operator._schema.arguments if not a.has_default_value()]
            if needed == ["Tensor", "Tensor"]:
                yield name, operator


def _returns(operator: Any) -> list[str]:
    return [str(r.type) for r in operator._schema.returns]
