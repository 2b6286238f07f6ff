"""What the machine code of a library refers to (x86-64): strings, pointers, other functions."""

from functools import cached_property
from pathlib import Path

import numpy as np
import numpy.typing as npt

from guide.binaries.library import Library, Symbol, repository_paths
from guide.core.errors import GuideError

_SYMBOL_NAME = np.dtype([("name", "<u4"), ("", "V20")])
_RELOCATION = np.dtype([("at", "<u8"), ("info", "<u8"), ("addend", "<i8")])
_CHUNK = 1 << 24
Addresses = npt.NDArray[np.int64]


class Code(Library):
    """A library's functions by address, and the references in their code."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        if self.machine != "EM_X86_64":
            raise GuideError(path, "not x86-64 code", "build the atlas's data from the x86-64 wheel")
        self.text = self.sections[".text"]

    def _of(self, section: str) -> bytes:
        """What a section holds; a small library may lack it."""
        return self.contents(self.sections[section]) if section in self.sections else b""

    @cached_property
    def functions(self) -> tuple[Addresses, Addresses, list[Symbol]]:
        """Starts, ends and symbols of the code in `.text`, by address; one symbol an address, not weak if any."""
        best: dict[int, Symbol] = {}
        low, high = self.text.address, self.text.address + self.text.size
        for s in self.symbols:
            if s.code and low <= s.address < high and s.size:
                old = best.get(s.address)
                if old is None or (old.weak, -old.size, old.name) > (s.weak, -s.size, s.name):
                    best[s.address] = s
        kept = [best[a] for a in sorted(best)]
        starts = np.array([s.address for s in kept], dtype=np.int64)
        return starts, starts + np.array([s.size for s in kept], dtype=np.int64), kept

    def owner(self, addresses: Addresses) -> Addresses:
        """For each address the number of the function that holds it, -1 for none."""
        starts, ends, _ = self.functions
        i = np.searchsorted(starts, addresses, side="right") - 1
        return np.where((i >= 0) & (addresses < ends[i]), i, -1)

    @cached_property
    def paths(self) -> dict[int, str]:
        """Address → repository path of every embedded string that names a compiled source file."""
        known = repository_paths(self.source_paths.values())
        sources = (".cpp", ".cc", ".cu")
        return {a: known[p] for a, p in self.source_paths.items() if p in known and p.endswith(sources)}

    @cached_property
    def _dynamic(self) -> list[str]:
        strings = self._of(".dynstr")
        rows = np.frombuffer(self._of(".dynsym"), dtype=_SYMBOL_NAME)
        return [strings[at : strings.index(b"\0", at)].decode() for at in rows["name"].tolist()]

    @cached_property
    def plt(self) -> dict[int, str]:
        """Address of each stub of the procedure linkage table → the function that it jumps to."""
        rows = np.frombuffer(self._of(".rela.plt"), dtype=_RELOCATION)
        base = self.sections[".plt"].address if len(rows) else 0
        numbers = (rows["info"] >> 32).tolist()
        return {base + 16 * (i + 1): self._dynamic[n] for i, n in enumerate(numbers) if n}

    @cached_property
    def pointers(self) -> tuple[dict[int, str], dict[int, int]]:
        """What the loader fills in: slot → name of a symbol, slot → address."""
        rows = np.frombuffer(self._of(".rela.dyn"), dtype=_RELOCATION)
        named, fixed = {}, {}
        for at, info, addend in rows.tolist():
            if info >> 32:
                named[at] = self._dynamic[info >> 32]
            else:
                fixed[at] = addend
        return named, fixed

    def references(self, wanted: set[int], *, calls: bool) -> tuple[Addresses, Addresses]:
        """(place in the code, target) of each instruction that names one of the `wanted` addresses exactly.

        With `calls`, `call` and `jmp`; otherwise `lea` and `mov` relative to the instruction pointer.
        """
        goal = np.array(sorted(wanted), dtype=np.int64)
        places, targets = [goal[:0]], [goal[:0]]
        for begin in range(0, self.text.size if wanted else 0, _CHUNK):
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
            here = at + self.text.address + begin
            target = here + skip + 4 + offset
            i = np.searchsorted(goal, target)
            hit = goal[np.minimum(i, len(goal) - 1)] == target
            places.append(here[hit])
            targets.append(target[hit])
        return np.concatenate(places), np.concatenate(targets)
