"""A static archive with a TORCH_LIBRARY block, linked in eight ways: is the operator there?"""

# requires: g++
# limit: 240
import os
import subprocess

import _link
import torch

REGISTER = """#include <torch/library.h>
TORCH_LIBRARY(guide, m) { m.def("answer", []() -> int64_t { return 42; }); }
extern "C" void guide_anchor() {}
"""
_link.compile("reg.o", REGISTER)
_link.link("libreg.so", "reg.o", "-Wl,-soname,libreg.so", "-ltorch_cpu", "-lc10")
_link.compile("calls.o", 'extern "C" { void guide_anchor(); void use() { guide_anchor(); } }')
_link.compile("silent.o", 'extern "C" void use() {}')
subprocess.run(["ar", "rc", "libreg.a", "reg.o"], check=True)

WAYS = [
    "silent.o libreg.a",
    "silent.o -Wl,--whole-archive libreg.a -Wl,--no-whole-archive",
    "silent.o -Wl,-u,guide_anchor libreg.a",
    "calls.o libreg.a",
    "libreg.a calls.o",
    "silent.o reg.o",
    "silent.o -Wl,--as-needed -L. -lreg -Wl,-rpath,$ORIGIN",
    "silent.o -Wl,--no-as-needed -L. -lreg -Wl,-rpath,$ORIGIN",
]
for number, way in enumerate(WAYS):
    library = os.path.abspath(f"way{number}.so")
    _link.link(library, *way.split(), "-Wl,--no-as-needed", "-ltorch_cpu", "-lc10")
    if os.fork() == 0:  # a child each, since a second registration would be refused
        try:
            torch.ops.load_library(library)
            said = (
                f"answer() = {torch.ops.guide.answer()}" if hasattr(torch.ops.guide, "answer") else "no such operator"
            )
        except OSError as e:
            said = str(e.__cause__).partition(": ")[2]
        print(f"{said:38} {way.replace('-Wl,', '')}", flush=True)
        os._exit(0)
    os.wait()
both = f"import torch; [torch.ops.load_library({os.getcwd()!r} + f'/way{{n}}.so') for n in (1, 5)]"
print("two of them in one process:", *_link.attempt(both).replace("; ", ".  ").split(".  "), sep="\n   ")
