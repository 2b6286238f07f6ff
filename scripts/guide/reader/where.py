"""The operator atlas as lines of text: an operator, its Python names, and the function behind each key."""

import difflib
from collections.abc import Iterator
from dataclasses import dataclass

from guide.core.errors import GuideError
from guide.reader import contents

MOST, FEW = 12, 4  # operators shown, and Python names of each


@dataclass(frozen=True)
class Row:
    """One operator: `kernels` are (key, function, place, grade); `line` of native_functions.yaml, or empty."""

    name: str
    kind: str
    pythons: tuple[str, ...]
    kernels: tuple[tuple[str, str, str, str], ...]
    line: str = ""

    @property
    def names(self) -> Iterator[str]:
        """All that it may be asked by."""
        plain = self.name.partition("::")[2]
        yield from (self.name, plain, plain.partition(".")[0], *self.pythons)
        for _, function, place, _ in self.kernels:
            yield from (function, *function.split("::"), place.partition(":")[0])


def rows() -> Iterator[Row]:
    """Every operator."""
    for line in contents.text("operators.tsv").splitlines():
        name, kind, pythons, *kernels = line.split("\t")
        parted = (tuple(kernel.split("|")) for kernel in kernels)
        kind, _, declared = kind.partition("@")
        called = tuple((a, b, c, d) for a, b, c, d in parted)
        yield Row(name, kind, tuple(filter(None, pythons.split(","))), called, declared)


def find(name: str) -> list[str]:
    """What is known of a name, as lines. GuideError with the nearest names for one that the atlas does not hold."""
    wanted = name.strip().removesuffix("()")
    every = list(rows())
    found = [row for row in every if wanted in row.names]
    if not found:
        known = {n for row in every for n in (row.name.partition("::")[2].partition(".")[0], *row.pythons)}
        near = ", ".join(difflib.get_close_matches(wanted, known, n=3, cutoff=0.6))
        raise GuideError(
            name, "the atlas has no such name", f"did you mean: {near}?" if near else "try its last part"
        )
    # An operator of that very name comes before one whose code only has it somewhere.
    found.sort(key=lambda row: wanted not in list(row.names)[: 3 + len(row.pythons)])
    lines = []
    for row in found[:MOST]:
        some = sorted(row.pythons, key=lambda python: python != wanted)
        more = f" and {len(some) - FEW} more" if len(some) > FEW else ""
        lines.append(
            f"{row.name}  ({row.kind})" + (f"  reached from {', '.join(some[:FEW])}{more}" if some else "")
        )
        lines += [
            f"    {key:14} {function}  {place}{'' if grade == 'proven' else f'  ({grade})'}".rstrip()
            for key, function, place, grade in row.kernels
        ]
    if len(found) > MOST:
        lines.append(f"and {len(found) - MOST} more; give the name with its overload, as in {found[0].name}")
    return lines
