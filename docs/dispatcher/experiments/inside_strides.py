"""What a TensorIterator makes of three tensors' shapes and strides"""

# requires: g++
# limit: 240
import ctypes

import torch
from torch.utils.cpp_extension import load_inline

SOURCE = """
#include <ATen/TensorIterator.h>
#include <ATen/core/Tensor.h>
#include <iostream>
using Pointer = c10::intrusive_ptr<c10::TensorImpl, c10::UndefinedTensorImpl>;
extern "C" void plan(c10::TensorImpl* a, c10::TensorImpl* b, bool linear) {
  at::Tensor out, x(Pointer::reclaim_copy(a)), y(Pointer::reclaim_copy(b));
  auto iter = at::TensorIteratorConfig().add_output(out).add_input(x).add_input(y)
                  .enforce_linear_iteration(linear).build();
  std::cout << "shape " << iter.shape() << "  bytes";
  for (int arg = 0; arg < 3; arg++) std::cout << " " << iter.strides(arg);
  int64_t calls = 0, sizes[2];
  iter.serial_for_each([&](char** data, const int64_t* strides, int64_t size0, int64_t size1) {
    calls++, sizes[0] = size0, sizes[1] = size1;
  }, {0, iter.numel()});
  std::cout << "  " << calls << " x loop(" << sizes[0] << ", " << sizes[1] << ")" << std::endl;
}
"""
library = ctypes.CDLL(load_inline("inside_plan", SOURCE, is_python_module=False, no_implicit_headers=True))


def plan(name, a, b, linear):
    print(f"{name:28}", end=" ", flush=True)
    library.plan(ctypes.c_void_p(a._cdata), ctypes.c_void_p(b._cdata), linear)  # the addresses of two TensorImpls


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
    plan(name, a, b, False)
plan("permuted, linear order", *PAIRS["both permuted"], True)
