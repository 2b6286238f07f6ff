"""Which folder of the repository went into which file of the wheel"""

# requires: g++
import re
import subprocess
from collections import Counter
from pathlib import Path

import torch

HERE = Path(torch.__file__).parent


def folder(path):
    parts = path.split("/")
    deep = {"torch": 3, "aten": 3, "build": 2, "third_party": 2}.get(parts[0], 1)
    return "/".join(parts[: min(deep, len(parts) - 1)])


# A check that can fail carries the path of its file, as a registration does, so a library names many of its sources.
SOURCE = re.compile(rb"/pytorch/pytorch/([\w./+-]+\.(?:cpp|cc|cu))\0")
for name in (
    "libc10.so",
    "libtorch_cpu.so",
    "libtorch_cuda.so",
    "libtorch.so",
    "libtorch_python.so",
    "libshm.so",
    "../bin/torch_shm_manager",
):
    file = HERE / "lib" / name
    if not file.exists():  # the CPU build has no libtorch_cuda
        continue
    paths = {path.decode() for path in SOURCE.findall(file.read_bytes())}
    needs = subprocess.run(["nm", "-D", "--undefined-only", file], capture_output=True, text=True).stdout
    python = len(re.findall(r" _?Py[A-Z]\w+$", needs, re.M))
    most = sorted(Counter(map(folder, paths)).items(), key=lambda item: (-item[1], item[0]))
    print(f"{file.stem}: {len(paths)} files named; it needs {python} names of Python's C interface")
    for name, count in most[:6]:
        print(f"  {count:5}  {name}")
    if most[6:]:
        print(f"  {sum(count for _, count in most[6:]):5}  in {len(most[6:])} other folders")

print("\nheaders in torch/include, and those with a generator's mark:")
for top in ("c10", "ATen", "torch"):
    headers = list((HERE / "include" / top).rglob("*.h"))
    marked = sum("@generated" in header.read_text(errors="ignore")[:500] for header in headers)
    print(f"  {top:6}{len(headers):6}{marked:6}")

packaged = HERE.parent / "torchgen/packaged"
kinds = Counter(file.suffix for file in packaged.rglob("*.*") if "__pycache__" not in file.parts)
print("\nin torchgen/packaged:", *(f"{count} {kind}" for kind, count in sorted(kinds.items())))
