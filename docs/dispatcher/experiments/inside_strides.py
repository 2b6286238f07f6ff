"""What a TensorIterator makes of three tensors' shapes and strides"""

# requires: g++
# limit: 240
import torch
from torch.utils.cpp_extension import load_inline

SOURCE = """
#include <ATen/TensorIterator.h>
#include <sstream>
#include <torch/csrc/Exceptions.h>
#include <torch/csrc/utils/pybind.h>
std::string plan(const at::Tensor& a, const at::Tensor& b, bool linear) {
  at::Tensor out;
  auto iter = at::TensorIteratorConfig().add_output(out).add_input(a).add_input(b)
                  .enforce_linear_iteration(linear).build();
  std::ostringstream text;
  text << "shape " << iter.shape() << "  bytes";
  for (int arg = 0; arg < 3; arg++) text << " " << iter.strides(arg);
  int64_t calls = 0, sizes[2];
  iter.serial_for_each([&](char** data, const int64_t* strides, int64_t size0, int64_t size1) {
    calls++, sizes[0] = size0, sizes[1] = size1;
  }, {0, iter.numel()});
  text << "  " << calls << " x loop(" << sizes[0] << ", " << sizes[1] << ")";
  return text.str();
}
"""
plan = load_inline("inside_plan", SOURCE, functions=["plan"], no_implicit_headers=True).plan
ones, last = torch.ones, torch.channels_last
image = ones(2, 3, 4, 5)
PAIRS = {
    "contiguous, four dimensions": (image, image),
    "both permuted": (image.permute(3, 2, 1, 0), image.permute(3, 2, 1, 0)),
    "both channels last": (image.to(memory_format=last), image.to(memory_format=last)),
    "channels last + bias": (image.to(memory_format=last), ones(3, 1, 1)),
    "one transposed": (ones(3, 4), ones(4, 3).t()),
    "broadcast row": (ones(3, 4), ones(4)),
    "broadcast column": (ones(3, 4), ones(3, 1)),
    "single number": (ones(3, 4), ones(())),
    "every second column": (ones(3, 8)[:, ::2], ones(3, 4)),
    "first four columns": (ones(3, 8)[:, :4], ones(3, 4)),
    "middle of three broadcast": (ones(2, 3, 4), ones(2, 1, 4)),
}
for name, (a, b) in PAIRS.items():
    print(f"{name:28}", plan(a, b, False))
print(f"{'permuted, linear order':28}", plan(*PAIRS["both permuted"], True))
