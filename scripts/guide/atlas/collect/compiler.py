"""What torch.compile has for an operator: decomposition, Python meta function, Inductor lowering or fallback."""

import inspect
from pathlib import Path


def tables(site: Path) -> dict[str, dict[str, object]]:
    """Full operator name → any of `decomposition`, `meta`, `lowering` (places), `fallback`, `core`, `inductor` (flags)."""
    import torch._decomp
    import torch._inductor.decomposition
    import torch._inductor.lowering as lowering

    out: dict[str, dict[str, object]] = {}

    def note(op: object, what: str, value: object) -> None:
        if name := _name(op):
            out.setdefault(name, {})[what] = value

    for op, function in torch._decomp.global_decomposition_table["post_autograd"].items():
        note(op, "decomposition", place(function, site))
    for op, function in torch._decomp.global_decomposition_table["meta"].items():
        note(op, "meta", place(function, site))
    for op in torch._decomp.core_aten_decompositions():
        note(op, "core", True)
    for op in torch._inductor.decomposition.decompositions:
        note(op, "inductor", True)
    for op, function in lowering.lowerings.items():
        note(op, "lowering", place(function, site))
    for op in lowering.fallbacks:
        note(op, "fallback", True)
    return out


def _name(op: object) -> str:
    """`aten::add.Tensor` of an overload; empty for what is none (a packet's lowering repeats its overloads')."""
    if not hasattr(op, "_overloadname"):
        return ""
    return op.name()


def place(function: object, site: Path, *, unwrap: bool = True) -> str:
    """`torch/_refs/__init__.py:1021:add`, or empty where Python cannot tell."""
    function = inspect.unwrap(function) if unwrap else function
    while unwrap and hasattr(function, "func"):
        function = inspect.unwrap(function.func)
    code = getattr(function, "__code__", None)
    if code is None or not code.co_filename.startswith(str(site)):
        return ""
    return f"{code.co_filename.removeprefix(str(site)).lstrip('/')}:{code.co_firstlineno}:{code.co_qualname}"
