"""Reads the dispatcher's table in this process: which function each registration holds. Needs a C++ compiler."""

import sys
import tempfile
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from guide.binaries.names import arguments, demangled, pointee, spelled
from guide.citations.lock import is_generated
from guide.core.errors import GuideError
from guide.operators.collect.declared import Declared
from guide.operators.collect.functions import Functions, wrapper_names
from guide.operators.collect.torch_compile import code_place
from guide.operators.meanings import EVIDENCE, PYTHON, UNKNOWN
from guide.operators.model import Function, Registration

_FALLTHROUGH = "c10::fallthrough_kernel"
Address = tuple[str, int]  # a library's path, and an address in it


@dataclass(frozen=True)
class Slot:
    """A registration as it lies in memory: the wrapper that the table points to, and what its functor keeps."""

    key: str
    wrapper: Address
    type: str = ""
    python: Any = None
    pointer: Address | None = None


def read(names: Sequence[str]) -> dict[str, list[Slot]]:
    """Operator → its registrations, newest first for each key. Compiles the extension, which takes seconds."""
    from torch.utils.cpp_extension import load

    source = str(Path(__file__).with_name("table.cpp"))
    with tempfile.TemporaryDirectory(prefix="table-") as folder:
        try:
            extension = load("dispatcher_table", [source], extra_cflags=["-O0"], build_directory=folder)
        except (OSError, RuntimeError) as e:
            cure = "install g++ and ninja; on Debian: apt-get install g++"
            raise GuideError(source, f"the extension cannot be built: {e}", cure) from None
        mapped = Mapped()
        return {
            full: [_slot(row, mapped) for row in extension.kernels(*full.partition(".")[::2])]
            for full in names
        }


def _slot(row: dict[str, Any], mapped: "Mapped") -> Slot:
    pointer = mapped.address(row["pointer"]) if "pointer" in row else None
    wrapper = mapped.address(row["unboxed"] or row["boxed"])
    return Slot(row["key"], wrapper, row.get("type", ""), row.get("python"), pointer)


class Mapped:
    """The libraries of this process by address. (`dladdr` searches all symbols of a library each time.)"""

    def __init__(self) -> None:
        self._start: dict[str, int] = {}
        ranges = []
        for line in Path("/proc/self/maps").read_text(encoding="utf-8").splitlines():
            where, *_, path = line.split(maxsplit=5)
            if path.startswith("/"):
                start, end = (int(part, 16) for part in where.split("-"))
                ranges.append((start, end, path))
                self._start.setdefault(path, start)
        self._ranges = sorted(ranges)

    def address(self, at: int) -> Address:
        """The library that holds an address of this process, and the address in the library's own terms."""
        start, end, path = self._ranges[bisect_right(self._ranges, (at, sys.maxsize)) - 1]
        if not start <= at < end:
            raise GuideError("the dispatcher's table", f"{at:#x} lies in no library", "report this as a bug")
        return path, at - self._start[path]


def libraries(slots: dict[str, list[Slot]]) -> list[Path]:
    """The libraries that the table's functions lie in: the one with most of them first."""
    count = Counter(
        path
        for of in slots.values()
        for slot in of
        for path, _ in (slot.pointer or slot.wrapper, slot.wrapper)
    )
    return [Path(path) for path, _ in sorted(count.items(), key=lambda pair: (-pair[1], pair[0]))]


class Table:
    """Finds the function behind each registration."""

    def __init__(self, slots: dict[str, list[Slot]], functions: Functions, site: Path) -> None:
        self.slots, self.functions, self.native, self.site = slots, functions, functions.libraries, site
        every = [slot for of in slots.values() for slot in of]
        mangled = sorted(
            {f"_ZTS{slot.type}" for slot in every if slot.type} | {self._symbol(s) for s in every}
        )
        self._whole = dict(zip(mangled, demangled(mangled), strict=True))

    def _number(self, address: Address) -> int:
        return self.native.number(Path(address[0]), address[1])

    def _symbol(self, slot: Slot) -> str:
        return self.native.symbol(self._number(slot.pointer or slot.wrapper)).name

    def functions_of(
        self, full: str, registrations: Sequence[Registration], declared: Declared | None
    ) -> list[Function | None]:
        """The function of each registration; None for what falls through and for the wrapper of a declared kernel."""
        rest = defaultdict(list)
        for slot in self.slots[full]:
            rest[slot.key].append(slot)
        printed = [r.key for r in registrations]
        if {key: len(of) for key, of in rest.items()} != {key: printed.count(key) for key in printed}:
            raise RuntimeError(f"{full}: the table holds other registrations than the dispatcher prints")
        kernels = declared.kernels if declared else {}
        return [self._function(full, rest[r.key].pop(0), r, r.key in kernels) for r in registrations]

    def _function(self, full: str, slot: Slot, registration: Registration, declared: bool) -> Function | None:
        if slot.python is not None:
            return python_function(slot.python, self.site)
        name, i, wrapper = self._behind(slot)
        if name == _FALLTHROUGH:
            return None
        file, made = registration.file, is_generated(registration.file)
        # The atlas finds these by torchgen's naming; here the table says that it is right.
        if made and declared and name.rpartition("::")[2] in wrapper_names(full, slot.key):
            return None
        source = self.native.source(i if i >= 0 else wrapper)
        if made and not name.startswith("at::native::") and source == Path(file).name:
            return Function(name, file, EVIDENCE["unit"])
        if i >= 0:
            return self.functions.symbol(name, i, file)
        if self.native.has_object(wrapper):
            known = source == Path(file).name
            return Function(name, file if known else "", EVIDENCE["unit"] if known else UNKNOWN)
        return self.functions.text(Function(name, "", UNKNOWN), file)

    def _behind(self, slot: Slot) -> tuple[str, int, int]:
        """(name, number of the function or -1, number of the wrapper that the table points to)"""
        own = self._whole[self._symbol(slot)]
        if slot.pointer:
            i = self._number(slot.pointer)
            return self._rule(own, i, i)
        wrapper = self._number(slot.wrapper)
        type_ = self._whole[f"_ZTS{slot.type}"] if slot.type else ""
        if fixed := arguments(type_, "CompileTimeFunctionPointer"):
            name = pointee(fixed[1])
        elif of := arguments(type_, "WrapFunctionIntoRuntimeFunctor_"):
            name = of[0]  # a lambda
        else:
            boxed = arguments(own, "make_boxed_function")
            name = pointee(boxed[0]) if boxed else own
        return self._rule(name, self.native.find(name, wrapper), wrapper)

    def _rule(self, name: str, i: int, wrapper: int) -> tuple[str, int, int]:
        """The function, or the batching rule where it is only the plumbing that is generated around one."""
        given = [a for a in arguments(name, "_generated_plumbing") if a.startswith("&")]
        if not given:
            return spelled(name), i, wrapper
        rule = pointee(given[-1])
        outer = i if i >= 0 else wrapper
        return spelled(rule), self.native.find(rule, outer), outer


def python_function(function: Any, site: Path) -> Function:
    """The innermost function that the wheel's own files define, and the operator that a primitive calls."""
    layers = list(_layers(function))
    known = [place for f in layers if (place := code_place(f, site))]
    if not known:
        return Function(getattr(layers[-1], "__qualname__", repr(layers[-1])), "", UNKNOWN)
    aten = _cells(layers[-1]).get("impl_aten")
    name = f"{known[-1].name}, impl_aten = {_called(aten)}" if aten else known[-1].name
    return Function(name, known[-1].file, PYTHON, known[-1].line)


def _called(function: Any) -> str:
    """`torch.acosh` of a binding, `torch._prims.f` of a function."""
    owner, _, name = (getattr(function, "__qualname__", None) or function.__name__).rpartition(".")
    if owner in ("_VariableFunctionsClass", "TensorBase"):
        return f"torch.{'Tensor.' if owner == 'TensorBase' else ''}{name}"
    home = getattr(function, "__module__", None) or "torch"
    return ".".join(part for part in (home.removeprefix("torch._C."), owner, name) if part)


def _cells(function: Any) -> dict[str, Any]:
    """What a closure holds, by the names of its variables."""
    code = getattr(function, "__code__", None)
    kept = [cell.cell_contents for cell in getattr(function, "__closure__", None) or ()]
    return dict(zip(code.co_freevars, kept, strict=True)) if code else {}


def _layers(function: Any) -> Iterator[Any]:
    """`function` and what it wraps, as functools or torch.library's own closures tell."""
    while function is not None:
        yield function
        function = _next(function)


def _next(function: Any) -> Any:
    if inner := getattr(function, "func", None) or getattr(function, "__wrapped__", None):
        return inner
    cells, name = _cells(function), getattr(getattr(function, "__code__", None), "co_name", "")
    operator: Any = cells.get("self")
    if name == "wrapped_fn" and "fn" in cells:
        return cells["fn"]
    if name == "inner" and "func" in cells:  # torch.library's check, which runs once
        return cells["func"]
    if name == "backend_impl" and type(operator).__name__ == "CustomOpDef":
        return operator._backend_fns[cells["device_type"]]
    if name == "fake_impl" and type(operator).__name__ == "CustomOpDef":
        return operator._abstract_fn
    return None
