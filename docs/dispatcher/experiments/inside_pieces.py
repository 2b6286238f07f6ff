"""How 32,768 cuts the work: ranges, loops and 32-bit halves"""

# requires: g++
# limit: 240
import torch
from torch.utils.cpp_extension import load_inline

SOURCE = """
#include <ATen/Parallel.h>
#include <ATen/TensorIterator.h>
#include <mutex>
#include <torch/csrc/Exceptions.h>
#include <torch/csrc/utils/pybind.h>
using Pieces = std::vector<std::vector<int64_t>>;
std::mutex lock;
Pieces here(int64_t n) {  // the template, compiled into this extension
  Pieces seen;
  at::parallel_for(0, n, at::internal::GRAIN_SIZE, [&](int64_t begin, int64_t end) {
    std::lock_guard<std::mutex> guard(lock);
    seen.push_back({begin, end - begin});
  });
  return seen;
}
Pieces loops(const at::Tensor& a) {  // for_each, compiled into libtorch_cpu
  Pieces seen;
  auto iter = at::TensorIteratorConfig().add_owned_output(at::Tensor()).add_input(a).build();
  char* start = static_cast<char*>(iter.data_ptr(0));
  iter.for_each([&](char** data, const int64_t*, int64_t size0, int64_t size1) {
    std::lock_guard<std::mutex> guard(lock);
    seen.push_back({(data[0] - start) / iter.element_size(0), size0, size1});
  });
  return seen;
}
Pieces halves(const at::Tensor& a) {
  Pieces seen;
  auto iter = at::TensorIteratorConfig().add_input(a).build();
  for (auto& part : iter.with_32bit_indexing()) seen.push_back(part.shape().vec());
  return seen;
}
"""
cut = load_inline("inside_cut", SOURCE, functions=["here", "loops", "halves"], no_implicit_headers=True)
torch.set_num_threads(4)
for n in (32768, 32769, 65537, 131073):
    print(f"{n:6} elements, for_each: {sorted(cut.loops(torch.ones(n)))}  parallel_for here: {cut.here(n)}")
print("77 rows of 1000 out of 2000:", *sorted(cut.loops(torch.ones(77, 2000)[:, :1000])))
for n, dtype in ((2**29, torch.float32), (2**29 + 1, torch.float32), (2**29 + 1, torch.int8)):
    print(f"{n} of {dtype}: 32-bit parts {cut.halves(torch.empty(n, dtype=dtype))}")  # memory that nobody touches
