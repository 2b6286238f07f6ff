"""What load_inline tells the compiler and the linker, and what comes out"""

# requires: g++
# limit: 240
import os
from pathlib import Path

import _link
from torch.utils.cpp_extension import load_inline

module = load_inline("inline_one", "int64_t count(at::Tensor t) { return t.numel(); }", functions="count")
home = Path(os.environ["TORCH_EXTENSIONS_DIR"], "inline_one")
print("files:", *sorted(file.name for file in home.iterdir() if not file.name.startswith(".")))
print("main.cpp:", *(home / "main.cpp").read_text().splitlines(), sep="\n   ")
for line in (home / "build.ninja").read_text().splitlines():
    if line.startswith(("cflags", "ldflags")):
        print(f"{line.split()[0]:8}", _link.flags(line))
print("inline_one.so", _link.needs(home / "inline_one.so"))
print(module.count.__doc__.strip())
