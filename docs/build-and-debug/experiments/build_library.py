"""The build, read out of the libraries: the files that were compiled left their names"""
# requires: g++
# limit: 120
import importlib.util
import re
import subprocess
from collections import Counter
from pathlib import Path

torch = Path(importlib.util.find_spec("torch").origin).parent  # found, not imported


def files(library: Path) -> set[str]:
    table = subprocess.run(["readelf", "-sW", library], capture_output=True, text=True).stdout
    return set(re.findall(r" FILE .* (\S+\.\w+)$", table, re.M)) - {"crtstuff.c", "offloadstuff.c"}


print(f"{'names in':18}{'C++':>6}{'C':>6}{'Fortran':>9}")
for name in ("_C", "torch_python", "torch", "torch_cpu", "c10"):
    names = files(next(torch.glob("_C.*.so")) if name == "_C" else torch / f"lib/lib{name}.so")
    kinds = Counter(file.rsplit(".", 1)[1] for file in names)
    print(f"{name:18}{kinds['cpp'] + kinds['cc']:6}{kinds['c']:6}{kinds['f']:9}", *(names if len(names) == 1 else ""))
    if name == "torch_cpu":
        cpu = names

units = {unit: {f.removesuffix(f".{unit}.cpp") for f in cpu if f.endswith(f".{unit}.cpp")} for unit in ("DEFAULT", "AVX2", "AVX512")}
print("\ncompiled once for each of", *units, "in libtorch_cpu:", len(units["DEFAULT"]), "files")
print("the same files each time:", units["DEFAULT"] == units["AVX2"] == units["AVX512"])
print("plain BinaryOpsKernel.cpp among the names:", "BinaryOpsKernel.cpp" in cpu)
for stem in ("RegisterCPU", "Operators", "VariableType", "TraceType"):
    print(f"{stem}_*.cpp, split into", sum(1 for file in cpu if re.fullmatch(rf"{stem}_\d+\.cpp", file)))
print("*Everything.cpp:", sum(1 for file in cpu if file.endswith("Everything.cpp")))
