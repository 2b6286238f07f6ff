"""The native functions that torchgen writes, found by running it again from the wheel."""

import re
from collections import defaultdict
from pathlib import Path
from typing import Any

_COPIES = "build/aten/src/ATen/CompositeViewCopyKernels.cpp"
_DEFINED = re.compile(r"^[\w:<>,& ]+?\b(?P<name>\w+)\([^;{}]*\)\s*\{", re.MULTILINE)
_MACRO = re.compile(r"TORCH_IMPL_FUNC\((?P<name>\w+)\)")


def functions(folder: Path) -> dict[tuple[str, str], set[str]]:
    """(operator, generated file) → names of the functions that torchgen writes for it there."""
    from torchgen.dest import compute_ufunc_cpu, compute_ufunc_cuda
    from torchgen.gen import get_grouped_native_functions, parse_native_yaml
    from torchgen.model import DispatchKey, NativeFunctionsGroup
    from torchgen.native_function_generation import gen_composite_functional_kernel, gen_composite_out_kernel

    base = folder / "torchgen/packaged/ATen/native"
    parsed = parse_native_yaml(str(base / "native_functions.yaml"), str(base / "tags.yaml"))
    out: dict[tuple[str, str], set[str]] = defaultdict(set)
    for group in get_grouped_native_functions(parsed.native_functions):
        if not isinstance(group, NativeFunctionsGroup):
            continue
        for target, text in (
            (group.functional, gen_composite_functional_kernel(group)),
            (group.out, gen_composite_out_kernel(group)),
        ):
            out[_full(target), _COPIES] |= _names(text)
        for key, write, end in (
            (DispatchKey.CPU, compute_ufunc_cpu, "cpp"),
            (DispatchKey.CUDA, compute_ufunc_cuda, "cu"),
        ):
            if (
                group.structured
                and group.out.ufunc_inner_loop
                and parsed.backend_indices[key].has_kernel(group.out)
            ):
                names = {f"structured_{m['name']}::impl" for m in _MACRO.finditer(write(group))}
                file = f"build/aten/src/ATen/Ufunc{key}_{group.functional.func.name.name}.{end}"
                for f in group.functions():
                    out[_full(f), file] |= names
    for name, text in _view_copies(parsed):
        out[name, _COPIES] |= _names(text)
    return dict(out)


def _full(f: Any) -> str:
    return f"{f.namespace}::{f.func.name}"


def _names(text: str | None) -> set[str]:
    return {m["name"] for m in _DEFINED.finditer(text or "")}


def _view_copies(parsed: Any) -> list[tuple[str, str]]:
    """(operator, text) of each copying form of a view."""
    from torchgen.gen import get_grouped_by_view_native_functions
    from torchgen.gen_functionalization_type import GenCompositeViewCopyKernel
    from torchgen.model import DispatchKey, NativeFunctionsViewGroup

    make = GenCompositeViewCopyKernel(
        parsed.backend_indices[DispatchKey.CompositeExplicitAutogradNonFunctional]
    )
    groups = [
        g
        for g in get_grouped_by_view_native_functions(parsed.native_functions)
        if isinstance(g, NativeFunctionsViewGroup)
    ]
    return [(_full(g.view_copy), make(g) or "") for g in groups if g.view_copy is not None]
