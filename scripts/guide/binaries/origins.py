"""Which source file a function of a library comes from, what it calls, which kernels its stubs lead to."""

import re
from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from guide.binaries.code import Code
from guide.binaries.names import arguments, citable, demangled

_VARIANT = re.compile(r"\.(?:AVX2|AVX512|DEFAULT|AVX512_DPBUSD|AMX|ZVECTOR|VSX|SVE\d*)\.cpp$")
CLONE = re.compile(r"\.(?:cold|constprop|isra|part|localalias|lto_priv)(?:\.\d+)*")
_WRAPPER = re.compile(r"\bwrapper_\w+")
_SET = re.compile(r"\d(?:DEFAULT|AVX2|AVX512)E$")


@dataclass(frozen=True)
class Place:
    """A file, and how it is known: `reference`, `cold`, `order` are proofs; `border`, `folder` are likely."""

    file: str
    how: str


class Origins:
    """Functions of one library by number, as `Code.functions` counts them."""

    def __init__(self, image: Code) -> None:
        self.image = image
        self.starts, self.ends, self.functions = image.functions
        self.number = {int(a): i for i, a in enumerate(self.starts)}

    @cached_property
    def by_name(self) -> dict[str, list[int]]:
        """Plain C++ name → the numbers of its functions (overloads), for PyTorch's own namespaces."""
        ours = [
            i
            for i, f in enumerate(self.functions)
            if f.name.startswith("_ZN") and "2at" in f.name[:9] and not CLONE.search(f.name)
        ]
        out: dict[str, list[int]] = defaultdict(list)
        for i, plain in zip(
            ours, demangled([self.functions[i].name for i in ours], parameters=False), strict=True
        ):
            if name := citable(plain):
                out[name].append(i)
        return dict(out)

    @cached_property
    def _cold(self) -> dict[str, tuple[int, list[int]]]:
        """Mangled name → the object of its local cold part, and the numbers of its clones."""
        unit: dict[str, set[int]] = defaultdict(set)
        parts: dict[str, list[int]] = defaultdict(list)
        for i, f in enumerate(self.functions):
            if f.unit >= 0 and (m := CLONE.search(f.name)):
                parts[f.name[: m.start()]].append(i)
                if m[0] == ".cold":
                    unit[f.name[: m.start()]].add(f.unit)
        return {n: (next(iter(unit[n])) if len(unit[n]) == 1 else -1, p) for n, p in parts.items()}

    @cached_property
    def _anchors(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """For each function the anchors before and after it, and their objects.

        An anchor is a function whose object the symbol table tells: a local one, or one with a local cold part.
        """
        own = np.array(
            [f.unit if f.unit >= 0 or f.weak else self._cold.get(f.name, (-1, []))[0] for f in self.functions]
        )
        index = np.arange(len(own))
        before = np.maximum.accumulate(np.where(own >= 0, index, -1))
        after = np.minimum.accumulate(np.where(own >= 0, index, len(own))[::-1])[::-1]
        first = np.where(before >= 0, own[np.maximum(before, 0)], -1)
        last = np.where(after < len(own), own[np.minimum(after, len(own) - 1)], -1)
        return before, after, first, last

    @cached_property
    def bracket(self) -> np.ndarray:
        """For each function the object that the anchors on both sides of it belong to, or -1."""
        _, _, first, last = self._anchors
        return np.where(first == last, first, -1)

    @cached_property
    def border(self) -> np.ndarray:
        """For each function between two objects the likely one, or -1.

        An object's own code stands before the inline functions that it brought along, so an inline function marks
        the border. An object without any anchor may lie between the two: that makes it likely, not proven.
        """
        before, after, first, last = self._anchors
        weak = np.cumsum([f.weak for f in self.functions])
        past = weak - weak[np.maximum(before, 0)] > 0
        ahead = weak[np.minimum(after, len(weak) - 1)] - weak > 0
        known = (first >= 0) & (last == first + 1) & (past != ahead)
        return np.where(known, np.where(past, last, first), -1)

    @cached_property
    def _path_references(self) -> dict[int, set[str]]:
        """Function number → embedded paths that its code takes the address of."""
        where, target = self.image.references(set(self.image.paths), calls=False)
        out: dict[int, set[str]] = defaultdict(set)
        for owner, address in zip(self.image.owner(where).tolist(), target.tolist(), strict=True):
            if owner >= 0:
                out[owner].add(self.image.paths[address])
        return out

    def unit_of(self, i: int) -> int:
        """The object that function `i` belongs to, -1 where nothing proves it."""
        f = self.functions[i]
        if f.unit >= 0:
            return f.unit
        if f.weak:
            return -1
        cold = self._cold.get(f.name, (-1, []))[0]
        return cold if cold >= 0 else int(self.bracket[i])

    @cached_property
    def unit_path(self) -> dict[int, str]:
        """Object → full path of its source, proven by a reference of its own code to that string."""
        found: dict[int, set[str]] = defaultdict(set)
        for i, paths in self._path_references.items():
            unit = self.unit_of(i)
            if unit >= 0:
                name = source_name(self.image.units[unit])
                found[unit] |= {p for p in map(source_path, paths) if p.rpartition("/")[2] == name}
        return {u: next(iter(p)) for u, p in found.items() if len(p) == 1}

    def place(self, i: int) -> Place | None:
        """The file of function `i`, or None."""
        f = self.functions[i]
        parts = [i, *self._cold.get(f.name, (-1, []))[1]]
        unit = self.unit_of(i)
        if not f.weak:
            said = {source_path(p) for part in parts for p in self._path_references.get(part, ())}
            if len(said) == 1:
                return Place(next(iter(said)), "reference")
        if unit < 0:
            path = self.unit_path.get(int(self.border[i])) if not f.weak else None
            return Place(path, "border") if path else None
        if path := self.unit_path.get(unit):
            how = "cold" if f.unit < 0 and self._cold.get(f.name, (-1, []))[0] == unit else "order"
            return Place(path, how)
        return Place(f"{self._folder(unit)}/{source_name(self.image.units[unit])}", "folder")

    def _folder(self, unit: int) -> str:
        """The folder of the nearest objects linked before and after: only the file's own name is proven."""
        known = self.unit_path
        near = min(known, key=lambda u: (abs(u - unit), u))
        return known[near].rpartition("/")[0]

    @cached_property
    def _interesting(self) -> set[int]:
        return {
            i
            for i, f in enumerate(self.functions)
            if f.unit >= 0 or "2at" in f.name[:8] or "wrapper_" in f.name
        }

    @cached_property
    def _targets(self) -> dict[int, set[int]]:
        """Function number → addresses that it calls or jumps to, clones counted as the caller."""
        where, target = self.image.references(self.image.plt.keys() | self.number.keys(), calls=True)
        out: dict[int, set[int]] = defaultdict(set)
        for owner, address in zip(self.image.owner(where).tolist(), target.tolist(), strict=True):
            if owner >= 0 and owner in self._interesting:
                out[owner].add(address)
        for i, f in enumerate(self.functions):
            for part in self._cold.get(f.name, (-1, []))[1] if f.unit < 0 else ():
                out[i] |= out.get(part, set())
        return out

    @cached_property
    def calls(self) -> dict[int, set[int]]:
        """Function number → numbers of the functions of this library that it calls or jumps to."""
        by_mangled = {f.name: i for i, f in enumerate(self.functions)}
        goal = {a: by_mangled[n] for a, n in self.image.plt.items() if n in by_mangled} | self.number
        return {i: {goal[a] for a in found if a in goal} for i, found in self._targets.items()}

    @cached_property
    def outside(self) -> dict[int, set[str]]:
        """Function number → mangled names of the functions of other libraries that it calls or jumps to."""
        own = {f.name for f in self.functions}
        names = {a: n for a, n in self.image.plt.items() if n not in own and a not in self.number}
        return {i: {names[a] for a in found if a in names} for i, found in self._targets.items()}

    @cached_property
    def _stub_slots(self) -> tuple[dict[int, str], dict[int, int]]:
        """Address that leads to a stub → its name: the stub itself, and the table slots that hold its address."""
        named, _ = self.image.pointers
        stubs = {s.name: s for s in self.image.symbols if not s.code and s.name.endswith("stubE")}
        plain_names = dict(zip(stubs, map(citable, demangled(list(stubs), parameters=False)), strict=True))
        slots = {at: plain_names[n] for at, n in named.items() if n in plain_names}
        return slots | {s.address: plain_names[n] for n, s in stubs.items()}, {}

    @cached_property
    def stubs(self) -> dict[int, set[str]]:
        """Function number → `at::native::…_stub` objects that its code refers to."""
        slots = self._stub_slots[0]
        where, target = self.image.references(set(slots), calls=False)
        out: dict[int, set[str]] = defaultdict(set)
        for owner, address in zip(self.image.owner(where).tolist(), target.tolist(), strict=True):
            if owner >= 0:
                out[owner].add(slots[address])
        return out

    @cached_property
    def stub_kernels(self) -> dict[str, dict[str, int]]:
        """Stub → instruction set (DEFAULT, AVX2, …) → number of the kernel that the loader puts there."""
        named, fixed = self.image.pointers
        by_mangled = {f.name: i for i, f in enumerate(self.functions)}
        slots = [
            s for s in self.image.symbols if not s.code and "12DispatchStub" in s.name and _SET.search(s.name)
        ]
        out: dict[str, dict[str, int]] = defaultdict(dict)
        for s, name in zip(slots, demangled([s.name for s in slots]), strict=True):
            # at::native::DispatchStub<void (*)(…), at::native::add_stub_DECLARE_DISPATCH_type>::AVX2
            stub = arguments(name, "DispatchStub")[-1].removesuffix("_DECLARE_DISPATCH_type")
            kernel = self.number.get(fixed.get(s.address, -1), by_mangled.get(named.get(s.address, ""), -1))
            if kernel >= 0:
                out[stub][name.rpartition("::")[2]] = kernel
        return dict(out)

    @cached_property
    def wrappers(self) -> dict[str, set[int]]:
        """`wrapper_CPU_add_Tensor` → numbers of the functions that are it, or have it inlined."""
        numbers = [i for i, f in enumerate(self.functions) if "wrapper_" in f.name]
        out: dict[str, set[int]] = defaultdict(set)
        for i, name in zip(numbers, demangled([self.functions[i].name for i in numbers]), strict=True):
            for wrapper in _WRAPPER.findall(name):
                out[wrapper].add(i)
        return dict(out)


def source_name(unit: str) -> str:
    """A unit's name as the repository's file: without the instruction set that the build adds."""
    return _VARIANT.sub("", unit)


def source_path(path: str) -> str:
    """An embedded path as the repository's: the build copies kernels once for each instruction set."""
    return _VARIANT.sub("", path.removeprefix("build/")) if _VARIANT.search(path) else path
