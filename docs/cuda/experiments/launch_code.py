"""The machine code of `add`'s vectorised kernel for one architecture, out of the wheel"""

import os
import re
import subprocess
from importlib import metadata
from pathlib import Path

import torch

KERNEL = "_ZN2at6native29vectorized_elementwise_kernelILi4ENS0_15CUDAFunctor_addIfEESt5arrayIPcLm3EELb0EEEviT0_T1_"


def tool(name):
    """From the packages nvidia-cuda-cuobjdump and nvidia-cuda-nvdisasm; neither needs a GPU."""
    return next(Path(f.locate()) for f in metadata.files(f"nvidia-cuda-{name}") if f.name == name)


library = Path(torch.__file__).parent / "lib" / "libtorch_cuda.so"
path = f"{tool('nvdisasm').parent}:{os.environ['PATH']}"
command = [tool("cuobjdump"), "-sass", "-arch", "sm_80", "-fun", KERNEL, library]
said = subprocess.run(command, env=os.environ | {"PATH": path}, capture_output=True, text=True, check=True).stdout
code = [(int(at, 16), text.strip()) for at, text in re.findall(r"/\*([0-9a-f]{4})\*/ +(.*?) ;", said)]
jump = next(i for i, (_, text) in enumerate(code) if "BRA" in text)
print("every thread begins with")
for _, text in code[: jump + 1]:
    print("   ", text)
target = int(code[jump][1].rpartition(" ")[2], 16)
slow, fast = ([text for at, text in code[jump + 1 :] if (at >= target) is side] for side in (False, True))
fast = fast[: fast.index("EXIT") + 1]
print("a block that is full goes on with")
for text in fast:
    print("   ", text)


def count(texts, what):
    return sum(what in text for text in texts)


for name, part in ("the last block", slow), ("a full block", fast):
    kinds = ("LDG.E.128", "LDG.E ", "FFMA", "STG.E.128", "STG.E ", "BRA")
    print(f"{name}: {len(part)} instructions, of them", ", ".join(f"{count(part, k)} {k.strip()}" for k in kinds))
