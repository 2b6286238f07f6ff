"""Several libraries as one: their functions counted through, calls followed from one into another."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

from guide.binaries.code import Code
from guide.binaries.library import Symbol
from guide.binaries.names import demangled
from guide.binaries.origins import CLONE, Origins, Place, source_name

_DEPTH = 3  # how many helper functions of the same object a call is followed through


class Libraries:
    """Functions by number. The first library is the one whose functions are preferred where several have a name."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self.paths = list(paths)
        self._libraries = [Origins(Code(path)) for path in self.paths]
        self._first = [0]
        for library in self._libraries:
            self._first.append(self._first[-1] + len(library.functions))

    def _at(self, i: int) -> tuple[Origins, int]:
        """The library of function `i`, and the number of its first function."""
        k = bisect_right(self._first, i) - 1
        return self._libraries[k], self._first[k]

    def _each(self) -> Iterable[tuple[Origins, int]]:
        return zip(self._libraries, self._first[:-1], strict=True)

    def number(self, path: Path, address: int) -> int:
        """The function that begins at an address of a library."""
        k = self.paths.index(path)
        return self._first[k] + self._libraries[k].number[address]

    def symbol(self, i: int) -> Symbol:
        """What the symbol table tells of function `i`."""
        library, first = self._at(i)
        return library.functions[i - first]

    def place(self, i: int) -> Place | None:
        """The file of function `i`, or None."""
        library, first = self._at(i)
        return library.place(i - first)

    def stubs(self, i: int) -> Iterable[str]:
        """The `DispatchStub` objects that the code of function `i` refers to."""
        library, first = self._at(i)
        return library.stubs.get(i - first, ())

    def has_object(self, i: int) -> bool:
        """Whether it is known which object function `i` belongs to."""
        library, first = self._at(i)
        return library.unit_of(i - first) >= 0

    def source(self, i: int) -> str:
        """The source file's name of the object that function `i` belongs to, or that its code lies in; empty if unknown."""
        library, first = self._at(i)
        unit = library.unit_of(i - first)
        unit = unit if unit >= 0 else int(library.bracket[i - first])
        return source_name(library.image.units[unit]) if unit >= 0 else ""

    @cached_property
    def _exported(self) -> dict[str, int]:
        """Mangled name → the function that the loader would take."""
        out: dict[str, int] = {}
        for library, first in self._each():
            for i, symbol in enumerate(library.functions, first):
                out.setdefault(symbol.name, i)
        return out

    def calls(self, i: int) -> set[int]:
        """The functions that function `i` calls or jumps to."""
        library, first = self._at(i)
        here = {first + j for j in library.calls.get(i - first, ())}
        there = library.outside.get(i - first, ())
        return here | {self._exported[name] for name in there if name in self._exported}

    def reached(self, i: int) -> tuple[set[int], set[int]]:
        """(functions that `i` calls, itself and the helpers looked through): local helpers are followed."""
        seen, frontier, called = {i}, {i}, set[int]()
        for _ in range(_DEPTH):
            step = set[int]().union(*map(self.calls, frontier)) - seen
            called |= step
            frontier = {j for j in step if self.symbol(j).unit >= 0}
            seen |= frontier
        return called, seen

    @cached_property
    def named(self) -> dict[str, list[int]]:
        """Plain C++ name of PyTorch's own → its functions (overloads)."""
        return self._merged("by_name")

    @cached_property
    def wrappers(self) -> dict[str, list[int]]:
        """`wrapper_CPU_add_Tensor` → the functions that are it, or have it inlined."""
        return self._merged("wrappers")

    def _merged(self, what: str) -> dict[str, list[int]]:
        out: dict[str, list[int]] = defaultdict(list)
        for library, first in self._each():
            for name, numbers in getattr(library, what).items():
                out[name] += [first + i for i in numbers]
        return dict(out)

    @cached_property
    def stub_kernels(self) -> dict[str, dict[str, int]]:
        """Stub → instruction set (DEFAULT, AVX2, …) → the kernel that the loader puts there."""
        return {
            stub: {which: first + i for which, i in kernels.items()}
            for library, first in self._each()
            for stub, kernels in library.stub_kernels.items()
        }

    @cached_property
    def _spelled(self) -> dict[str, list[int]]:
        """Demangled name, with parameters and without → the functions so called."""
        out: dict[str, list[int]] = defaultdict(list)
        for library, first in self._each():
            ours = [(i, f.name) for i, f in enumerate(library.functions, first) if not CLONE.search(f.name)]
            mangled = [name for _, name in ours]
            for (i, _), *texts in zip(
                ours, demangled(mangled), demangled(mangled, parameters=False), strict=True
            ):
                for text in set(texts):
                    out[text].append(i)
        return dict(out)

    def find(self, name: str, wrapper: int) -> int:
        """The function of a demangled name which the wrapper calls, or the only one; -1 where it was inlined everywhere."""
        found = self._spelled.get(name, [])
        here = [i for i in found if self._at(i) == self._at(wrapper)] or found
        calls = self.calls(wrapper)
        called = [i for i in here if i in calls]
        own = self.symbol(wrapper).unit
        near = [i for i in here if own >= 0 and self.symbol(i).unit == own]
        return next((some[0] for some in (called, near, here) if len(some) == 1), -1)
