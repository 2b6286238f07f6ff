"""The loader's own log of `import torch`: in which order libraries start, and who takes symbols from whom"""

# requires: g++
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

env = os.environ | {"LD_DEBUG": "files,bindings", "LD_DEBUG_OUTPUT": "log"}
subprocess.run([sys.executable, "-c", "import torch._C"], env=env, check=True)
log = next(Path().glob("log.*")).read_text(errors="replace")


def short(path: str) -> str:
    return Path(path).name.partition(".so")[0].partition(".")[0]


OURS = {
    "_C",
    "libc10",
    "libc10_cuda",
    "libshm",
    "libtorch",
    "libtorch_cpu",
    "libtorch_cuda",
    "libtorch_global_deps",
    "libtorch_nvshmem",
    "libtorch_python",
    "libgomp",
}
started = [short(path) for path in re.findall(r"calling init: (\S+)", log)]
print("initialisers run:", *(library for library in started if library in OURS), sep="\n   ")

bindings = sorted(set(re.findall(r"binding file (\S+) \[0\] to (\S+) \[0\]: normal symbol `(\S+)'", log)))
pairs = Counter((short(user), short(giver)) for user, giver, _ in bindings)
print("symbols taken, rounded down:")
for (user, giver), count in sorted(pairs.items()):
    if {user, giver} <= OURS and user != giver and count >= 500:
        print(f"   {user:15} from {giver:15} {count // 10 ** (len(str(count)) - 1)}{'0' * (len(str(count)) - 1)}")
print("examples:")
for user, giver, symbol in bindings:
    if (short(user) == "_C" and "torch" in short(giver)) or symbol == "_ZGVZN3c1010Dispatcher9singletonEvE1s":
        name = subprocess.run(["c++filt", symbol], capture_output=True, text=True).stdout.strip()
        print(f"   {short(user):15} from {short(giver):15} {name}")
