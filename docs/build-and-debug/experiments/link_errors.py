"""Nine errors between the linker and the import, each made on purpose"""

# requires: g++
# limit: 240
import shutil
import subprocess
from pathlib import Path

import _link


def show(what: str, code: str) -> str:
    said = _link.attempt(code)
    print(f"{what}\n   {said}")
    return said.rpartition(" ")[2]


_link.module("ext", "void forgotten();", "forgotten();")
show("declared, never defined", "import torch, ext")

OLD = "#include <string>\nnamespace c10 { void setThreadName(std::string); }"
_link.module("ext", OLD, 'c10::setThreadName("");', "-lc10", compile_flags=("-D_GLIBCXX_USE_CXX11_ABI=0",))
symbol = show("compiled for the old std::string", "import torch, ext")
listed = subprocess.run(["nm", "-D", _link.TORCH / "lib" / "libc10.so"], capture_output=True, text=True).stdout
print("      wanted:", _link.demangle(symbol))
print("      libc10 has:", _link.demangle(next(word for word in listed.split() if "setThreadName" in word)))

_link.module(
    "ext", "extern PyObject* THPVariableClass;", "if (!THPVariableClass) return nullptr;", "-ltorch_cpu", "-lc10"
)
show("not linked with -ltorch_python", "import torch, ext")

CAST = '#include <pybind11/pybind11.h>\n#include <ATen/core/Tensor.h>\nPYBIND11_MODULE(cast, m) { m.def("same", [](at::Tensor t) { return t; }); }'
_link.compile("cast.o", CAST, "-fvisibility=hidden")
_link.link("cast.so", "cast.o", "-ltorch_cpu", "-lc10")
show("no torch/extension.h", "import torch, cast; cast.same(torch.ones(1))")
print("      its signature:", _link.attempt("import torch, cast; print(cast.same.__doc__)"))

_link.module("ext", "", "")
for what, name in {
    "the file renamed": "renamed",
    "built for another Python": "older.cpython-39-x86_64-linux-gnu",
}.items():
    shutil.copy("ext.so", f"{name}.so")
    show(what, f"import {name.partition('.')[0]}")

Path("checkout/torch").mkdir(parents=True)  # a source tree: the release's Python; what a build makes goes step by step
for part in _link.TORCH.iterdir():
    Path("checkout/torch", part.name).symlink_to(part)
for what, gone in {
    "in a source tree without _C": "_C.*",
    "without libraries": "lib",
    "a fresh clone": "version.py",
}.items():
    next(Path("checkout/torch").glob(gone)).unlink()
    show(what, "import os; os.chdir('checkout'); import torch")
