#include <ATen/ops/empty_like.h>
#include <torch/library.h>
#include <cmath>

// --8<-- [start:loop]
static void loop(const float* gate, const float* up, float* out, int64_t n,
                 double beta) {
  for (int64_t i = 0; i < n; i++)
    out[i] = gate[i] / (1 + std::exp(-float(beta) * gate[i])) * up[i];
}
// --8<-- [end:loop]

// --8<-- [start:aten]
at::Tensor swiglu(const at::Tensor& gate, const at::Tensor& up, double beta) {
  TORCH_CHECK_VALUE(gate.sizes() == up.sizes(), "gate and up differ in shape");
  at::Tensor g = gate.contiguous(), u = up.contiguous(), out = at::empty_like(g);
  loop(g.const_data_ptr<float>(), u.const_data_ptr<float>(),
       out.mutable_data_ptr<float>(), g.numel(), beta);
  return out;
}

TORCH_LIBRARY(ways_aten, m) {
  m.def("swiglu(Tensor gate, Tensor up, float beta=1.0) -> Tensor");
}
TORCH_LIBRARY_IMPL(ways_aten, CPU, m) { m.impl("swiglu", &swiglu); }
// --8<-- [end:aten]
