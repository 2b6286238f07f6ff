"""The smallest build that contains an edit: one kernel, compiled against the wheel, under an operator's name"""
# requires: g++

import torch
from torch.utils.cpp_extension import load_inline

KERNEL = """
#include <torch/library.h>
#include <ATen/ops/empty_like.h>
at::Tensor my_ceil(const at::Tensor& x) {
  at::Tensor dense = x, out = at::empty_like(dense);
  const double* from = dense.const_data_ptr<double>();
  double* to = out.mutable_data_ptr<double>();
  for (int64_t i = 0; i < x.numel(); i++) to[i] = std::ceil(from[i]);
  return out;
}
TORCH_LIBRARY_IMPL(aten, CPU, m) { m.impl("ceil", my_ceil); }
"""
whole = torch.tensor([[0.5, 1.5, 2.5], [3.5, 4.5, 5.5]], dtype=torch.float64)
gaps = torch.cat([whole, whole], dim=1)[:, ::2]


def show(kernel):
    right = [torch.equal(torch.ceil(x), (x + 0.5)) for x in (whole, gaps)]
    print(f"{kernel:10} contiguous: {right[0]}   every second column: {right[1]}")


show("PyTorch's")
load_inline("my_ceil", KERNEL, extra_cflags=["-g", "-O0"], is_python_module=False)
show("mine")
