"""The autograd kernel of add, written again and compared with what was compiled"""

# limit: 180
from pathlib import Path

import torch
import torchgen
from torchgen.packaged.autograd.gen_autograd import gen_autograd
from torchgen.selective_build.selector import SelectiveBuilder

given = Path(torchgen.__file__).parent / "packaged"
gen_autograd(
    str(given / "ATen/native/native_functions.yaml"),
    str(given / "ATen/native/tags.yaml"),
    ".",
    str(given / "autograd"),
    SelectiveBuilder.get_nop_selector(),
)
table = torch._C._dispatch_dump_table("aten::add.Tensor").splitlines()
place = next(line for line in table if line.startswith("AutogradCPU")).split("registered at ")[1].split()[0]
name, number = Path(place).name.split(":")
text = Path(name).read_text().splitlines()
print(f"The library says that it was registered at {name}:…; that line of the new text is")
print("  ", text[int(number) - 1])

start = next(i for i, line in enumerate(text) if line.startswith("at::Tensor add_Tensor("))
debug = False
for line in text[start : start + 55]:
    debug = debug or line.strip() == "#ifndef NDEBUG"
    if not debug:
        print(line)
    debug = debug and line.strip() != "#endif"
