"""The build, read out of the libraries: the files that were compiled left their names"""

# requires: g++
# limit: 120
import re
import subprocess
from collections import Counter

import _build

print(f"{'names in':16}{'C++':>6}{'C':>6}{'Fortran':>9}")
for library in ("_C", "torch_python", "torch", "torch_cpu", "c10"):
    names = _build.names(library)
    kinds = Counter(name.rsplit(".", 1)[1] for name in names)
    only = names if len(names) == 1 else ""
    print(f"{library:16}{kinds['cpp'] + kinds['cc']:6}{kinds['c']:6}{kinds['f']:9}", *only)

cpu = _build.names("torch_cpu")
comments = subprocess.run(
    ["readelf", "-p", ".comment", _build.TORCH / "lib/libtorch_cpu.so"], capture_output=True, text=True
)
print("\ncompilers that left their name in libtorch_cpu:")
for found in sorted(set(re.findall(r"\]  (.*?)(?: \(\d|$)", comments.stdout, re.M))):
    print("   ", found)

units = {}
for unit in ("DEFAULT", "AVX2", "AVX512"):
    units[unit] = {name.removesuffix(f".{unit}.cpp") for name in cpu if name.endswith(f".{unit}.cpp")}
print("\ncompiled once for each of", *units, "in libtorch_cpu:", len(units["DEFAULT"]), "files")
print("the same files each time:", units["DEFAULT"] == units["AVX2"] == units["AVX512"])
print("plain BinaryOpsKernel.cpp among the names:", "BinaryOpsKernel.cpp" in cpu)
for stem in ("RegisterCPU", "Operators", "VariableType", "TraceType"):
    print(f"{stem}_*.cpp, split into", sum(1 for name in cpu if re.fullmatch(rf"{stem}_\d+\.cpp", name)))
print("*Everything.cpp:", sum(1 for name in cpu if name.endswith("Everything.cpp")))
