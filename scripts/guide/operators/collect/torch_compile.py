"""What torch.compile has for an operator: decomposition, Python meta function, Inductor lowering or fallback."""

import inspect
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from guide.operators.model import PythonFunction


@dataclass
class Compiled:
    """`inductor`: Inductor decomposes it; `fallback`: Inductor lists it as a call of the eager kernel."""

    decomposition: PythonFunction | None = None
    meta: PythonFunction | None = None
    lowering: PythonFunction | None = None
    core: bool = False
    inductor: bool = False
    fallback: bool = False


def tables(site: Path) -> dict[str, Compiled]:
    """Full operator name → what the compiler's tables hold."""
    import torch._decomp
    import torch._inductor.decomposition
    import torch._inductor.lowering as lowering

    out: dict[str, Compiled] = {}

    def note(op: Any, what: str, value: object) -> None:
        if hasattr(op, "_overloadname"):  # a packet's lowering repeats its overloads'
            setattr(out.setdefault(op.name(), Compiled()), what, value)

    known = torch._decomp.global_decomposition_table
    places = {"decomposition": known["post_autograd"], "meta": known["meta"], "lowering": lowering.lowerings}
    for what, table in places.items():
        for op, function in table.items():
            note(op, what, place(inspect.unwrap(function), site))
    flags = {
        "core": torch._decomp.core_aten_decompositions(),
        "inductor": torch._inductor.decomposition.decompositions,
        "fallback": lowering.fallbacks,
    }
    for what, ops in flags.items():
        for op in ops:
            note(op, what, True)
    return out


def place(function: Any, site: Path) -> PythonFunction | None:
    """The function, or what a partial one wraps, by file and line; None outside the wheel and for what is no Python."""
    while hasattr(function, "func"):
        function = inspect.unwrap(function.func)
    return code_place(function, site)


def code_place(function: Any, site: Path) -> PythonFunction | None:
    """The function itself by file and line; None outside the wheel and for what is no Python."""
    code = getattr(function, "__code__", None)
    if code is None or not code.co_filename.startswith(str(site)):
        return None
    file = code.co_filename.removeprefix(str(site)).lstrip("/")
    return PythonFunction(code.co_qualname, file, code.co_firstlineno)
