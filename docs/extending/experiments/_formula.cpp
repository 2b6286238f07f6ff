// Three operators with one kernel: without a formula, with one in C++, and one that Python completes.
#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/ops/empty_like.h>
#include <ATen/ops/mul.h>
#include <torch/csrc/autograd/custom_function.h>
#include <torch/library.h>

at::Tensor twice_cpu(const at::Tensor& x) {
  at::Tensor out = at::empty_like(x);
  const float* from = x.const_data_ptr<float>();
  float* to = out.mutable_data_ptr<float>();
  for (int64_t i = 0; i < x.numel(); i++) to[i] = 2 * from[i];
  return out;
}

// --8<-- [start:formula]
struct Twice : torch::autograd::Function<Twice> {
  static at::Tensor forward(torch::autograd::AutogradContext* ctx, const at::Tensor& x) {
    const at::AutoDispatchBelowADInplaceOrView below;  // or the call comes back here
    static const auto op = c10::Dispatcher::singleton()
                               .findSchemaOrThrow("formula::in_cpp", "")
                               .typed<at::Tensor(const at::Tensor&)>();
    return op.call(x);
  }
  static torch::autograd::variable_list backward(
      torch::autograd::AutogradContext* ctx, const torch::autograd::variable_list& grads) {
    return {at::mul(grads[0], 2)};
  }
};

at::Tensor twice_autograd(const at::Tensor& x) { return Twice::apply(x); }

TORCH_LIBRARY_IMPL(formula, Autograd, m) { m.impl("in_cpp", &twice_autograd); }
// --8<-- [end:formula]

TORCH_LIBRARY(formula, m) {
  for (const char* name : {"none", "in_cpp", "in_python"}) m.def((std::string(name) + "(Tensor x) -> Tensor").c_str());
}
TORCH_LIBRARY_IMPL(formula, CPU, m) {
  for (const char* name : {"none", "in_cpp", "in_python"}) m.impl(name, &twice_cpu);
}
