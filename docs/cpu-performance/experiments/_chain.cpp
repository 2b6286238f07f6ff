#include <ATen/core/Tensor.h>
#include <ATen/cpu/vec/vec.h>
#include <torch/library.h>

using Vec = at::vec::Vectorized<float>;

// --8<-- [start:chain]
void chain(at::Tensor& out, const at::Tensor& in, int64_t steps) {
  const float* from = in.const_data_ptr<float>();
  float* to = out.data_ptr<float>();
  for (int64_t i = 0; i < in.numel(); i += 32) {
    Vec v[4];  // four at a time, so that none waits for itself
    for (int j = 0; j < 4; j++) v[j] = Vec::loadu(from + i + 8 * j);
    for (int64_t k = 0; k < steps; k++)
      for (int j = 0; j < 4; j++) v[j] = at::vec::fmadd(v[j], Vec(0.5f), Vec(1.0f));
    for (int j = 0; j < 4; j++) v[j].store(to + i + 8 * j);
  }
}
// --8<-- [end:chain]

TORCH_LIBRARY(chains, m) { m.def("chain(Tensor(a!) out, Tensor x, int steps) -> ()", chain); }
