// SwiGLU on the CPU: swiglu(gate, up, beta) = gate * sigmoid(beta * gate) * up.
#include <ATen/core/Tensor.h>
#include <ATen/Dispatch.h>
#include <ATen/OpMathType.h>
#include <ATen/TensorIterator.h>
#include <ATen/cpu/vec/vec.h>
#include <ATen/native/cpu/Loops.h>
#include <ATen/ops/empty_like.h>
#include <torch/library.h>

#include <cmath>
#include <tuple>

#include "checks.h"

namespace fused_swiglu {

using at::vec::Vectorized;

// --8<-- [start:wide]
// A number or a register of numbers.
template <typename V>
V sigmoid(V x) {
  if constexpr (std::is_floating_point_v<V>) return 1 / (1 + std::exp(-x));
  else return V(1) / (V(1) + x.neg().exp());
}

// The formula on registers of T; those of a 16-bit type are computed as two registers of float each.
template <typename T, typename F, typename... Vs>
Vectorized<T> widely(F formula, Vs... v) {
  if constexpr (at::vec::is_reduced_floating_point_v<T>) {
    return [&](auto... halves) {
      return at::vec::convert_from_float<T>(formula(std::get<0>(halves)...), formula(std::get<1>(halves)...));
    }(at::vec::convert_to_float<T>(v)...);
  } else {
    return formula(v...);
  }
}
// --8<-- [end:wide]

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
    using V = Vectorized<scalar_t>;
    auto formula = [b = static_cast<wide>(beta)](auto g, auto u) { return g * sigmoid(decltype(g)(b) * g) * u; };
    at::native::cpu_kernel_vec(
        iter,
        [=](scalar_t g, scalar_t u) -> scalar_t { return formula(wide(g), wide(u)); },
        [=](V g, V u) { return widely<scalar_t>(formula, g, u); });
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
  auto three = at::TensorIteratorConfig()
                   .add_output(grad_gate)
                   .add_const_input(grad)
                   .add_const_input(gate)
                   .add_const_input(up)
                   .build();
  auto two = at::TensorIterator::borrowing_binary_op(grad_up, grad, gate);
  AT_DISPATCH_FLOATING_TYPES_AND2(at::kHalf, at::kBFloat16, gate.scalar_type(), "swiglu_backward_cpu", [&] {
    using wide = at::opmath_type<scalar_t>;
    using V = Vectorized<scalar_t>;
    const wide beta_ = beta;
    auto to_gate = [beta_](auto d, auto g, auto u) {
      using N = decltype(g);
      const N b(beta_), s = sigmoid(b * g);
      return d * u * (s + b * g * s * (N(1) - s));
    };
    auto to_up = [beta_](auto d, auto g) { return d * g * sigmoid(decltype(g)(beta_) * g); };
    at::native::cpu_kernel_vec(
        three,
        [=](scalar_t d, scalar_t g, scalar_t u) -> scalar_t { return to_gate(wide(d), wide(g), wide(u)); },
        [=](V d, V g, V u) { return widely<scalar_t>(to_gate, d, g, u); });
    at::native::cpu_kernel_vec(
        two,
        [=](scalar_t d, scalar_t g) -> scalar_t { return to_up(wide(d), wide(g)); },
        [=](V d, V g) { return widely<scalar_t>(to_up, d, g); });
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
