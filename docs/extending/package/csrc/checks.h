// What both kernels ask of their arguments.
#pragma once

#include <ATen/core/Tensor.h>

namespace fused_swiglu {

// --8<-- [start:check]
inline void check(const at::Tensor& gate, const at::Tensor& other) {
  TORCH_CHECK_VALUE(
      gate.sizes() == other.sizes(),
      "swiglu: the arguments have one shape, but got ", gate.sizes(), " and ", other.sizes());
  TORCH_CHECK_TYPE(
      gate.scalar_type() == other.scalar_type(),
      "swiglu: the arguments have one dtype, but got ", gate.scalar_type(), " and ", other.scalar_type());
  TORCH_CHECK(
      gate.device() == other.device(),
      "swiglu: the arguments are on one device, but got ", gate.device(), " and ", other.device());
}
// --8<-- [end:check]

}  // namespace fused_swiglu
