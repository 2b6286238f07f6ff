"""What boxing adds to a call, in allocations and in instructions"""

# requires: g++, valgrind
# limit: 240
from _build_and_count import band, measured

PROGRAM = r"""
#include <ATen/ops/ones.h>
#include <torch/library.h>
using at::Tensor, torch::jit::Stack;
Tensor one(const Tensor& x, int64_t n) { return x; }
Tensor list(const Tensor& x, at::IntArrayRef n) { return x; }
void boxed(const c10::OperatorHandle&, Stack* stack) { stack->pop_back(); }
TORCH_LIBRARY(guide, m) {
  for (std::string f : {"one", "one_boxed"}) m.def((f + "(Tensor x, int n) -> Tensor").c_str());
  for (std::string f : {"list", "list_boxed"}) m.def((f + "(Tensor x, int[] n) -> Tensor").c_str());
  m.impl("one", &one), m.impl("list", &list);
  for (auto f : {"one_boxed", "list_boxed"}) m.impl(f, torch::CppFunction::makeFromBoxedFunction<&boxed>());
}
template <class T> void both(std::string name, const Tensor& x, T n) {
  auto op = c10::Dispatcher::singleton().findSchemaOrThrow(("guide::" + name).c_str(), "");
  auto typed = op.typed<Tensor(const Tensor&, T)>();
  measure("C++ arguments -> " + name, [&] { typed.call(x, n); });
  measure("stack         -> " + name, [&] { auto stack = c10::impl::boxArgs(x, n); op.callBoxed(stack); });
}
int main() {
  Tensor x = at::ones({2});
  for (auto f : {"one", "one_boxed"}) both<int64_t>(f, x, 3);
  for (auto f : {"list", "list_boxed"}) both<at::IntArrayRef>(f, x, {2, 3, 4});
  auto view = c10::Dispatcher::singleton().findSchemaOrThrow("aten::view", "");
  auto sym = view.typed<Tensor(const Tensor&, c10::SymIntArrayRef)>();
  auto plain = view.typed<Tensor(const Tensor&, at::IntArrayRef)>();
  measure("SymInt types  -> view", [&] { sym.call(x, {1, 2}); });
  measure("int64_t types -> view", [&] { plain.call(x, {1, 2}); });
}
"""
base = {}
for name, (count, news) in measured(PROGRAM).items():
    first = base.setdefault(name.partition(" -> ")[2].removesuffix("_boxed"), count)
    much = "the base" if count == first else band(count / first, (1.2, 3.5, 9)) + " the base"
    print(f"{name:28} {news} allocations, instructions: {much}")
