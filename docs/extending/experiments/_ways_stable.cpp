#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>
#include <cmath>
using torch::stable::Tensor;

static void loop(const float* gate, const float* up, float* out, int64_t n,
                 double beta) {
  for (int64_t i = 0; i < n; i++)
    out[i] = gate[i] / (1 + std::exp(-float(beta) * gate[i])) * up[i];
}

// --8<-- [start:stable]
Tensor swiglu(const Tensor& gate, const Tensor& up, double beta) {
  STD_TORCH_CHECK(gate.sizes() == up.sizes(), "gate and up differ in shape");
  Tensor g = torch::stable::contiguous(gate), u = torch::stable::contiguous(up);
  Tensor out = torch::stable::empty_like(g);
  loop(g.const_data_ptr<float>(), u.const_data_ptr<float>(),
       out.mutable_data_ptr<float>(), g.numel(), beta);
  return out;
}

// the schema below says that beta is a float
int64_t bits(const Tensor& x, int64_t beta) { return beta; }

STABLE_TORCH_LIBRARY(ways_stable, m) {
  m.def("swiglu(Tensor gate, Tensor up, float beta=1.0) -> Tensor");
  m.def("bits(Tensor x, float beta) -> int");
}
STABLE_TORCH_LIBRARY_IMPL(ways_stable, CPU, m) {
  m.impl("swiglu", TORCH_BOX(&swiglu));
  m.impl("bits", TORCH_BOX(&bits));
}
// --8<-- [end:stable]
