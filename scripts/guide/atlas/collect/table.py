"""Reads the dispatcher's table in this process: which function each registration holds. Needs a C++ compiler.

A line of the record is a letter and what it tells:
`s SYMBOL` the function has this symbol; `u UNIT NAME` it is compiled into a wrapper that belongs to this object;
`g NAME` the same, and the object is that of the generated file which registers it; `t NAME` an inline function or a
template's, of no one object; `p PATH:LINE:NAME` a Python function, with what it calls if that is known.
"""

import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from guide.atlas.collect.compiler import place as python_place
from guide.atlas.collect.functions import wrapper_names
from guide.evidence.lock import is_generated
from guide.native.code import Code
from guide.native.names import arguments, demangled, pointee, spelled
from guide.native.origins import CLONE, Native, source_name

_FALLTHROUGH = "c10::fallthrough_kernel"


def read() -> dict[str, list[dict]]:
    """Operator → what the extension tells of each of its registrations. Compiles the extension (a minute)."""
    import torch

    names = sorted(torch._C._dispatch_get_all_op_names())  # before anything is imported that registers more
    from torch.utils.cpp_extension import load

    source = str(Path(__file__).with_name("table.cpp"))
    with tempfile.TemporaryDirectory(prefix="table-") as folder:
        extension = load("dispatcher_table", [source], extra_cflags=["-O0"], build_directory=folder)
        return {full: extension.kernels(*full.partition(".")[::2]) for full in names}


class Library:
    """The functions of one library by address and by demangled name."""

    def __init__(self, path: Path) -> None:
        self.native = Native(Code(path))

    @cached_property
    def named(self) -> dict[str, list[int]]:
        """Demangled name, with parameters and without → the numbers of the functions so called."""
        ours = [i for i, f in enumerate(self.native.functions) if not CLONE.search(f.name)]
        mangled = [self.native.functions[i].name for i in ours]
        out: dict[str, list[int]] = defaultdict(list)
        for i, with_, without in zip(
            ours, demangled(mangled), demangled(mangled, parameters=False), strict=True
        ):
            for text in {with_, without}:
                out[text].append(i)
        return dict(out)

    def unit(self, i: int) -> str:
        """The source file's name of the object that function `i` belongs to, or that its code lies in; empty if unknown."""
        unit = self.native.unit_of(i)
        unit = unit if unit >= 0 else int(self.native.bracket[i])
        return source_name(self.native.image.units[unit]) if unit >= 0 else ""

    def find(self, name: str, wrapper: int) -> int:
        """The function of that name which the wrapper calls, or the only one; -1 where it was inlined everywhere."""
        found = self.named.get(name, [])
        called = [i for i in found if i in self.native.calls.get(wrapper, ())]
        own = self.native.functions[wrapper].unit
        near = [i for i in found if own >= 0 and self.native.functions[i].unit == own]
        for some in (called, near, found):
            if len(some) == 1:
                return some[0]
        return -1


class Table:
    """Writes the record's lines."""

    def __init__(self, site: Path, declared: dict[str, dict]) -> None:
        self.site, self.declared = site, declared
        self.libraries: dict[str, Library] = {}
        self.counts: Counter = Counter()

    def lines(self, full: str, rows: list[dict], registrations: list[dict]) -> dict[str, list[str]]:
        """Key → a line for each of its registrations, newest first; empty for what falls through or is declared."""
        out = {}
        for key, of_key in _by_key(registrations).items():
            mine = sorted((r for r in rows if r["key"] == key), key=lambda r: r["age"])
            if len(mine) != len(of_key):
                raise RuntimeError(
                    f"{full}, {key}: {len(of_key)} registrations printed, {len(mine)} in the table"
                )
            told = [self._line(full, row, told) for row, told in zip(mine, of_key, strict=True)]
            if any(told):
                out[key] = told
        return dict(sorted(out.items()))

    def _line(self, full: str, row: dict, registration: dict) -> str:
        if "python" in row:
            self.counts["Python"] += 1
            return f"p {python_line(row['python'], self.site)}"
        name, library, i, wrapper = self._function(row)
        if name == _FALLTHROUGH:
            return ""
        made, key = is_generated(registration["file"]), row["key"]
        if made and key in self.declared.get(full, {}).get("kernels", {}):
            # The atlas finds these by torchgen's naming; the table says whether that is right.
            agrees = name.rpartition("::")[2] in wrapper_names(full, key)
            self.counts["wrappers as torchgen names them" if agrees else "other wrappers"] += 1
            if agrees:
                return ""
        unit = library.unit(i if i >= 0 else wrapper)
        local = library.native.unit_of(wrapper) >= 0
        if made and not name.startswith("at::native::") and unit == Path(registration["file"]).name:
            self.counts["generated"] += 1
            return f"g {name}"
        if i >= 0:
            self.counts["symbol"] += 1
            return f"s {library.native.functions[i].name}"
        self.counts["inlined" if local else "inlined, no object"] += 1
        return f"u {unit} {name}" if local else f"t {name}"

    def _library(self, place: tuple[str, int]) -> tuple[Library, int]:
        path, address = place
        if path not in self.libraries:
            self.libraries[path] = Library(Path(path))
        library = self.libraries[path]
        return library, library.native.number[address]

    def _function(self, row: dict) -> tuple[str, Library, int, int]:
        """(name, its library, number of the function or -1, number of the wrapper that the table points to)."""
        library, wrapper = self._library(row["unboxed"] or row["boxed"])
        type_ = demangled([f"_ZTS{row['type']}"])[0] if "type" in row else ""
        if "pointer" in row:
            library, i = self._library(row["pointer"])
            return self._behind(demangled([library.native.functions[i].name])[0], library, i, i)
        if fixed := arguments(type_, "CompileTimeFunctionPointer"):
            name = pointee(fixed[1])
        elif of := arguments(type_, "WrapFunctionIntoRuntimeFunctor_"):
            name = of[0]  # a lambda
        else:
            own = demangled([library.native.functions[wrapper].name])[0]
            boxed = arguments(own, "make_boxed_function")
            name = pointee(boxed[0]) if boxed else own
        return self._behind(name, library, library.find(name, wrapper), wrapper)

    def _behind(self, name: str, library: Library, i: int, wrapper: int) -> tuple[str, Library, int, int]:
        """The function, or the batching rule where it is only the plumbing that is generated around one."""
        short = spelled(name)
        given = [a for a in arguments(name, "_generated_plumbing") if a.startswith("&")]
        if not given:
            return short, library, i, wrapper
        rule = pointee(given[-1])
        outer = i if i >= 0 else wrapper
        return spelled(rule), library, library.find(rule, outer), outer


def _by_key(registrations: list[dict]) -> dict[str, list[dict]]:
    out: dict[str, list[dict]] = defaultdict(list)
    for r in registrations:
        out[r["key"]].append(r)
    return out


def python_line(function: object, site: Path) -> str:
    """`torch/_refs/__init__.py:2431:sum` of the innermost function that the wheel's own files define."""
    known = [place for f in _wrapped(function) if (place := python_place(f, site, unwrap=False))]
    last = [f for f in _wrapped(function)][-1]
    aten = _cells(last).get("impl_aten")
    return (known[-1] if known else "") + (f" impl_aten {_called(aten)}" if aten else "")


def _called(function: object) -> str:
    """`torch.acosh` of a binding, `torch._prims.f` of a function."""
    owner, _, name = (getattr(function, "__qualname__", None) or function.__name__).rpartition(".")
    if owner in ("_VariableFunctionsClass", "TensorBase"):
        return f"torch.{'Tensor.' if owner == 'TensorBase' else ''}{name}"
    home = getattr(function, "__module__", None) or "torch"
    return ".".join(part for part in (home.removeprefix("torch._C."), owner, name) if part)


def _cells(function: object) -> dict[str, object]:
    """What a closure holds, by the names of its variables."""
    code = getattr(function, "__code__", None)
    kept = [cell.cell_contents for cell in getattr(function, "__closure__", None) or ()]
    return dict(zip(code.co_freevars, kept, strict=True)) if code else {}


def _wrapped(function: object) -> Iterator[object]:
    """`function` and what it wraps, as functools or torch.library's own closures tell."""
    while function is not None:
        yield function
        function = _next(function)


def _next(function: object) -> object | None:
    if inner := getattr(function, "func", None) or getattr(function, "__wrapped__", None):
        return inner
    cells, name = _cells(function), getattr(getattr(function, "__code__", None), "co_name", "")
    operator = cells.get("self")
    if name == "wrapped_fn" and "fn" in cells:
        return cells["fn"]
    if name == "inner" and "func" in cells:  # torch.library's check, which runs once
        return cells["func"]
    if name == "backend_impl" and type(operator).__name__ == "CustomOpDef":
        return operator._backend_fns[cells["device_type"]]
    if name == "fake_impl" and type(operator).__name__ == "CustomOpDef":
        return operator._abstract_fn
    return None


def record(
    site: Path, operators: dict[str, dict], declared: dict[str, dict]
) -> tuple[dict[str, dict], Counter]:
    """Operator → key → lines, and how many registrations there were of each kind."""
    table = Table(site, declared)
    held = read()
    out = {}
    for full, told in operators.items():
        if lines := table.lines(full, held[full], told["registrations"]):
            out[full] = lines
        print(f"\r{full:<80}", end="", file=sys.stderr)
    return out, table.counts
