"""What the wheel's YAML declares: kernels by key, variants, structured groups, derivative formulas."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from guide.operators.model import Derivative, Formula


@dataclass(frozen=True)
class Declared:
    """An entry of `native_functions.yaml`; `kernels`: key → C++ name; `unambiguous`: the name of its class in `at::_ops`."""

    line: int
    variants: frozenset[str]
    module: str
    structured: bool
    delegate: str
    generated: bool
    kernels: dict[str, str]
    unambiguous: str


def native(folder: Path) -> dict[str, Declared]:
    """Full name → entry of `native_functions.yaml`, and what torchgen makes from entries."""
    from torchgen.gen import parse_native_yaml

    base = folder / "torchgen/packaged/ATen/native"
    parsed = parse_native_yaml(str(base / "native_functions.yaml"), str(base / "tags.yaml"))
    lines = _lines(base / "native_functions.yaml", "- func:")
    by_name = {f.func.name: f for f in parsed.native_functions}
    out = {}
    for f in parsed.native_functions:
        target = by_name[f.structured_delegate] if f.structured_delegate else f
        out[f"{f.namespace}::{f.func.name}"] = Declared(
            line=lines.get(str(f.func.name), 0),
            variants=frozenset(v.name for v in f.variants),
            module=f.python_module or "",
            structured=bool(f.structured or f.structured_delegate),
            delegate=f"{f.namespace}::{f.structured_delegate}" if f.structured_delegate else "",
            generated="generated" in f.tags,
            kernels=_kernels(parsed.backend_indices, f.func.name, target.func.name),
            unambiguous=f.func.name.unambiguous_name(),
        )
    return out


def _kernels(indices: Any, name: Any, target: Any) -> dict[str, str]:
    """Key → C++ name, of an operator and of the one whose structured kernel it shares (torchgen's own names)."""
    out = {}
    for key, index in sorted((str(k), i) for k, i in indices.items()):
        own, shared = index.index.get(name), index.index.get(target)
        if own and not (own.structured and key == "Meta"):
            out[key] = _symbol(own, own.structured)
        elif shared and shared.structured:
            out[key] = _symbol(shared, True)
    return out


def _symbol(metadata: Any, structured: bool) -> str:
    # A ufunc's kernel has no name in the YAML; torchgen calls its class after the operator and the key.
    name = f"structured_{metadata.kernel}::impl" if structured else metadata.kernel
    return f"{metadata.cpp_namespace}::{name}"


def _lines(file: Path, start: str) -> dict[str, int]:
    """Operator → the line of its first entry."""
    out: dict[str, int] = {}
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if m := re.match(rf"{start} *([^( ]+)", line):
            out.setdefault(m[1], number)
    return out


def derivatives(folder: Path) -> dict[str, Derivative]:
    """Full name → formula of each argument and of the forward mode, and the entry's line."""
    file = folder / "torchgen/packaged/autograd/derivatives.yaml"
    lines = _lines(file, "- name:")
    out = {}
    for entry in yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader):
        name = entry["name"].partition("(")[0]
        # An entry with `dispatch` gives formulas by key; the default ones stand for all.
        rules = entry.get("dispatch", {}).get("Default", entry)
        formulas = tuple(
            Formula(k, str(v).strip())
            for k, v in rules.items()
            if k not in ("name", "output_differentiability", "dispatch")
        )
        out[f"aten::{name}"] = Derivative(lines[name], formulas)
    return out
