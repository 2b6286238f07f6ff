"""A Function in C++, and where a tangent is stored"""

# requires: g++
# limit: 240
import torch
import torch.autograd.forward_ad as fwAD
from torch.utils.cpp_extension import load_inline

SOURCE = """
#include <ATen/TensorOperators.h>
#include <torch/csrc/autograd/custom_function.h>
#include <torch/library.h>
using namespace torch::autograd;
struct Cube : Function<Cube> {
  static at::Tensor forward(AutogradContext* ctx, const at::Tensor& x, int64_t) {
    ctx->save_for_backward({x});
    return x.pow(3);
  }
  static variable_list backward(AutogradContext* ctx, variable_list grads) {
    return {grads[0] * 3 * ctx->get_saved_variables()[0].pow(2), at::Tensor()};
  }
};
std::string tangent(const at::Tensor& t) {
  auto* meta = impl::get_autograd_meta(t);
  return !meta ? "no AutogradMeta" : meta->fw_grad_ ? meta->fw_grad_->empty() ? "an empty ForwardGrad" : "a tangent" : "no ForwardGrad";
}
TORCH_LIBRARY(guide, m) { m.def("tangent", &tangent).def("cube", [](const at::Tensor& x) { return Cube::apply(x, 7); }); }
"""
load_inline("guide_function", SOURCE, is_python_module=False, no_implicit_headers=True)
cpp = torch.ops.guide


def attempt(call):
    try:
        return call()
    except RuntimeError as error:
        return str(error).split("\n")[0]


x, plain = torch.tensor(2.0, dtype=torch.float64, requires_grad=True), torch.tensor(2.0)
y = cpp.cube(x)
print(y.grad_fn.name(), "| Python sees", type(y.grad_fn).__name__)
(first,) = torch.autograd.grad(y, x, create_graph=True)
print("first", first.item(), "second", torch.autograd.grad(first, x)[0].item())
print("torch.func.grad:", attempt(lambda: torch.func.grad(cpp.cube)(x.detach())))
print("\nbefore:", cpp.tangent(plain))
with fwAD.dual_level():
    dual = fwAD.make_dual(plain, torch.tensor(1.0))
    result = dual.sin()
    print("dual:", cpp.tangent(dual), "| plain:", cpp.tangent(plain), "| sin of dual:", cpp.tangent(result))
    print("its grad_fn:", result.grad_fn, "| requires_grad:", result.requires_grad)
    print("the tangent is cos(2):", torch.equal(fwAD.unpack_dual(result).tangent, plain.cos()))
    print("C++ Function:", attempt(lambda: cpp.cube(dual)))
    print("a second level:", attempt(lambda: fwAD.dual_level().__enter__()))
print("after the level:", cpp.tangent(result))
