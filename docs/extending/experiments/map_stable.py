"""An operator of the stable ABI asks the library for C functions only"""

# requires: g++
# limit: 240
import subprocess

import torch
from torch.utils.cpp_extension import load_inline

SOURCE = """
#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>
using torch::stable::Tensor;

Tensor twice(const Tensor& x) {
  Tensor out = torch::stable::empty_like(x);
  const float* from = x.const_data_ptr<float>();
  float* to = out.mutable_data_ptr<float>();
  for (int64_t i = 0; i < x.numel(); i++) to[i] = 2 * from[i];
  return out;
}
STABLE_TORCH_LIBRARY(guide, m) { m.def("twice(Tensor x) -> Tensor"); }
STABLE_TORCH_LIBRARY_IMPL(guide, CPU, m) { m.impl("twice", TORCH_BOX(&twice)); }
"""

library = load_inline(
    "guide_twice",
    SOURCE,
    is_python_module=False,
    no_implicit_headers=True,  # neither torch/extension.h nor Python.h
    extra_cflags=["-DTORCH_TARGET_VERSION=0x020a000000000000", "-O1"],  # may use what 2.10 had
)
print(torch.ops.guide.twice.default._schema)
print(torch.ops.guide.twice(torch.arange(3.0)))

symbols = subprocess.run(["nm", "-DCu", library], capture_output=True, text=True, check=True).stdout.split()
print("C++ symbols of ATen, c10 or Python:", [s for s in symbols if s.startswith(("at::", "c10::", "Py", "torch::"))])
print("C functions of libtorch, those that name a dtype aside:")
for symbol in sorted(s for s in symbols if s.startswith(("aoti_torch", "torch_")) and "dtype_" not in s):
    print("  ", symbol)
