"""What PyTorch's own wheel holds, leaves to others, and asks of a system"""

# requires: g++
import re
import subprocess
from importlib.metadata import distribution
from pathlib import Path

import torch

NVIDIA = ("libcu", "libnv", "libnccl")
LIBRARIES = Path(torch.__file__).parent / "lib"


def read(option, file):
    command = ["readelf", option, "-W", file]
    return subprocess.check_output(command, text=True)


def newest(prefix, text):
    found = re.findall(rf"\b{prefix}_(\d+(?:\.\d+)*)", text)
    return max(found, key=lambda version: [int(n) for n in version.split(".")])


wheel = distribution("torch").read_text("WHEEL")
print("tag:", re.search("Tag: (.*)", wheel)[1])
for short in ("c10", "torch_cpu", "torch_python", "torch_cuda"):
    name = f"lib{short}.so"
    dynamic, versions = (read(option, LIBRARIES / name) for option in ("-d", "-V"))
    needed = re.findall(r"NEEDED.*\[(.*)\]", dynamic)
    here = [n for n in needed if (LIBRARIES / n).exists()]
    nvidia = [n for n in needed if n not in here and n.startswith(NVIDIA)]
    system = len(needed) - len(here) - len(nvidia)
    libc, libcpp = newest("GLIBC", versions), newest("GLIBCXX", versions)
    print(f"{name}: glibc {libc}, libstdc++ {libcpp}")
    print(f"    this wheel {len(here)}, NVIDIA {len(nvidia)}, the system {system}")
dynamic = read("-d", LIBRARIES / "libtorch_cuda.so")
found = re.search(r"R(?:UN)?PATH.*\[(.*)\]", dynamic)[1]
print("looked for in:")
for folder in found.split(":"):
    print("   ", folder)
