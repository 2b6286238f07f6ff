"""The native functions that torchgen writes, found by running it again from the wheel."""

import re
from collections import defaultdict
from pathlib import Path
from typing import Any

Generated = dict[tuple[str, str], set[str]]  # (operator, file) → names of the functions written for it there
_COPIES = "build/aten/src/ATen/CompositeViewCopyKernels.cpp"
_DEFINED = re.compile(r"^[\w:<>,& ]+?\b(\w+)\([^;{}]*\)\s*\{", re.MULTILINE)
_MACRO = re.compile(r"TORCH_IMPL_FUNC\((\w+)\)")


def functions(folder: Path) -> Generated:
    """What the generator in the wheel at `folder` writes into the files that the atlas names."""
    from torchgen.gen import (
        get_grouped_by_view_native_functions,
        get_grouped_native_functions,
        parse_native_yaml,
    )
    from torchgen.gen_functionalization_type import GenCompositeViewCopyKernel
    from torchgen.model import DispatchKey, NativeFunctionsGroup, NativeFunctionsViewGroup

    base = folder / "torchgen/packaged/ATen/native"
    parsed = parse_native_yaml(str(base / "native_functions.yaml"), str(base / "tags.yaml"))
    out: Generated = defaultdict(set)
    for group in get_grouped_native_functions(parsed.native_functions):
        if isinstance(group, NativeFunctionsGroup):
            _structured(group, parsed, out)
    write = GenCompositeViewCopyKernel(
        parsed.backend_indices[DispatchKey.CompositeExplicitAutogradNonFunctional]
    )
    for group in get_grouped_by_view_native_functions(parsed.native_functions):
        if isinstance(group, NativeFunctionsViewGroup) and group.view_copy is not None:
            out[_full(group.view_copy), _COPIES] |= set(_DEFINED.findall(write(group) or ""))
    return dict(out)


def _structured(group: Any, parsed: Any, out: Generated) -> None:
    """The composite forms of a group, and its loops where it is a ufunc."""
    from torchgen.dest import compute_ufunc_cpu, compute_ufunc_cuda
    from torchgen.model import DispatchKey
    from torchgen.native_function_generation import gen_composite_functional_kernel, gen_composite_out_kernel

    out[_full(group.functional), _COPIES] |= set(
        _DEFINED.findall(gen_composite_functional_kernel(group) or "")
    )
    out[_full(group.out), _COPIES] |= set(_DEFINED.findall(gen_composite_out_kernel(group) or ""))
    loops = (DispatchKey.CPU, compute_ufunc_cpu, "cpp"), (DispatchKey.CUDA, compute_ufunc_cuda, "cu")
    for key, write, end in loops if group.structured and group.out.ufunc_inner_loop else ():
        if parsed.backend_indices[key].has_kernel(group.out):
            file = f"build/aten/src/ATen/Ufunc{key}_{group.functional.func.name.name}.{end}"
            for f in group.functions():
                out[_full(f), file] |= {f"structured_{name}::impl" for name in _MACRO.findall(write(group))}


def _full(f: Any) -> str:
    return f"{f.namespace}::{f.func.name}"
