"""Which registration blocks run while `import torch` loads its libraries, and in what order"""

# requires: g++
# limit: 240
import os
import subprocess
import sys
from collections import Counter

NAME = "_ZN5torch7LibraryC1ENS0_4KindENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt8optionalIN3c1011DispatchKeyEEPKcj"
INSTEAD = """
#include <dlfcn.h>
#include <cstdio>
#include <string>
using Constructor = void(void*, int kind, std::string* space, int key, const char* file, unsigned line);
extern "C" Constructor noted __asm__("NAME");  // torch::Library's; the linker finds this one first
extern "C" void noted(void* self, int kind, std::string* space, int key, const char* file, unsigned line) {
  static auto* real = (Constructor*)dlsym(dlopen("libtorch_cpu.so", RTLD_LAZY | RTLD_NOLOAD), "NAME");
  Dl_info caller;
  dladdr(__builtin_return_address(0), &caller);
  std::printf("%d %s %s %s\\n", kind, space->c_str(), file, caller.dli_fname);
  real(self, kind, space, key, file, line);
}
"""
with open("instead.cpp", "w") as file:
    file.write(INSTEAD.replace("NAME", NAME))
subprocess.run(["g++", "-std=c++20", "-fPIC", "-shared", "instead.cpp", "-o", "instead.so"], check=True)
first = os.environ | {"LD_PRELOAD": os.path.abspath("instead.so")}
said = subprocess.run([sys.executable, "-c", "import torch"], env=first, capture_output=True, text=True, check=True)
rows = [line.split() for line in said.stdout.splitlines() if ".py " not in line]  # blocks of C++, not Python's
blocks = [(["DEF", "IMPL", "FRAGMENT"][int(k)], ns, file.split("pytorch/pytorch/")[-1], lib.split("/")[-1].split(".")[0])
          for k, ns, file, lib in rows]  # fmt: skip
print("blocks by library:", dict(Counter(block[3] for block in blocks)))
print("blocks by kind:   ", dict(Counter(block[0] for block in blocks)))
print("\nthe first three, and those that define a namespace:")
for number, (kind, ns, file, _) in enumerate(blocks, 1):
    if kind == "DEF" or number < 4:
        print(f"{number:5d} {kind:5s} {ns:26s}{file}")
at = next(n for n, block in enumerate(blocks) if block[:2] == ("DEF", "aten"))
early = Counter(block[2] for block in blocks[:at] if block[:2] == ("IMPL", "aten"))
print(f"\n{early.total()} blocks gave kernels to aten before its schemas came; the busiest files among them:")
print(*(f"{count:5d} {file}" for file, count in early.most_common(4)), sep="\n")
