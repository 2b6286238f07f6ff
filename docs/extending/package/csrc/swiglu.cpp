// SwiGLU on the CPU: swiglu(gate, up, beta) = gate * sigmoid(beta * gate) * up.
#include <ATen/core/Tensor.h>
#include <ATen/Dispatch.h>
#include <ATen/OpMathType.h>
#include <ATen/TensorIterator.h>
#include <ATen/native/cpu/Loops.h>
#include <ATen/ops/empty_like.h>
#include <torch/library.h>

#include <cmath>
#include <tuple>

#include "checks.h"

namespace fused_swiglu {

// --8<-- [start:forward]
at::Tensor swiglu_cpu(const at::Tensor& gate, const at::Tensor& up, double beta) {
  check(gate, up);
  at::Tensor out = at::empty_like(gate, at::MemoryFormat::Contiguous);
  auto iter = at::TensorIteratorConfig()
                  .add_output(out)
                  .add_const_input(gate)
                  .add_const_input(up)
                  .build();
  AT_DISPATCH_FLOATING_TYPES_AND2(at::kHalf, at::kBFloat16, gate.scalar_type(), "swiglu_cpu", [&] {
    using wide = at::opmath_type<scalar_t>;  // float for the 16-bit types
    const wide b = beta;
    at::native::cpu_kernel(iter, [b](scalar_t gate, scalar_t up) -> scalar_t {
      const wide g = gate, u = up;
      return g / (1 + std::exp(-b * g)) * u;
    });
  });
  return out;
}
// --8<-- [end:forward]

// --8<-- [start:backward]
std::tuple<at::Tensor, at::Tensor> swiglu_backward_cpu(
    const at::Tensor& grad, const at::Tensor& gate, const at::Tensor& up, double beta) {
  check(gate, up);
  check(gate, grad);
  at::Tensor grad_gate = at::empty_like(gate, at::MemoryFormat::Contiguous);
  at::Tensor grad_up = at::empty_like(grad_gate);
  auto iter = at::TensorIteratorConfig()
                  .add_output(grad_gate)
                  .add_output(grad_up)
                  .add_const_input(grad)
                  .add_const_input(gate)
                  .add_const_input(up)
                  .build();
  AT_DISPATCH_FLOATING_TYPES_AND2(at::kHalf, at::kBFloat16, gate.scalar_type(), "swiglu_backward_cpu", [&] {
    using wide = at::opmath_type<scalar_t>;
    const wide b = beta;
    at::native::cpu_kernel_multiple_outputs(
        iter, [b](scalar_t grad, scalar_t gate, scalar_t up) -> std::tuple<scalar_t, scalar_t> {
          const wide d = grad, g = gate, u = up;
          const wide s = 1 / (1 + std::exp(-b * g));
          return {d * u * (s + b * g * s * (1 - s)), d * g * s};
        });
  });
  return {grad_gate, grad_up};
}
// --8<-- [end:backward]

}  // namespace fused_swiglu

// --8<-- [start:register]
TORCH_LIBRARY(fused_swiglu, m) {
  m.def("swiglu(Tensor gate, Tensor up, float beta=1.0) -> Tensor");
  m.def("swiglu_backward(Tensor grad, Tensor gate, Tensor up, float beta) -> (Tensor, Tensor)");
}

TORCH_LIBRARY_IMPL(fused_swiglu, CPU, m) {
  m.impl("swiglu", &fused_swiglu::swiglu_cpu);
  m.impl("swiglu_backward", &fused_swiglu::swiglu_backward_cpu);
}
// --8<-- [end:register]
