"""What hangs on a tensor, and the two numbers of a node, read in C++"""

# requires: g++
# limit: 240
import threading

import torch
from torch.utils.cpp_extension import load_inline

SOURCE = """
#include <torch/csrc/autograd/variable.h>
#include <torch/library.h>
using namespace torch::autograd;
std::string look(const at::Tensor& t) {
  auto* meta = impl::get_autograd_meta(t);
  if (!meta) return "no AutogradMeta";
  std::string out = impl::get_view_autograd_meta(t) ? "DifferentiableViewMeta" : "AutogradMeta";
  if (meta->grad_fn_) out += ", grad_fn " + meta->grad_fn_->name() + ", output_nr " + std::to_string(meta->output_nr_);
  return out + (impl::try_get_grad_accumulator(t) ? ", accumulator alive" : "");
}
std::vector<int64_t> numbers(const at::Tensor& t) {
  auto edge = impl::gradient_edge(t);  // a leaf's accumulator is made here
  return {int64_t(edge.function->sequence_nr()), int64_t(edge.function->topological_nr())};
}
std::vector<int64_t> sizes() { return {sizeof(AutogradMeta), sizeof(Node), sizeof(Edge)}; }
TORCH_LIBRARY(guide, m) { m.def("look", &look).def("numbers", &numbers).def("sizes", &sizes); }
"""
load_inline("guide_leaves", SOURCE, is_python_module=False, no_implicit_headers=True)
cpp = torch.ops.guide
x, w = torch.ones(2), torch.ones(2, requires_grad=True)
for code in ("x", "x * 2", "x.detach()", "x[0]", "w", "w * 2", "w.detach()", "torch.std_mean(w)[1]"):
    print(f"{code:22}{cpp.look(eval(code))}")
a = w.exp()
print(f"{'w, used by a':22}{cpp.look(w)}")
b, c = (a * w).sum(), w.sin()
for name, tensor in {"w": w, "a = w.exp()": a, "b = (a * w).sum()": b, "c = w.sin()": c}.items():
    sequence, topological = cpp.numbers(tensor)
    sequence = "2**64 - 1" if sequence == -1 else sequence  # an operator's integers have a sign
    print(f"{name:22}sequence {sequence}, topological {topological}")
thread = threading.Thread(target=lambda: print("in another thread     sequence", cpp.numbers(w.sin())[0]))
thread.start()
thread.join()
print("bytes of AutogradMeta, Node, Edge:", *cpp.sizes())
