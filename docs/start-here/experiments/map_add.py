"""Ask PyTorch where torch.add lives, one layer after the other"""

import inspect
import mmap
from pathlib import Path

import torch

LIBRARIES = sorted((Path(torch.__file__).parent / "lib").glob("lib*.so"))
OPERATOR = "aten::add.Tensor"


def holder(text):
    """The libraries of the wheel in which this text stands."""
    found = []
    for path in LIBRARIES:
        with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
            if data.find(text.encode()) >= 0:
                found.append(path.name)
    return ", ".join(found)


try:
    print("name       ", inspect.getsourcefile(torch.add))
except TypeError as error:
    print("name        no Python file:", str(error).split("was expected, ")[-1])
signature = "add(Tensor input, Tensor other, *, Scalar alpha=1, Tensor out=None)"
print(f"binding     takes {signature}\n            {holder(signature)}")
schema = str(torch.ops.aten.add.Tensor._schema)
print(f"operator    {schema}\n            {holder(schema.removeprefix('aten::'))}")
rows = dict(line.split(": ", 1) for line in torch._C._dispatch_dump_table(OPERATOR).splitlines() if line)
for key in ("AutogradCPU", "CPU", "CUDA"):
    file = rows[key].partition("/pytorch/pytorch/")[2].partition(".cpp:")[0] + ".cpp"
    print(f"{key:11} registered in {file}\n            {holder(file)}")
file = "c10/core/TensorImpl.cpp"
print(f"tensor      {file}\n            {holder(file)}")
