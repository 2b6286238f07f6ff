"""What the wheel's YAML declares: kernels by key, variants, structured groups, derivative formulas."""

from pathlib import Path

import yaml


def native(folder: Path) -> dict[str, dict]:
    """`aten::add.Tensor` → variants, kernels by key, structured role, C++ names; from `native_functions.yaml`."""
    from torchgen.gen import parse_native_yaml
    from torchgen.model import DispatchKey

    base = folder / "torchgen/packaged/ATen/native"
    parsed = parse_native_yaml(str(base / "native_functions.yaml"), str(base / "tags.yaml"))
    lines = _lines(base / "native_functions.yaml")
    by_name = {f.func.name: f for f in parsed.native_functions}
    out = {}
    for f in parsed.native_functions:
        full = f"{f.namespace}::{f.func.name}"
        target = by_name[f.structured_delegate] if f.structured_delegate else f
        kernels = {}
        for key, index in sorted(parsed.backend_indices.items(), key=lambda pair: str(pair[0])):
            own, shared = index.index.get(f.func.name), index.index.get(target.func.name)
            if own and not (own.structured and key == DispatchKey.Meta):
                kernels[str(key)] = _symbol(own, key, own.structured)
            elif shared and shared.structured:
                kernels[str(key)] = _symbol(shared, key, True)
        out[full] = {
            "variants": sorted(v.name for v in f.variants),
            "module": f.python_module or "",
            "structured": bool(f.structured or f.structured_delegate),
            "delegate": f"{f.namespace}::{f.structured_delegate}" if f.structured_delegate else "",
            "generated": "generated" in f.tags,
            "kernels": kernels,
            "unambiguous": f.func.name.unambiguous_name(),
            "line": lines.get(str(f.func.name), 0),
            "autogen": sorted(f"{f.namespace}::{n}" for n in f.autogen),
        }
    return out


def _symbol(metadata: object, key: object, structured: bool) -> str:
    space = metadata.cpp_namespace
    if not structured:
        return f"{space}::{metadata.kernel}"
    # A ufunc's kernel has no name in the YAML; torchgen calls its class after the operator and the key.
    return f"{space}::structured_{metadata.kernel}::impl"


def _lines(file: Path) -> dict[str, int]:
    """Operator → its line in `native_functions.yaml`."""
    out = {}
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("- func: "):
            out[line.removeprefix("- func: ").partition("(")[0]] = number
    return out


def derivatives(folder: Path) -> dict[str, dict]:
    """`aten::add.Tensor` → formula of each argument and of the forward mode, and the entry's line."""
    file = folder / "torchgen/packaged/autograd/derivatives.yaml"
    text = file.read_text(encoding="utf-8")
    lines = {}
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("- name: "):
            lines.setdefault(line.removeprefix("- name: ").partition("(")[0].strip(), number)
    out = {}
    for entry in yaml.load(text, Loader=yaml.CSafeLoader):
        name = entry["name"].partition("(")[0]
        # An entry with `dispatch` gives formulas by key; the default ones stand for all.
        rules = entry.get("dispatch", {}).get("Default", entry)
        formulas = {
            k: str(v).strip()
            for k, v in rules.items()
            if k not in ("name", "output_differentiability", "dispatch")
        }
        out[f"aten::{name}"] = {"line": lines[name], "formulas": formulas}
    return out
