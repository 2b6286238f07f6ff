"""Joins the YAML's kernel names with what the libraries prove of them: binding, file, stubs, operators called."""

from dataclasses import dataclass, field

from guide.native.names import citable, demangled
from guide.native.origins import Native


@dataclass
class Function:
    """A function: `how` as in Place, or another of `guide.atlas.pack.HOW`."""

    name: str
    file: str = ""
    how: str = ""
    stubs: list[str] = field(default_factory=list)
    calls: list[str] = field(default_factory=list)
    line: int = 0  # of a Python function


@dataclass(frozen=True)
class Kernel:
    """Key → function. `bound`: `call` (the registered wrapper's code calls it) or `yaml` (declared)."""

    key: str
    function: tuple[str, tuple[int, ...]]
    bound: str


class Join:
    """Collects each native function once."""

    def __init__(self, native: Native, declared: dict[str, dict]) -> None:
        self.native = native
        self.functions: dict[tuple, Function] = {}
        self._operator = {
            f"at::_ops::{d['unambiguous']}::{way}": full
            for full, d in declared.items()
            for way in ("call", "redispatch")
        }
        numbers = sorted({j for calls in native.calls.values() for j in calls})
        told = map(citable, demangled([native.functions[j].name for j in numbers], parameters=False))
        self._told = dict(zip(numbers, told, strict=True))

    def kernels(self, full: str, declared: dict) -> list[Kernel]:
        """The kernels that the YAML declares for one operator."""
        called = {key: self._called(full, key, symbol) for key, symbol in declared["kernels"].items()}
        # One operator's keys share a signature, so a name that they share is one function.
        shared = {declared["kernels"][key]: found for key, found in called.items() if found}
        out = []
        for key, symbol in declared["kernels"].items():
            named = {i for i in self.native.by_name.get(symbol, []) if self._visible(i)}
            ident = (symbol, tuple(sorted(called[key] or shared.get(symbol) or named)))
            if ident not in self.functions:
                self.functions[ident] = self.function(*ident)
            out.append(Kernel(key, ident, "call" if called[key] else "yaml"))
        return out

    def _called(self, full: str, key: str, symbol: str) -> set[int]:
        """The functions of that name which the registered wrapper's code calls."""
        return {
            j
            for w in self._wrappers(full, key)
            for i in w
            for j in self.native.calls.get(i, ())
            if self._told[j] == symbol
        }

    def _visible(self, i: int) -> bool:
        f = self.native.functions[i]
        return f.unit < 0 and not f.weak

    def _wrappers(self, full: str, key: str) -> list[set[int]]:
        """The registered wrappers of an operator under the names that torchgen gives them."""
        known = self.native.wrappers
        return [known[w] for w in wrapper_names(full, key) if w in known]

    def note(self, ident: tuple, function: Function) -> tuple:
        """Keep a function that was found in another way, unless it is known; its identity."""
        self.functions.setdefault(ident, function)
        return ident

    def function(self, name: str, numbers: tuple[int, ...]) -> Function:
        """The native function that has these numbers, with its file, its stubs and the operators it calls."""
        native = self.native
        places = {place for i in numbers if (place := native.place(i))}
        files = {place.file for place in places}
        out = Function(name, how="symbol" if numbers else "")
        if len(files) == 1 and all(native.place(i) for i in numbers):
            # Overloads in one file: the weakest proof of any of them holds for all.
            order = ("folder", "border", "order", "cold", "reference")
            out.file, out.how = next(iter(files)), min((p.how for p in places), key=order.index)
        called, looked = set(), set()
        for i in numbers:
            more, seen = native.reached(i)
            called |= more
            looked |= seen
        out.calls = sorted(
            {self._operator[t] for j in called if (t := self._told.get(j, "")) in self._operator}
        )
        out.stubs = sorted({s for i in looked for s in native.stubs.get(i, ())})
        return out


def wrapper_names(full: str, key: str) -> list[str]:
    """The names that torchgen may give an operator's wrapper for a key, as in `wrapper_CPU_add_Tensor`."""
    name, _, overload = full.partition("::")[2].partition(".")
    forms = []
    for cpp in (name, f"{name}_out", f"{name}_outf", f"{name}_symint", f"{name}_out_symint"):
        forms += [f"{overload}_{cpp}", f"{cpp}_{overload}", *([cpp] if not overload else [])]
    return [f"wrapper_{key}_{form}" for form in dict.fromkeys(forms)]


def stub_table(native: Native, stubs: set[str]) -> dict[str, dict]:
    """Stub → the kernel's name, its file and how that is known, and the instruction sets it is compiled for."""
    out = {}
    for stub in sorted(stubs):
        kernels = native.stub_kernels.get(stub, {})
        if not kernels:
            continue
        numbers = [kernels[s] for s in sorted(kernels)]
        names = {
            citable(t) or t for t in demangled([native.functions[i].name for i in numbers], parameters=False)
        }
        places = [native.place(i) for i in numbers]
        files = {p.file for p in places if p}
        one = len(files) == 1 and all(places)
        out[stub] = {"kernel": min(names).rpartition("::")[2], "sets": sorted(kernels), "file": next(iter(files)) if one else "",
                     "how": min(p.how for p in places if p) if one else "symbol"}  # fmt: skip
    return out
