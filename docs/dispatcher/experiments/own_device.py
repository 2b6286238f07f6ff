"""A device whose memory is the host's, and what it lacks at each step"""

# requires: g++
# limit: 240
import _steps
import torch
from torch.utils import backend_registration as parts
from torch.utils.cpp_extension import load_inline

SOURCE = """
#include <ATen/EmptyTensor.h>
#include <ATen/native/CPUFallback.h>
#include <ATen/ops/from_blob.h>
#include <torch/library.h>
using namespace at;
template <class T> using Maybe = std::optional<T>;
struct Toy : Allocator {
  DataPtr allocate(size_t n) override { void* p = malloc(n); return {p, p, &free, Device(kPrivateUse1, 0)}; }
  void copy_data(void* to, const void* from, size_t n) const override { default_copy_data(to, from, n); }
} toy;
REGISTER_ALLOCATOR(kPrivateUse1, &toy)
const c10::DispatchKeySet keys(c10::DispatchKey::PrivateUse1);
Tensor toy_empty(IntArrayRef n, Maybe<ScalarType> t, Maybe<Layout>, Maybe<Device>, Maybe<bool>, Maybe<MemoryFormat>) {
  return at::detail::empty_generic(n, &toy, keys, dtype_or_default(t), {});
}
Tensor toy_strided(IntArrayRef n, IntArrayRef s, Maybe<ScalarType> t, Maybe<Layout>, Maybe<Device>, Maybe<bool>) {
  return at::detail::empty_strided_generic(n, s, &toy, keys, dtype_or_default(t));
}
Tensor host(const Tensor& t) { return from_blob(t.mutable_data_ptr(), t.sizes(), t.strides(), t.scalar_type()); }
Tensor toy_copy(const Tensor& from, const Tensor& to) { return host(to).copy_(host(from)), to; }
void to_cpu(const c10::OperatorHandle& op, torch::jit::Stack* stack) { native::cpu_fallback(op, stack); }
TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("empty.memory_format", toy_empty).impl("empty_strided", toy_strided).impl("_copy_from_and_resize", toy_copy);
  m.impl("_copy_from", [](const Tensor& from, const Tensor& to, bool) { return toy_copy(from, to); });
}
TORCH_LIBRARY_IMPL(_, PrivateUse1, m) { m.fallback(torch::CppFunction::makeFromBoxedFunction<&to_cpu>()); }
"""
load_inline("own_toy", SOURCE, is_python_module=False, no_implicit_headers=True)
acc, ones = torch._C._acc, lambda: torch.ones(2, device="toy", requires_grad=True)
add = lambda: (ones().detach() + 1).cpu()
train = lambda: torch.autograd.grad(((w := ones()) * w).sum(), w)[0].cpu()
view = lambda: ((x := ones().detach()).view(1, 2).zero_(), x.cpu())[1]
steps = [
    ("allocator and kernels, add", None, add),
    ("+ name, add", lambda: torch.utils.rename_privateuse1_backend("toy"), add),
    ("+ module, add", lambda: torch._register_device_module("toy", parts._DummyBackendModule()), add),
    ("+ guard, add", lambda: acc.register_python_privateuseone_device_guard(parts._DummyDeviceGuard()), add),
    ("gradient", None, train),
    ("+ hooks, gradient", lambda: acc.register_python_privateuseone_hook(parts._DummyPrivateUse1Hook()), train),
    ("a view is set to zero, its base", None, view),
]
_steps.take(steps)
