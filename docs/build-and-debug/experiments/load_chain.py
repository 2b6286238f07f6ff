"""Which library pulls in which, and what each of them exports."""

# requires: g++
import importlib.util
import subprocess
from pathlib import Path

torch = Path(importlib.util.find_spec("torch").origin).parent  # found, not imported
files = [next(torch.glob("_C.*.so"))] + [
    torch / "lib" / f"lib{n}.so" for n in ("torch_python", "torch", "torch_cpu", "c10")
]


def read(option: str, file: Path) -> list[str]:
    return subprocess.run(["readelf", option, "-W", file], capture_output=True, text=True).stdout.splitlines()


for file in files:
    needed = [line.split("[")[1].rstrip("]") for line in read("-d", file) if "NEEDED" in line]
    ours = [n for n in needed if (torch / "lib" / n).exists() and "gomp" not in n]
    functions = [line for line in read("--dyn-syms", file) if " FUNC " in line and " UND " not in line]
    print(f"{file.name.split('.')[0]:16} needs {', '.join(ours) or '-':40} exports {len(functions)} functions")
