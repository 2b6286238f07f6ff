"""How Python reaches an operator: bindings by torchgen's rule, functional and nn by reading their source."""

import ast
import inspect
import textwrap
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from guide.operators.collect.declared import Declared
from guide.operators.meanings import RUN, SOURCE, YAML
from guide.operators.model import Chain, Meaning, PythonFunction

_SPACES = {"linalg": "linalg", "special": "special", "fft": "fft"}
_LONGEST = 5


def bindings(declared: dict[str, Declared]) -> dict[str, list[str]]:
    """`aten::add` → the names of its bindings that exist, by `variants` and `python_module` of the YAML."""
    import torch

    out: dict[str, set[str]] = {}
    for full, d in declared.items():
        space, name = full.split(".")[0].split("::")
        if space != "aten":
            continue
        known = out.setdefault(f"{space}::{name}", set())
        if "method" in d.variants and hasattr(torch.Tensor, name):
            known.add(f"torch.Tensor.{name}")
        if "function" in d.variants:
            known |= _functions(torch, d.module, name)
    return {base: sorted(names) for base, names in sorted(out.items()) if names}


def _functions(torch: Any, module: str, name: str) -> set[str]:
    if not module:
        return {f"torch.{name}"} if inspect.isbuiltin(getattr(torch, name, None)) else set()
    home = getattr(torch._C, f"_{module}", None)
    binding = getattr(home, name, None)
    if binding is None:
        return set()
    found = {f"torch._C._{module}.{name}"}
    public = name.removeprefix(f"{module}_")
    if module in _SPACES and getattr(getattr(torch, module), public, None) is binding:
        found.add(f"torch.{module}.{public}")
    return found


class Sources:
    """The call graph of torch.functional, torch.nn.functional and the forward methods of torch.nn, by their text."""

    def __init__(self, site: Path) -> None:
        import torch

        self.site, self.torch = site, torch
        self.calls: dict[str, list[str]] = {}
        self.places: dict[str, PythonFunction] = {}
        self._module(torch.nn.functional, "torch.nn.functional")
        self._module(torch.functional, "torch")
        for name in sorted(n for n in dir(torch.nn) if inspect.isclass(getattr(torch.nn, n))):
            cls = getattr(torch.nn, name)
            if issubclass(cls, torch.nn.Module) and cls is not torch.nn.Module:
                self._class(cls, f"torch.nn.{name}")

    def _module(self, module: ModuleType, prefix: str) -> None:
        file = Path(inspect.getfile(module))
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                self._note(f"{prefix}.{node.name}", _called(node, prefix), file, node.lineno)
            elif (
                isinstance(node, ast.Assign)
                and isinstance(node.value, ast.Call)
                and isinstance(node.targets[0], ast.Name)
            ):
                # conv1d = _add_docstr(torch.conv1d, …); dropout = boolean_dispatch(if_true=f, if_false=g)
                given = [*node.value.args, *(k.value for k in node.value.keywords)]
                names = [n for g in given if (n := _resolved(g, prefix))]
                self._note(f"{prefix}.{node.targets[0].id}", names, file, node.lineno)

    def _class(self, cls: type, name: str) -> None:
        seen, todo, found = set[str](), ["forward"], list[str]()
        place: FunctionType | None = None
        while todo:
            method = todo.pop(0)
            function = getattr(cls, method, None)
            if (
                method in seen
                or not inspect.isfunction(function)
                or "torch/nn/" not in function.__code__.co_filename
            ):
                continue
            seen.add(method)
            if method == "forward":
                place = function
            node = ast.parse(textwrap.dedent(inspect.getsource(function)))
            found += _called(node, "torch.nn.functional")
            todo += [c.func.attr for c in ast.walk(node) if isinstance(c, ast.Call) and isinstance(c.func, ast.Attribute)
                     and isinstance(c.func.value, ast.Name) and c.func.value.id == "self"]  # fmt: skip
        if place is not None and place.__qualname__ != "Module.forward":
            self._note(name, found, Path(place.__code__.co_filename), place.__code__.co_firstlineno)

    def _note(self, name: str, calls: list[str], file: Path, line: int) -> None:
        self.calls[name] = sorted(set(calls) - {name})
        self.places[name] = PythonFunction(name, file.relative_to(self.site).as_posix(), line)

    def chains(self, leaves: dict[str, list[str]]) -> dict[str, list[list[str]]]:
        """Operator base → chains of Python names that end in one of its bindings, outermost first."""
        ends = {name: base for base, names in leaves.items() for name in names}
        out: dict[str, set[tuple[str, ...]]] = {}
        for start in sorted(self.calls):
            self._walk((start,), ends, out)
        return {base: [list(c) for c in sorted(found)] for base, found in sorted(out.items())}

    def _walk(
        self, chain: tuple[str, ...], ends: dict[str, str], out: dict[str, set[tuple[str, ...]]]
    ) -> None:
        for called in self.calls.get(chain[-1], []):
            plain = called.replace("torch._VF.", "torch.").replace("torch._C._VariableFunctions.", "torch.")
            if plain in ends and plain not in self.calls:
                out.setdefault(ends[plain], set()).add((*chain, called))
            elif called not in chain and len(chain) < _LONGEST:
                self._walk((*chain, called), ends, out)


_SHOWN_CHAINS = 40


@dataclass(frozen=True)
class Ways:
    """All that leads to operators from Python: recorded chains by full name; by base name those read, and bindings."""

    recorded: dict[str, list[list[str]]]
    read: dict[str, list[list[str]]]
    bindings: dict[str, list[str]]
    places: dict[str, PythonFunction]

    def chains(self, full: str, declared: bool) -> tuple[Chain, ...]:
        """The chains that end in one operator, public and short ones first."""
        base = full.partition(".")[0]
        found: dict[tuple[str, ...], set[Meaning]] = {}
        spelled: dict[tuple[str, ...], list[str]] = {}

        def note(chain: list[str], way: Meaning) -> None:
            key = tuple(dict.fromkeys(s.replace("torch._VF.", "torch.") for s in chain))
            found.setdefault(key, set()).add(way)
            if way == SOURCE or key not in spelled:
                spelled[key] = list(dict.fromkeys(chain))

        for chain in self.recorded.get(full, []):
            note(chain, RUN)
        if not _is_out(full):
            for chain in self.read.get(base, []):
                note(chain, SOURCE)
            for binding in self.bindings.get(base, []) if declared else []:
                note([binding], YAML)
        stem = base.partition("::")[2].strip("_")
        ranked = sorted(found, key=lambda c: (
            not any(s.rpartition(".")[2].strip("_") == stem for s in c),  # first what carries the operator's own name
            not c[0].startswith("torch.nn."), c[0].startswith("torch.nn.functional."), len(c), c))  # fmt: skip
        return tuple(
            Chain(
                tuple(self.places.get(s, PythonFunction(s)) for s in spelled[c]),
                tuple(way for way in (RUN, SOURCE, YAML) if way in found[c]),
            )
            for c in ranked[:_SHOWN_CHAINS]
        )


def _is_out(full: str) -> bool:
    overload = full.partition(".")[2]
    return overload == "out" or overload.endswith("_out") or overload == "grad_input"


def _called(node: ast.AST, prefix: str) -> list[str]:
    names = []
    # Overloads for the type checker and calls in annotations are no calls; a call's function is what counts.
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and (name := _resolved(call.func, prefix)):
            names.append(name)
    return names


def _resolved(node: ast.AST, prefix: str) -> str:
    """`F.relu` → `torch.nn.functional.relu`; empty for what leads nowhere the atlas knows."""
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.insert(0, node.attr)
        node = node.value
    if not isinstance(node, ast.Name):
        return ""
    head = {"F": "torch.nn.functional", "_VF": "torch._VF", "torch": "torch"}.get(node.id)
    if head is None:
        return f"{prefix}.{node.id}" if not parts else ""
    return ".".join([head, *parts]) if parts else ""
