"""Where a function of a compiled library comes from, and what its machine code refers to (x86-64).

The linker lays one object file's code out in one stretch, and the symbol table tells which local symbols belong
to which object. So a global function between two local symbols of one object belongs to it. Machine code that
takes the address of a `__FILE__` string tells the object's full path.
"""

import re
import struct
import subprocess
from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np

from guide.errors import GuideError
from guide.evidence import elf

_FUNC, _OBJECT, _IFUNC, _FILE = 2, 1, 10, 4
_SYMBOL = np.dtype(
    [("name", "<u4"), ("info", "u1"), ("other", "u1"), ("section", "<u2"), ("at", "<u8"), ("size", "<u8")]
)
_RELOCATION = np.dtype([("at", "<u8"), ("info", "<u8"), ("addend", "<i8")])
_SOURCE = re.compile(rb"\.(?:cpp|cc|cu)\x00")
_CHUNK = 1 << 24


@dataclass(frozen=True)
class Section:
    """A section's place in memory and in the file."""

    name: str
    at: int
    start: int
    size: int
    flags: int


@dataclass(frozen=True)
class Symbol:
    """A defined function or object. `unit` counts the FILE entries; -1 for what other objects may see."""

    name: str
    at: int
    size: int
    code: bool
    weak: bool
    unit: int


class Image:
    """One mapped library: symbols, strings, relocations, and the references in its code."""

    def __init__(self, path: Path) -> None:
        with elf.opened(path) as library:
            self.bytes = np.frombuffer(bytes(library.data), dtype=np.uint8)
        raw = self.bytes.tobytes
        head = memoryview(self.bytes)
        if struct.unpack_from("<H", head, 18)[0] != 62:
            raise GuideError(path, "not x86-64 code", "build the atlas's data from the x86-64 wheel")
        (at,) = struct.unpack_from("<Q", head, 0x28)
        step, count, names = struct.unpack_from("<HHH", head, 0x3A)
        rows = [struct.unpack_from("<IIQQQQIIQQ", head, at + i * step) for i in range(count)]
        table = raw()[rows[names][4] : rows[names][4] + rows[names][5]]
        told = [table[r[0] : table.index(b"\0", r[0])].decode() for r in rows]
        self.sections = {n: Section(n, r[3], r[4], r[5], r[2]) for n, r in zip(told, rows, strict=True)}
        self.text = self.sections[".text"]

    def _of(self, section: str) -> bytes:
        s = self.sections[section]
        return self.bytes[s.start : s.start + s.size].tobytes()

    @cached_property
    def _table(self) -> tuple[list[Symbol], list[str]]:
        """Every defined symbol, and the name of each unit (empty for the linker's last, unit-less group)."""
        strings, out, units = self._of(".strtab"), [], []
        rows = np.frombuffer(self._of(".symtab"), dtype=_SYMBOL)
        for name, info, _, section, at, size in rows.tolist():
            kind, bind = info & 15, info >> 4
            if kind == _FILE:
                units.append(strings[name : strings.index(b"\0", name)].decode("ascii", "replace"))
            elif section and kind in (_FUNC, _OBJECT, _IFUNC):
                text = strings[name : strings.index(b"\0", name)].decode("ascii", "replace")
                unit = len(units) - 1 if bind == 0 else -1
                out.append(Symbol(text, at, size, kind != _OBJECT, bind == 2, unit))
        # What the linker made local (hidden symbols) it lists after the last object's own locals.
        last = len(units) - 1
        out = [s if s.unit != last else Symbol(s.name, s.at, s.size, s.code, True, -1) for s in out]
        units[last] = ""
        return out, units

    @property
    def symbols(self) -> list[Symbol]:
        """Every defined function and object."""
        return self._table[0]

    @property
    def units(self) -> list[str]:
        """The file name of each object, by number."""
        return self._table[1]

    @cached_property
    def functions(self) -> tuple[np.ndarray, np.ndarray, list[Symbol]]:
        """Starts, ends and symbols of the code in `.text`, by address; one symbol an address, not weak if any."""
        best: dict[int, Symbol] = {}
        low, high = self.text.at, self.text.at + self.text.size
        for s in self.symbols:
            if s.code and low <= s.at < high and s.size:
                old = best.get(s.at)
                if old is None or (old.weak, -old.size, old.name) > (s.weak, -s.size, s.name):
                    best[s.at] = s
        kept = [best[a] for a in sorted(best)]
        starts = np.array([s.at for s in kept], dtype=np.int64)
        return starts, starts + np.array([s.size for s in kept], dtype=np.int64), kept

    def owner(self, addresses: np.ndarray) -> np.ndarray:
        """For each address the number of the function that holds it, -1 for none."""
        starts, ends, _ = self.functions
        i = np.searchsorted(starts, addresses, side="right") - 1
        return np.where((i >= 0) & (addresses < ends[i]), i, -1)

    @cached_property
    def paths(self) -> dict[int, str]:
        """Address → path of every embedded string that names a `.cpp`, `.cc` or `.cu` file of the repository."""
        out: dict[int, str] = {}
        s, text = self.sections[".rodata"], self._of(".rodata")
        for m in _SOURCE.finditer(text):
            start = text.rfind(b"\0", 0, m.start()) + 1
            string = text[start : m.end() - 1]
            if string.startswith(b"/") and string.isascii():
                out[s.at + start] = string.decode()
        roots = defaultdict(int)
        for path in out.values():
            if found := re.match(r"(.*?/)(?:aten/src/ATen|torch/csrc|c10/core)/", path):
                roots[found[1].removesuffix("build/")] += 1
        root = max(roots, key=roots.__getitem__)
        return {
            a: p.removeprefix(root) for a, p in out.items() if p.startswith(root) and "/third_party/" not in p
        }

    @cached_property
    def _dynamic(self) -> list[tuple[str, int]]:
        strings = self._of(".dynstr")
        rows = np.frombuffer(self._of(".dynsym"), dtype=_SYMBOL)
        return [(strings[r["name"] : strings.index(b"\0", r["name"])].decode(), int(r["at"])) for r in rows]

    @cached_property
    def plt(self) -> dict[int, str]:
        """Address of each stub of the procedure linkage table → the function that it jumps to."""
        rows = np.frombuffer(self._of(".rela.plt"), dtype=_RELOCATION)
        base = self.sections[".plt"].at
        numbers = (rows["info"] >> 32).tolist()
        return {base + 16 * (i + 1): self._dynamic[n][0] for i, n in enumerate(numbers) if n}

    @cached_property
    def pointers(self) -> tuple[dict[int, str], dict[int, int]]:
        """What the loader fills in: slot → name of a symbol, slot → address."""
        rows = np.frombuffer(self._of(".rela.dyn"), dtype=_RELOCATION)
        named, fixed = {}, {}
        for at, info, addend in rows.tolist():
            if info >> 32:
                named[at] = self._dynamic[info >> 32][0]
            else:
                fixed[at] = addend
        return named, fixed

    def references(self, wanted: set[int], *, calls: bool) -> tuple[np.ndarray, np.ndarray]:
        """(place in the code, target) of each instruction that names one of the `wanted` addresses exactly.

        With `calls`, `call` and `jmp`; otherwise `lea` and `mov` relative to the instruction pointer.
        """
        goal = np.array(sorted(wanted), dtype=np.int64)
        places, targets = [], []
        for begin in range(0, self.text.size, _CHUNK):
            start = self.text.start + begin
            b = self.bytes[start : start + min(_CHUNK + 8, self.text.size - begin)]
            if calls:
                at = np.flatnonzero((b[:-5] | 1) == 0xE9)
                skip = 1
            else:
                kind = (b[1:-6] == 0x8D) | (b[1:-6] == 0x8B)
                at = np.flatnonzero(kind & ((b[:-7] & 0xF8) == 0x48) & ((b[2:-5] & 0xC7) == 5))
                skip = 3
            at = at[at < _CHUNK]
            offset = sum(b[at + skip + i].astype(np.int64) << (8 * i) for i in range(4))
            offset = np.where(offset >= 1 << 31, offset - (1 << 32), offset)
            here = at + self.text.at + begin
            target = here + skip + 4 + offset
            i = np.searchsorted(goal, target)
            hit = goal[np.minimum(i, len(goal) - 1)] == target
            places.append(here[hit])
            targets.append(target[hit])
        return np.concatenate(places), np.concatenate(targets)


def demangled(names: list[str]) -> list[str]:
    """C++ names without parameters, in the order given."""
    run = subprocess.run(
        ["c++filt", "--no-params"], input="\n".join(names), capture_output=True, text=True, check=True
    )
    return run.stdout.split("\n")[: len(names)]
