"""The name of the function at an address, out of the symbol table of the library that holds it."""

import ctypes
import functools
from pathlib import Path

import numpy as np

HEADER = np.dtype([("name", "u4"), ("type", "u4"), ("flags", "u8"), ("at", "u8"), ("offset", "u8"), ("size", "u8"), ("link", "u4"), ("info", "u4"), ("align", "u8"), ("entry", "u8")])  # fmt: skip
SYMBOL = np.dtype([("name", "u4"), ("info", "u1"), ("other", "u1"), ("section", "u2"), ("value", "u8"), ("size", "u8")])


class Place(ctypes.Structure):
    """What `dladdr` tells: the library's file and where it is loaded."""

    _fields_ = [
        ("file", ctypes.c_char_p),
        ("base", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("at", ctypes.c_void_p),
    ]


@functools.cache
def _table(file: str) -> tuple[np.ndarray, bytes]:
    """A library's symbols, and the text of their names."""
    raw = np.memmap(file, mode="r")
    start, count = int(raw[0x28:0x30].view("u8")[0]), int(raw[0x3C:0x3E].view("u2")[0])
    sections = raw[start : start + count * HEADER.itemsize].view(HEADER)
    symbols = sections[sections["type"] == 2][0]
    names = sections[symbols["link"]]
    rows = raw[symbols["offset"] : symbols["offset"] + symbols["size"]].view(SYMBOL)
    return rows, bytes(raw[names["offset"] : names["offset"] + names["size"]])


def demangled(name: str) -> str:
    """A C++ name as it is written, without parameters and without what the compiler appended."""
    library = ctypes.CDLL("libstdc++.so.6")
    library.__cxa_demangle.restype = ctypes.c_char_p
    plain = library.__cxa_demangle(name.partition(".")[0].encode(), None, None, None)
    return (plain or name.encode()).decode().partition("(")[0]


def name_at(address: int) -> str:
    """`library: function`, or what of it can be told."""
    place = Place()
    if not ctypes.CDLL(None).dladdr(ctypes.c_void_p(address), ctypes.byref(place)):
        return "?"
    file = place.file.decode()
    rows, names = _table(file)
    hits = rows[rows["value"] == address - place.base]
    found = min({names[n : names.index(b"\0", n)].decode() for n in hits["name"]}, default="?")
    return f"{Path(file).name.partition('.')[0]}: {demangled(found)}"
