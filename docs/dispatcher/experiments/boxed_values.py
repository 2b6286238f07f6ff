"""What boxing makes of an argument: eight bytes, a tag, and sometimes an object on the heap"""

# requires: g++
# limit: 240
from _build_and_count import COUNTING, output

PROGRAM = r"""
#include <ATen/core/boxing/KernelFunction.h>
#include <ATen/ops/ones.h>
#include <cstdio>
template <class T> void box(const char* what, const T& value) {
  news = 0;
  c10::IValue v(value);
  std::printf("%-22s tag %2d %-14s %s, %d allocations\n", what, *(int*)((char*)&v + 8), v.tagKind().c_str(),
              v.isPtrType() ? "pointer" : "in place", news);
}
int main() {
  std::printf("bytes: IValue %zu, KernelFunction %zu\n", sizeof(c10::IValue), sizeof(c10::KernelFunction));
  at::Tensor t = at::ones({2});
  box("Tensor", t);
  box("int64_t", int64_t(7));
  box("double", 0.5);
  box("Device", at::Device("cpu"));
  box("Scalar(1)", at::Scalar(1));
  box("SymInt(7)", c10::SymInt(7));
  box("empty optional", std::optional<int64_t>());
  box("complex<double>", c10::complex<double>(0, 1));
  box("string", std::string("sum"));
  box("IntArrayRef {2, 3, 4}", at::IntArrayRef({2, 3, 4}));
  box("two Tensors", std::vector<at::Tensor>{t, t});
  news = 0;
  auto stack = c10::impl::boxArgs<const at::Tensor&, const at::Tensor&, const at::Scalar&>(t, t, at::Scalar(1));
  std::printf("boxArgs(t, t, 1): %zu values, %d allocation, t is held %zu times\n", stack.size(), news, t.use_count());
  std::printf("boxArgs(TensorOptions()): %zu values\n", c10::impl::boxArgs(at::TensorOptions()).size());
}
"""
print(output(COUNTING + PROGRAM), end="")
