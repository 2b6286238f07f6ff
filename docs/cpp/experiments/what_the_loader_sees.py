"""What the loader sees: who needs whom, and who shows what"""

# requires: g++
import re
import subprocess
from pathlib import Path

import torch

home = Path(torch.__file__).parent
CHAIN = ["libtorch_python", "libtorch", "libtorch_cuda", "libtorch_cpu", "libc10_cuda", "libc10"]
libraries = [Path(torch._C.__file__), *(home / "lib" / f"{name}.so" for name in CHAIN)]


def tool(*words: str) -> str:
    """What a program of binutils prints."""
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


for library in filter(Path.exists, libraries):  # a build for the CPU alone lacks two
    name = library.name.split(".")[0]
    dynamic = tool("readelf", "-d", str(library))
    needed = [n for n in re.findall(r"NEEDED.*\[(.*?)\.so", dynamic) if n in CHAIN]
    kind, folders = re.search(r"(R\w*PATH).*\[(.*)]", dynamic).groups()
    own = [folder for folder in folders.split(":") if "nvidia" not in folder]
    others = " and folders of nvidia" if "nvidia" in folders else ""
    defined = tool("nm", "-D", "--defined-only", str(library)).splitlines()
    functions = [line.split()[-1] for line in defined if line.split()[-2] in "TW"]
    print(f"{name:15} needs {', '.join(needed) or '-'}; {kind} {', '.join(own)}{others}")
    count = f"{len(functions)}" if len(functions) < 100 else f"{len(functions) // 100 * 100:,} to the hundred below"
    print(f"{'':15} functions shown: {count}{' ' + functions[0] if len(functions) == 1 else ''}")

mangled = "_ZN2at4_ops10add_Tensor4callERKNS_6TensorES4_RKN3c106ScalarE"
print(mangled, "=", tool("c++filt", mangled).strip(), sep="\n  ")
string = tool("c++filt", "_Z1fNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE")
print(
    "new std::string:",
    re.search(r"std::__cxx11::\w+", string)[0],
    "- the wheel uses it:",
    torch._C._GLIBCXX_USE_CXX11_ABI,
)
header = (home / "include" / "pybind11" / "detail" / "common.h").read_text()
print("pybind11:", ".".join(re.findall(r"#define PYBIND11_VERSION_(?:MAJOR|MINOR|MICRO) (\d+)", header)))
