"""Which folder of the repository ended up in which library of the wheel."""

import re
from collections import Counter
from pathlib import Path

import torch

# An assertion keeps the path of its own source file; these begin where the release was built.
FOLDERS = rb"c10|aten|torch/csrc|torch/lib|caffe2|build|third_party"
CHECKOUT = re.compile(rb"/pytorch/pytorch/((?:" + FOLDERS + rb")/[\w./+-]+\.\w+)")
LIBRARIES = ["libc10.so", "libtorch_cpu.so", "libtorch_python.so", "libshm.so"]

table = {}
for library in LIBRARIES:
    found = set(CHECKOUT.findall((Path(torch.__file__).parent / "lib" / library).read_bytes()))
    sources = [path.decode() for path in found if not path.endswith((b".h", b".hpp", b".cuh"))]
    table[library] = Counter(re.match(r"torch/\w+|\w+", path)[0] for path in sources)

print(f"{'source files in':16}", *(f"{library:>18}" for library in LIBRARIES))
for folder in sorted(set().union(*table.values())):
    print(f"{folder:16}", *(f"{table[library][folder] or '-':>18}" for library in LIBRARIES))
