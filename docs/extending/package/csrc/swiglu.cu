// SwiGLU on CUDA: one pass over the data, in the stream of the caller.
#include <ATen/core/Tensor.h>
#include <ATen/Dispatch.h>
#include <ATen/OpMathType.h>
#include <ATen/ops/empty_like.h>
#include <c10/cuda/CUDAException.h>
#include <c10/cuda/CUDAGuard.h>
#include <c10/cuda/CUDAStream.h>
#include <torch/library.h>

#include <algorithm>
#include <tuple>

#include "checks.h"

namespace fused_swiglu {
namespace {

// --8<-- [start:kernel]
template <typename T>
__global__ void swiglu_kernel(
    T* __restrict__ out, const T* __restrict__ gate, const T* __restrict__ up, double beta, int64_t n) {
  using wide = at::opmath_type<T>;
  const wide b = beta;
  const int64_t step = int64_t(gridDim.x) * blockDim.x;
  for (int64_t i = int64_t(blockIdx.x) * blockDim.x + threadIdx.x; i < n; i += step) {
    const wide g = gate[i], u = up[i];
    out[i] = g / (1 + ::exp(-b * g)) * u;
  }
}
// --8<-- [end:kernel]

template <typename T>
__global__ void swiglu_backward_kernel(
    T* __restrict__ grad_gate, T* __restrict__ grad_up, const T* __restrict__ grad,
    const T* __restrict__ gate, const T* __restrict__ up, double beta, int64_t n) {
  using wide = at::opmath_type<T>;
  const wide b = beta;
  const int64_t step = int64_t(gridDim.x) * blockDim.x;
  for (int64_t i = int64_t(blockIdx.x) * blockDim.x + threadIdx.x; i < n; i += step) {
    const wide d = grad[i], g = gate[i], u = up[i];
    const wide s = 1 / (1 + ::exp(-b * g));
    grad_gate[i] = d * u * (s + b * g * s * (1 - s));
    grad_up[i] = d * g * s;
  }
}

constexpr int kThreads = 256;

// Blocks for n elements; the loop in the kernel takes what more than 65,535 blocks would have.
int blocks(int64_t n) {
  return static_cast<int>(std::min<int64_t>((n + kThreads - 1) / kThreads, 65'535));
}

}  // namespace

// --8<-- [start:launch]
at::Tensor swiglu_cuda(const at::Tensor& gate, const at::Tensor& up, double beta) {
  check(gate, up);
  const c10::cuda::CUDAGuard guard(gate.device());  // the tensor's device, not the current one
  const at::Tensor g = gate.contiguous(), u = up.contiguous();
  at::Tensor out = at::empty_like(g);
  const int64_t n = g.numel();
  if (n == 0) return out;  // a grid of no blocks is an error
  const cudaStream_t stream = c10::cuda::getCurrentCUDAStream();
  AT_DISPATCH_FLOATING_TYPES_AND2(at::kHalf, at::kBFloat16, g.scalar_type(), "swiglu_cuda", [&] {
    swiglu_kernel<scalar_t><<<blocks(n), kThreads, 0, stream>>>(
        out.mutable_data_ptr<scalar_t>(), g.const_data_ptr<scalar_t>(), u.const_data_ptr<scalar_t>(), beta, n);
    C10_CUDA_KERNEL_LAUNCH_CHECK();
  });
  return out;
}
// --8<-- [end:launch]

std::tuple<at::Tensor, at::Tensor> swiglu_backward_cuda(
    const at::Tensor& grad, const at::Tensor& gate, const at::Tensor& up, double beta) {
  check(gate, up);
  check(gate, grad);
  const c10::cuda::CUDAGuard guard(gate.device());
  const at::Tensor d = grad.contiguous(), g = gate.contiguous(), u = up.contiguous();
  at::Tensor grad_gate = at::empty_like(g), grad_up = at::empty_like(u);
  const int64_t n = g.numel();
  if (n == 0) return {grad_gate, grad_up};
  const cudaStream_t stream = c10::cuda::getCurrentCUDAStream();
  AT_DISPATCH_FLOATING_TYPES_AND2(at::kHalf, at::kBFloat16, g.scalar_type(), "swiglu_backward_cuda", [&] {
    swiglu_backward_kernel<scalar_t><<<blocks(n), kThreads, 0, stream>>>(
        grad_gate.mutable_data_ptr<scalar_t>(), grad_up.mutable_data_ptr<scalar_t>(),
        d.const_data_ptr<scalar_t>(), g.const_data_ptr<scalar_t>(), u.const_data_ptr<scalar_t>(), beta, n);
    C10_CUDA_KERNEL_LAUNCH_CHECK();
  });
  return {grad_gate, grad_up};
}

}  // namespace fused_swiglu

TORCH_LIBRARY_IMPL(fused_swiglu, CUDA, m) {
  m.impl("swiglu", &fused_swiglu::swiglu_cuda);
  m.impl("swiglu_backward", &fused_swiglu::swiglu_backward_cuda);
}
