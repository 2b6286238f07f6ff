#include <ATen/Parallel.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>
#include <torch/library.h>
#include <atomic>

// --8<-- [start:nested]
at::Tensor nested(int64_t outer, int64_t inner) {
  at::Tensor out = at::empty({2}, at::kLong).fill_(0);
  std::atomic<int64_t> pieces{0}, pieces_inside{0};
  at::parallel_for(0, outer, 1, [&](int64_t begin, int64_t end) {
    pieces++;
    for (int64_t i = begin; i < end; i++)
      at::parallel_for(0, inner, 1, [&](int64_t, int64_t) { pieces_inside++; });
  });
  out.data_ptr<int64_t>()[0] = pieces;
  out.data_ptr<int64_t>()[1] = pieces_inside;
  return out;
}
// --8<-- [end:nested]

TORCH_LIBRARY(nesting, m) { m.def("nested(int outer, int inner) -> Tensor", nested); }
