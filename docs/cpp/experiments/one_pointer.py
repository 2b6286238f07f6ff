"""A Tensor is one pointer, and passing it counts"""

# requires: g++
# limit: 200
import subprocess
from pathlib import Path

import torch

PROGRAM = r"""
#include <ATen/EmptyTensor.h>
#include <ATen/core/Tensor.h>
#include <cstdio>
using at::Tensor;
Tensor make() { return Tensor(at::detail::empty_cpu({2, 3}, at::kFloat)); }
size_t by_value(Tensor t) { return t.use_count(); }
size_t by_reference(const Tensor& t) { return t.use_count(); }
template <class... A> size_t forwards(A&&... a) { return by_value(std::forward<A>(a)...); }
template <class... A> size_t passes(A&&... a) { return by_value(a...); }
struct Counted : c10::intrusive_ptr_target { int n; explicit Counted(int n) : n(n) {} };
int main() {
  std::printf("bytes: Tensor %zu, TensorImpl %zu, StorageImpl %zu, empty intrusive_ptr_target %zu\n", sizeof(Tensor),
              sizeof(c10::TensorImpl), sizeof(c10::StorageImpl), sizeof(c10::intrusive_ptr_target));
  Tensor t = make();
  std::printf("alone %zu, by reference %zu, ", t.use_count(), by_reference(t));
  std::printf("by value %zu\n", by_value(t));
  std::printf("moved with std::forward %zu, ", forwards(std::move(t)));
  std::printf("still defined: %d\n", t.defined());
  t = make();
  std::printf("moved without std::forward %zu, ", passes(std::move(t)));
  std::printf("still defined: %d\n", t.defined());
  Tensor row = t.select(0, 1);
  std::printf("with a view alive: the tensor %zu, its storage %zu\n", t.use_count(), t.storage().use_count());
  auto p = c10::make_intrusive<Counted>(7);
  auto q = p;
  std::printf("two pointers to a class of our own: %zu\n", p.use_count());
}
"""
torch_home = Path(torch.__file__).parent
Path("program.cpp").write_text(PROGRAM)
flags = ["-std=c++20", f"-I{torch_home}/include", "program.cpp", "-o", "program", f"-L{torch_home}/lib"]
libraries = ["-ltorch", "-ltorch_cpu", "-lc10", f"-Wl,-rpath,{torch_home}/lib"]
subprocess.run(["g++", *flags, *libraries], check=True)
print(subprocess.run(["./program"], capture_output=True, text=True, check=True).stdout, end="")
