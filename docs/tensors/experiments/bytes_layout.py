"""The 176 bytes of a TensorImpl: offsets from the compiler, values out of a live tensor"""

# requires: g++
# limit: 200
import ctypes
import subprocess
from pathlib import Path

import _bytes
import torch

LINE = 'std::printf("{1} %zu %zu\\n", offsetof(c10::{0}, {1}), sizeof(c10::{0}::{1}));'
LAYOUTS = {"TensorImpl": _bytes.TENSOR, "StorageImpl": _bytes.STORAGE}
ASK = "\n".join(LINE.format(owner, name) for owner, layout in LAYOUTS.items() for name in layout)
SOURCE = f"""#include <c10/core/StorageImpl.h>
#include <c10/core/TensorImpl.h>
#include <cstdio>
int main() {{ std::printf("whole %zu %zu\\n", sizeof(c10::TensorImpl), sizeof(c10::StorageImpl));
{ASK} }}"""
home = Path(torch.__file__).parent
Path("ask.cpp").write_text(SOURCE)
flags = ["-std=c++20", "-w", "-fno-access-control", f"-I{home}/include", "ask.cpp", "-o", "ask"]  # private fields too
subprocess.run(["g++", *flags, f"-L{home}/lib", "-lc10", f"-Wl,-rpath,{home}/lib"], check=True)
said = subprocess.run(["./ask"], capture_output=True, text=True, check=True).stdout.splitlines()
measured = [(line.split()[0], tuple(map(int, line.split()[1:]))) for line in said]
assert measured == [("whole", (176, 96)), *_bytes.TENSOR.items(), *_bytes.STORAGE.items()], measured

x = torch.arange(12).view(3, 4)[1:, ::2]
assert (_bytes.field(x, "storage_"), _bytes.field(x, "pyobj_slot_")) == (x.untyped_storage()._cdata, id(x))
assert _bytes.field(x, "device_opt_").to_bytes(3, "little") == bytes([0, 255, 1])  # type, index, is there one
rows = {"virtual functions": (0, 8), **_bytes.TENSOR, "flags": (165, 3)}
dims, *numbers = _bytes.words(x._cdata + 56, 11)
values = {
    "combined_refcount_": "strong {}, weak {},\\nPython object {}".format(*_bytes.counts(x._cdata)),
    "storage_": "the StorageImpl",
    "pyobj_slot_": "the Python object",
    "sizes_and_strides_": f"{dims} dimensions, sizes {numbers[:dims]},\\nstrides {numbers[5 : 5 + dims]}",
    "device_opt_": "CPU",
    "flags": "one bit or two each",
    "key_set_": str(torch._C._dispatch_keys(x)).partition("(")[2].rstrip(")").replace("View, ", "View,\\n"),
}
print("digraph {\n  rankdir=LR; nodesep=0.02; ranksep=0.1; node [height=0.3];")
for name, (at, length) in sorted(rows.items(), key=lambda row: -row[1][0]):  # the last row is drawn on top
    value = int.from_bytes(ctypes.string_at(x._cdata + at, length), "little")
    pointer = name in _bytes.POINTERS or at == 0
    text = values.get(name) or (str(value) if not pointer else "set" if value else "null")
    print(f'  a{at} [label="{at}–{at + length - 1}", shape=plaintext, class="quiet"];')
    print(f'  b{at} [label="{name}", width=1.7, class="{"key" if pointer else "cpp"}"];')
    print(f'  c{at} [label="{text}", shape=plaintext]; a{at} -> b{at} -> c{at} [style=invis];')
print("}")
