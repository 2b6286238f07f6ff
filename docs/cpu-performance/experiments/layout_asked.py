"""What PyTorch asks of the system's allocator, seen by a library loaded before it"""

# requires: g++
import os
import subprocess
import sys
from pathlib import Path

# --8<-- [start:shim]
SHIM = """
#include <dlfcn.h>
#include <stdio.h>
extern "C" int posix_memalign(void** to, size_t alignment, size_t size) noexcept {
  typedef int (*Function)(void**, size_t, size_t);
  static auto next = (Function)dlsym(RTLD_NEXT, "posix_memalign");
  if (size >= 1000000) printf("  asked for %zu bytes\\n", size), fflush(stdout);
  return next(to, alignment, size);
}
"""
# --8<-- [end:shim]
RUN = """
import torch
from torch.nn.functional import softsign
x = torch.ones(2**20)
for line in ("x + 1", "x + 1", "x.add_(1)", "x.t()", "x[::2].clone()", "softsign(x)"):
    print(line, flush=True)
    eval(line)
"""
Path("shim.cpp").write_text(SHIM)
build = ["g++", "-shared", "-fPIC", "shim.cpp", "-o", "shim.so"]
subprocess.run(build, check=True)
env = os.environ | {"LD_PRELOAD": str(Path("shim.so").absolute())}
said = subprocess.check_output([sys.executable, "-c", RUN], env=env, text=True)
print("x + 1" + said.partition("x + 1")[2], end="")
