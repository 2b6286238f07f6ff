"""The check of the files: which source file the library's own symbol table gives each predicted kernel"""

# requires: g++
# limit: 240
import bisect
import re
import subprocess
from pathlib import Path

import _twenty
import torch

library = Path(torch.__path__[0]) / "lib" / "libtorch_cpu.so"
listing = subprocess.run(["readelf", "-sWC", str(library)], capture_output=True, text=True).stdout
unit, units, local, public = "", [], [], []  # local symbols follow the FILE entry of their object file
for line in listing[listing.index("'.symtab'") :].splitlines():
    column = line.split(None, 7)
    if len(column) == 8 and column[3] == "FILE":
        unit = column[7]
        units += [unit] * unit.endswith(".cpp")
    elif len(column) == 8 and column[3] == "FUNC" and column[6] != "UND":
        where = local if column[4] == "LOCAL" else public
        where.append((int(column[1], 16), unit, column[7]))
local = [row for row in local if row[1].endswith(".cpp")]
cold = {
    symbol.removesuffix(" [clone .cold]"): u for _, u, symbol in local
}  # a public function's unlikely half is local
sure = sorted([(a, u) for a, u, _ in local] + [(a, cold[symbol]) for a, _, symbol in public if symbol in cold])

right = 0
for name, file, _ in _twenty.ROWS:
    wanted = re.compile(name[1:] if name[0] == "/" else "^at::native::" + re.escape(name) + r"\(")
    own = {u for _, u, symbol in local if wanted.search(symbol)}  # the function itself, or its unlikely half
    how = "own entry"
    if not own:  # then by address: the units of the nearest known functions on both sides, and those linked between
        at = bisect.bisect(sure, (next(a for a, _, symbol in public if wanted.search(symbol)),))
        before, after = units.index(sure[at - 1][1]), units.index(sure[at][1])
        own, how = set(units[before : after + 1]), "by its neighbours"
    right += own == {file}
    print(f"{'yes' if own == {file} else '   '} {file:29s}{how}: {', '.join(sorted(own))}")
print(right, "of", len(_twenty.ROWS), "settled")
