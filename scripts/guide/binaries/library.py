"""What a compiled library tells: its sections, its symbols with the source files they come from, embedded paths.

pyelftools reads the headers and numpy the tables. A table of the symbols of libtorch_cpu.so of PyTorch 2.13.0
(434 MB, 530,469 symbols) costs so 1.2 s of processor and 439 MiB at the peak. Measured beside it: LIEF 1.0 1.9 s and
793 MiB (12 MB installed), pyelftools 0.33 alone 9.4 s and 186 MiB (1.8 MB installed).
"""

import mmap
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from elftools.common.exceptions import ELFError
from elftools.elf.elffile import ELFFile

from guide.core.errors import GuideError

_OBJECT, _FUNCTION, _FILE, _INDIRECT = 1, 2, 4, 10
_LOCAL, _GLOBAL, _WEAK = 0, 1, 2
_WRITABLE, _LOADED, _CODE = 1, 2, 4
_ROW = np.dtype(
    [
        ("name", "<u4"),
        ("info", "u1"),
        ("other", "u1"),
        ("section", "<u2"),
        ("address", "<u8"),
        ("size", "<u8"),
    ]
)
_SOURCES = (".cpp", ".cc", ".cu")
_SOURCE_END = re.compile(rb"\.(?:cpp|cc|cuh?|c|hpp|h|mm)\x00")
_LINKER = {"crtstuff.c", "offloadstuff.c"}
_MADE_OF_CUDA = re.compile(r"tmpxft_[0-9a-f]+_[0-9a-f]+-\d+_(.+?)(?:\.compute_\w+)?\.cudafe1\.cpp")
_APART = (b".cold", b".cpp", b".cc", b".cu")  # cold parts and `_GLOBAL__sub_I_x.cpp` lie away from their unit
_WIDEST = 40  # more units than this between two neighbours bound nothing
_ROOTS = re.compile(r"^(.*?/)(?:build/)?(?:aten/src/ATen|torch/csrc|c10/core|c10/cuda|caffe2/serialize)/")
_OURS = re.compile(r"^(?:build/)?(?:aten|torch|c10|caffe2|torchgen|tools|functorch)/")


@dataclass(frozen=True)
class Section:
    """A section's place in memory and in the file, in bytes."""

    name: str
    kind: str
    address: int
    start: int
    size: int
    flags: int
    link: int

    @property
    def is_constant_data(self) -> bool:
        """Whether it is loaded as data, with contents in the file; what the GPU gets is none that can be read."""
        return (
            not self.name.endswith("fatbin")
            and self.kind == "SHT_PROGBITS"
            and bool(self.flags & _LOADED)
            and not self.flags & _CODE
        )


class Symbol(NamedTuple):
    """A defined function or object. `unit` counts the source files; -1 for what other units may see."""

    name: str
    address: int
    size: int
    code: bool
    weak: bool
    unit: int


class Library:
    """A mapped library for 64-bit little-endian Linux; GuideError when it is none."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            with path.open("rb") as file:
                elf = ELFFile(file)
                if elf.elfclass != 64 or not elf.little_endian:
                    raise ELFError("no 64-bit little-endian ELF header")
                self.machine = str(elf["e_machine"])
                self._sections = [
                    Section(s.name, s["sh_type"], s["sh_addr"], s["sh_offset"], s["sh_size"], s["sh_flags"], s["sh_link"])
                    for s in elf.iter_sections()
                ]  # fmt: skip
                self._map = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except (ELFError, OSError, ValueError) as e:
            raise _unreadable(path, str(e)) from None
        self.bytes: npt.NDArray[np.uint8] = np.frombuffer(self._map, np.uint8)
        if any(s.start + s.size > len(self._map) for s in self._sections if s.kind != "SHT_NOBITS"):
            raise _unreadable(path, "it ends too early")
        self.sections = {s.name: s for s in self._sections}

    def contents(self, section: Section) -> bytes:
        """A copy of the section's bytes."""
        return self._map[section.start : section.start + section.size]

    @cached_property
    def _table(self) -> "_Table":
        kinds = {s.kind: s for s in reversed(self._sections)}
        table = kinds.get("SHT_SYMTAB") or kinds.get("SHT_DYNSYM")
        if table is None:
            return _Table(np.empty(0, _ROW), b"")
        try:
            rows = np.frombuffer(self.contents(table), _ROW)
            return _Table(rows, self.contents(self._sections[table.link]))
        except (IndexError, ValueError) as e:
            raise _unreadable(self.path, f"its symbol table is damaged: {e}") from None

    @property
    def units(self) -> list[str]:
        """The source file's name of each unit, by number; empty for the linker's own."""
        return self._table.units

    @cached_property
    def symbols(self) -> list[Symbol]:
        """Every defined function and object, of a stripped library those that it exports."""
        t = self._table
        code = (t.kind != _OBJECT).tolist()
        weak = ((t.bind == _WEAK) | t.hidden).tolist()
        names = (name.decode("ascii", "replace") for name in t.names)
        columns = (t.rows["address"].tolist(), t.rows["size"].tolist(), code, weak, t.unit.tolist())
        return list(map(Symbol, names, *columns))

    def names_by_unit(self, skip: tuple[bytes, ...] = ()) -> dict[str, set[bytes]]:
        """Mangled names of the defined functions and objects, by unit, but for those that begin as one of `skip`.

        A unit is a source file's name, `a.cpp|b.cpp` where a symbol stands between two units, or '' where nothing
        tells. The symbol table groups local symbols by unit. A global symbol has none, but the linker lays units
        out one after the other, in the table's order: the nearest local functions below and above it bound where it
        comes from. A stripped library gives its dynamic symbols, all without a unit.
        """
        t, units = self._table, self.units
        named = np.array([bool(u) for u in [*units, ""]])  # the last one stands for unit -1
        local = (t.bind == _LOCAL) & (t.kind == _FUNCTION) & named[t.unit]
        anchors = [i for i in np.flatnonzero(local).tolist() if not t.names[i].endswith(_APART)]
        addresses, numbers = t.rows["address"][anchors], t.unit[anchors]
        order = np.lexsort((numbers, addresses))
        addresses, numbers = addresses[order], numbers[order]
        at = np.searchsorted(addresses, t.rows["address"], side="right")
        last = len(anchors) - 1
        below = numbers[np.clip(at - 1, 0, last)] if anchors else np.full(len(at), -1)
        above = numbers[np.clip(at, 0, last)] if anchors else below
        # At a break in the order, or beyond its ends, nothing is told.
        bounded = (at > 0) & (at <= last) & (above >= below) & (above - below <= _WIDEST)
        between = np.where(bounded, below * (len(units) + 1) + above, -1).tolist()
        homes: dict[int, str] = {-1: ""}
        out: dict[str, set[bytes]] = {unit: set() for unit in ["", *units]}
        strong = ((t.bind == _GLOBAL) & (t.kind == _FUNCTION)).tolist()
        for name, unit, is_strong, key in zip(t.names, t.unit.tolist(), strong, between, strict=True):
            if name.startswith(skip):
                continue
            home = units[unit] if unit >= 0 else ""
            if is_strong:
                if key not in homes:
                    first, end = divmod(key, len(units) + 1)
                    homes[key] = "|".join(sorted({u for u in units[first : end + 1] if u.endswith(_SOURCES)}))
                home = homes[key]
            out.setdefault(home, set()).add(name)
        return out

    @cached_property
    def source_paths(self) -> dict[int, str]:
        """Address → every string of the constant data that ends like a source file's path."""
        out: dict[int, str] = {}
        for s in self._sections:
            if not s.is_constant_data:
                continue
            # From the ending back to the string's start: many times quicker than a pattern for both.
            for m in _SOURCE_END.finditer(self._map, s.start, s.start + s.size):
                start = max(self._map.rfind(b"\0", s.start, m.start()) + 1, s.start)
                string = self._map[start : m.end() - 1]
                if b"/" in string and string.isascii():
                    out[s.address + start - s.start] = string.decode("ascii")
        return out


def _unreadable(path: Path, why: str) -> GuideError:
    cure = "install the wheel again (Linux, x86-64 or aarch64)"
    return GuideError(path, f"not a library that can be read: {why}", cure)


class _Table:
    """The columns of the symbol table's rows that define a function or an object."""

    def __init__(self, rows: npt.NDArray[np.void], strings: bytes) -> None:
        kind, bind = rows["info"] & 15, rows["info"] >> 4
        files = kind == _FILE
        last = int(files.sum()) - 1
        files_named = [_string(strings, at).decode("utf-8", "replace") for at in rows["name"][files].tolist()]
        self.units = [_unit(name) if i < last else "" for i, name in enumerate(files_named)]
        defined = (rows["section"] != 0) & ((kind == _OBJECT) | (kind == _FUNCTION) | (kind == _INDIRECT))
        number = (np.cumsum(files) - 1)[defined]
        self.rows, self.kind, self.bind = rows[defined], kind[defined], bind[defined]
        # What the linker made local (hidden symbols) it lists after the last unit's own locals.
        self.hidden = (self.bind == _LOCAL) & (number == last)
        self.unit = np.where((self.bind == _LOCAL) & ~self.hidden, number, -1)
        end = strings.index  # half a million rows: nothing is called here that need not be
        self.names = [strings[at : end(b"\0", at)] for at in self.rows["name"].tolist()]


def _unit(name: str) -> str:
    """The source file that a FILE entry stands for: the CUDA compiler hands on a file that it made of a `.cu`."""
    made = _MADE_OF_CUDA.fullmatch(name)
    return f"{made[1]}.cu" if made else "" if name in _LINKER else name


def _string(strings: bytes, at: int) -> bytes:
    """The string that begins at `at`; ValueError when it has no end."""
    return strings[at : strings.index(b"\0", at)]


def repository_paths(paths: Iterable[str]) -> dict[str, str]:
    """Embedded path → path in PyTorch's repository, of those that lie in it.

    The build machine's root is taken off; code of other projects is left out.
    """
    known = set(paths)
    roots = Counter(m[1] for p in known if p.startswith("/") and (m := _ROOTS.match(p)))
    out: dict[str, str] = {}
    for root, _ in roots.most_common(3):
        inside = {p: p.removeprefix(root) for p in known if p.startswith(root)}
        out |= {p: cut for p, cut in inside.items() if _OURS.match(cut) and ".." not in cut}
    return out
