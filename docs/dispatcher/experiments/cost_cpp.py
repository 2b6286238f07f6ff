"""The same addition from C++, without layers one by one, and with more numbers to add"""

# requires: g++, valgrind
# limit: 240
from _build_and_count import band, measured

PROGRAM = r"""
#include <ATen/core/Tensor.h>
#include <ATen/ops/add.h>
#include <ATen/ops/add_cpu_dispatch.h>
#include <ATen/ops/ones.h>
using at::Tensor;
constexpr auto CPU_ONLY = c10::DispatchKeySet(c10::DispatchKey::CPU);
int main() {
  Tensor a = at::ones({2}), b = at::ones({2}), out = at::ones({2}), w = at::ones({2}).requires_grad_();
  measure("at::add(a, b)", [&] { at::add(a, b); });
  measure("at::add(w, b), w requires a gradient", [&] { at::add(w, b); });
  measure("redispatch to CPU", [&] { at::_ops::add_Tensor::redispatch(CPU_ONLY, a, b, 1); });
  measure("at::cpu::add(a, b)", [&] { at::cpu::add(a, b); });
  { c10::InferenceMode on;
    Tensor i = at::ones({2});
    measure("at::add(i, i) in InferenceMode", [&] { at::add(i, i); });
    measure("at::add_out(out, i, i) in InferenceMode", [&] { at::add_out(out, i, i); }); }
  for (int64_t n : {16, 1024, 65536}) {
    Tensor x = at::ones({n}), y = at::ones({n});
    measure("at::add of " + std::to_string(n) + " numbers", [&] { at::add(x, y); });
  }
}
"""
base = None
for name, (count, news) in measured(PROGRAM).items():
    base = base or count
    if name.endswith("numbers"):
        print(f"{name:40} {band(100 * (count - base) / count, (0, 10, 75, 100), ' % is for the numbers')}")
    else:
        much = "the base" if count == base else band(count / base, (0.5, 0.8, 0.95, 1.3, 2.5))
        print(f"{name:40} {much:16} {news} allocations")
