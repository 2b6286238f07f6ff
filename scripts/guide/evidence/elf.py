"""What an ELF library tells about its sources: embedded paths and the symbol table, unit by unit."""

import mmap
import re
import struct
from bisect import bisect
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from guide.errors import GuideError

_SYMTAB, _DYNSYM = 2, 11
_GLOBAL, _FUNC, _FILE = 1, 2, 4
_SOURCES = (".cpp", ".cc", ".cu")
_APART = (b".cold", b".cpp", b".cc", b".cu")  # cold parts and `_GLOBAL__sub_I_x.cpp` lie away from their unit
_WIDEST = 40  # more units than this between two neighbours bound nothing
_DEFINED = frozenset({1, 2, 10})  # OBJECT, FUNC, GNU_IFUNC
_ROW = struct.Struct("<IBBHQQ")
_SOURCE_END = re.compile(rb"\.(?:cpp|cc|cuh?|c|hpp|h|mm)\x00")


@dataclass(frozen=True)
class Section:
    """One section's header, as far as it is needed."""

    kind: int
    start: int
    size: int
    link: int
    step: int
    flags: int


@contextmanager
def opened(path: Path) -> Iterator["Elf"]:
    """A 64-bit little-endian ELF file, mapped; GuideError when it is none."""
    try:
        with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
            if data[:6] != b"\x7fELF\x02\x01":
                raise ValueError("no 64-bit little-endian ELF header")
            yield Elf(data)
    except (OSError, ValueError, struct.error) as e:
        cure = "install the wheel again (Linux, x86-64 or aarch64)"
        raise GuideError(path, f"not a library that can be read: {e}", cure) from None


class Elf:
    """Sections, source paths and symbols of a mapped file."""

    def __init__(self, data: mmap.mmap) -> None:
        self.data = data
        (at,) = struct.unpack_from("<Q", data, 0x28)
        step, count = struct.unpack_from("<HH", data, 0x3A)
        rows = (struct.unpack_from("<IIQQQQIIQQ", data, at + i * step) for i in range(count))
        self.sections = [Section(r[1], r[4], r[5], r[6], r[9], r[2]) for r in rows]

    def source_paths(self) -> set[str]:
        """Every string of the read-only data that ends like a source file."""
        out: set[str] = set()
        for s in self.sections:
            readable = s.kind == 1 and s.flags & 2 and not s.flags & 4  # PROGBITS, loaded, not code
            if readable and s.size:
                view = self.data[s.start : s.start + s.size]
                # From the ending back to the string's start: many times quicker than a pattern for both.
                for m in _SOURCE_END.finditer(view):
                    string = view[view.rfind(b"\0", 0, m.start()) + 1 : m.end() - 1]
                    if b"/" in string and string.isascii():
                        out.add(string.decode("ascii"))
        return out

    def names(self, skip: tuple[bytes, ...]) -> dict[str, set[bytes]]:
        """Mangled names of the defined functions and objects, by unit; names that begin like one of
        `skip` are left out.

        A unit is a source file's name, `a.cpp|b.cpp` where a symbol stands between two units, or ''
        where nothing tells. The symbol table groups local symbols by unit. A global symbol has none,
        but the linker lays units out one after the other, in the table's order: the nearest local
        functions below and above it bound where it comes from. A stripped library gives its dynamic
        symbols, all without a unit.
        """
        tables = [s for s in self.sections if s.kind == _SYMTAB] or [
            s for s in self.sections if s.kind == _DYNSYM
        ]
        out: dict[str, set[bytes]] = {"": set()}
        for table in tables:
            strings = self.sections[table.link]
            text = self.data[strings.start : strings.start + strings.size]
            rows = self.data[table.start : table.start + table.size]
            order, local, strong = [""], [], []
            unit = out[""]
            # Half a million rows: nothing is called here that need not be.
            for at, info, _, where, value, _ in _ROW.iter_unpack(rows):
                if where and info & 15 in _DEFINED:
                    bind = info >> 4
                    name = text[at : text.index(b"\0", at)]
                    if bind == 0 and info & 15 == _FUNC and order[-1] and not name.endswith(_APART):
                        local.append((value, len(order) - 1))
                    if not name.startswith(skip):
                        if bind == _GLOBAL and info & 15 == _FUNC:
                            strong.append((value, name))
                        else:
                            (out[""] if bind else unit).add(name)
                elif info & 15 == _FILE:
                    told = text[at : text.index(b"\0", at)].decode("utf-8", "replace")
                    # Hidden symbols follow the last of these, whatever unit they come from.
                    order.append("" if told in {"crtstuff.c", "offloadstuff.c"} else told)
                    unit = out.setdefault(order[-1], set())
            for home, name in _bounded(strong, sorted(local), order):
                out.setdefault(home, set()).add(name)
        return out


def _bounded(
    strong: list[tuple[int, bytes]], local: list[tuple[int, int]], order: list[str]
) -> Iterator[tuple[str, bytes]]:
    """Each global function with the units between its nearest local neighbours, or ''."""
    addresses = [address for address, _ in local]
    for address, name in strong:
        i = bisect(addresses, address)
        units: list[str] = []
        if 0 < i < len(local) and 0 <= local[i][1] - local[i - 1][1] <= _WIDEST:
            units = order[local[i - 1][1] : local[i][1] + 1]
        # At a break in the order, or beyond its ends, nothing is told.
        yield "|".join(sorted({u for u in units if u.endswith(_SOURCES)})), name
