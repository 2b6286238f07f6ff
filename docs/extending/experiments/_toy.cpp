// A device named toy: its memory is the host's, kept apart and counted.
#include <ATen/CPUGeneratorImpl.h>
#include <ATen/EmptyTensor.h>
#include <ATen/detail/PrivateUse1HooksInterface.h>
#include <ATen/native/CPUFallback.h>
#include <ATen/ops/_copy_from_and_resize.h>
#include <ATen/ops/_reshape_alias_native.h>
#include <ATen/ops/as_strided_native.h>
#include <ATen/ops/from_blob.h>
#include <ATen/ops/mm.h>
#include <ATen/ops/resize_native.h>
#include <ATen/ops/set_native.h>
#include <ATen/ops/view_native.h>
#include <c10/core/impl/DeviceGuardImplInterface.h>
#include <torch/library.h>
#include <map>

using namespace at;
template <class T>
using Maybe = std::optional<T>;
constexpr int kDevices = 2;
constexpr auto kToy = c10::DeviceType::PrivateUse1;
static thread_local c10::DeviceIndex current = 0;

// --8<-- [start:allocator]
static int64_t bytes_in_use = 0;
struct ToyAllocator : Allocator {
  static void release(void* context) {
    auto* block = static_cast<int64_t*>(context);
    bytes_in_use -= *block;
    free(block);
  }
  DataPtr allocate(size_t n) override {
    auto* block = static_cast<int64_t*>(malloc(64 + n)); // a header of 64 bytes
    *block = n;
    bytes_in_use += n;
    return {reinterpret_cast<char*>(block) + 64, block, &release, Device(kToy, current)};
  }
  void copy_data(void* to, const void* from, size_t n) const override {
    default_copy_data(to, from, n);
  }
};
static ToyAllocator toy_allocator;
REGISTER_ALLOCATOR(kToy, &toy_allocator)
// --8<-- [end:allocator]

// --8<-- [start:guard]
struct ToyGuard final : c10::impl::DeviceGuardImplInterface {
  c10::DeviceType type() const override { return kToy; }
  Device getDevice() const override { return Device(kToy, current); }
  Device exchangeDevice(Device to) const override {
    Device was = getDevice();
    return current = to.index(), was;
  }
  void setDevice(Device to) const override { current = to.index(); }
  void uncheckedSetDevice(Device to) const noexcept override { current = to.index(); }
  c10::DeviceIndex deviceCount() const noexcept override { return kDevices; }
  // one stream: this device has finished when a call returns
  c10::Stream getStream(Device d) const override { return c10::Stream(c10::Stream::DEFAULT, d); }
  c10::Stream exchangeStream(c10::Stream s) const override { return s; }
};
C10_REGISTER_GUARD_IMPL(PrivateUse1, ToyGuard);
// --8<-- [end:guard]

// --8<-- [start:generator]
struct ToyGenerator : c10::GeneratorImpl {
  Generator host = at::detail::createCPUGenerator(); // its numbers are the CPU's
  explicit ToyGenerator(c10::DeviceIndex index)
      : GeneratorImpl(Device(kToy, index), c10::DispatchKeySet(c10::DispatchKey::PrivateUse1)) {}
  static c10::DeviceType device_type() { return kToy; }
  void set_current_seed(uint64_t seed) override { host.set_current_seed(seed); }
  uint64_t current_seed() const override { return host.current_seed(); }
  uint64_t seed() override { return host.seed(); }
  void set_offset(uint64_t) override { TORCH_CHECK_NOT_IMPLEMENTED(false, "no offset"); }
  uint64_t get_offset() const override { TORCH_CHECK_NOT_IMPLEMENTED(false, "no offset"); }
  void set_state(const c10::TensorImpl& state) override {
    host.unsafeGetGeneratorImpl()->set_state(state);
  }
  c10::intrusive_ptr<c10::TensorImpl> get_state() const override {
    return host.unsafeGetGeneratorImpl()->get_state();
  }
  ToyGenerator* clone_impl() const override {
    auto* copy = new ToyGenerator(device().index());
    return copy->host = host.clone(), copy;
  }
};

static const Generator& default_generator(c10::DeviceIndex index) {
  static Generator all[] = {make_generator<ToyGenerator>(0), make_generator<ToyGenerator>(1)};
  return all[index < 0 ? current : index];
}
// --8<-- [end:generator]

// --8<-- [start:hooks]
struct ToyHooks : PrivateUse1HooksInterface {
  bool isBuilt() const override { return true; }
  bool isAvailable() const override { return true; }
  bool hasPrimaryContext(c10::DeviceIndex) const override { return true; }
  c10::DeviceIndex deviceCount() const override { return kDevices; }
  c10::DeviceIndex getCurrentDevice() const override { return current; }
  void setCurrentDevice(c10::DeviceIndex index) const override { current = index; }
  const Generator& getDefaultGenerator(c10::DeviceIndex index) const override {
    return default_generator(index);
  }
  Generator getNewGenerator(c10::DeviceIndex index) const override {
    return make_generator<ToyGenerator>(index < 0 ? current : index);
  }
};
static ToyHooks toy_hooks;
static bool hooked = (RegisterPrivateUse1HooksInterface(&toy_hooks), true);
// --8<-- [end:hooks]

// --8<-- [start:tensors]
const c10::DispatchKeySet keys(c10::DispatchKey::PrivateUse1);
Tensor toy_empty(IntArrayRef size, Maybe<ScalarType> dtype, Maybe<Layout>, Maybe<Device> device,
                 Maybe<bool>, Maybe<MemoryFormat> format) {
  c10::DeviceGuard guard(device.value_or(Device(kToy, current)));
  return at::detail::empty_generic(size, &toy_allocator, keys, dtype_or_default(dtype), format);
}
Tensor toy_strided(IntArrayRef size, IntArrayRef stride, Maybe<ScalarType> dtype, Maybe<Layout>,
                   Maybe<Device> device, Maybe<bool>) {
  c10::DeviceGuard guard(device.value_or(Device(kToy, current)));
  return at::detail::empty_strided_generic(size, stride, &toy_allocator, keys, dtype_or_default(dtype));
}
// --8<-- [end:tensors]

// The same numbers as a CPU tensor; on a real device this would be a copy over a bus.
Tensor host(const Tensor& t) {
  return from_blob(const_cast<void*>(t.const_data_ptr()), t.sizes(), t.strides(), t.scalar_type());
}
Tensor& inplace(Tensor& self, Maybe<Generator> given, const std::function<void(Tensor, Generator)>& fill) {
  Generator gen = given.value_or(default_generator(self.device().index()));
  fill(host(self), check_generator<ToyGenerator>(gen)->host);
  return self;
}

// --8<-- [start:kernels]
Tensor toy_copy(const Tensor& from, const Tensor& to, bool) {
  return host(to).copy_(host(from)), to;
}
const Tensor& toy_resize(const Tensor& self, IntArrayRef size, Maybe<MemoryFormat> format) {
  c10::DeviceGuard guard(self.device()); // memory comes from the current device
  return native::resize_(self, size, format);
}
Tensor toy_mm(const Tensor& a, const Tensor& b) {
  Tensor out = toy_empty({a.size(0), b.size(1)}, a.scalar_type(), {}, a.device(), {}, {});
  return host(out).copy_(at::mm(host(a), host(b))), out;
}
Tensor& toy_uniform(Tensor& self, double from, double to, Maybe<Generator> gen) {
  return inplace(self, gen, [&](Tensor t, Generator g) { t.uniform_(from, to, g); });
}

static std::map<std::string, int64_t> fell;
void to_cpu(const c10::OperatorHandle& op, torch::jit::Stack* stack) {
  fell[c10::toString(op.operator_name())]++;
  native::cpu_fallback(op, stack, /*error_on_views=*/true);
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("empty.memory_format", toy_empty).impl("empty_strided", toy_strided);
  m.impl("_copy_from", toy_copy).impl("mm", toy_mm).impl("uniform_", toy_uniform);
  m.impl("_copy_from_and_resize", [](const Tensor& from, const Tensor& to) {
    return toy_copy(from, toy_resize(to, from.sizes(), {}), false);
  });
  // metadata alone, so the CPU's functions serve any memory
  m.impl("view", native::view).impl("_reshape_alias", native::_reshape_alias);
  m.impl("as_strided", native::as_strided_tensorimpl).impl("resize_", toy_resize);
  m.impl("set_.source_Storage_storage_offset", native::set_storage_cpu_);
  m.impl("set_.source_Storage", [](Tensor& self, Storage from) -> Tensor& { return native::set_(self, from); });
  m.impl("set_.source_Tensor", native::set_tensor_);
}
TORCH_LIBRARY_IMPL(_, PrivateUse1, m) {
  m.fallback(torch::CppFunction::makeFromBoxedFunction<&to_cpu>());
}
// --8<-- [end:kernels]

TORCH_LIBRARY(toy, m) {
  m.def("in_use() -> int", [] { return bytes_in_use; });
  m.def("current() -> int", [] { return int64_t(current); });
  m.def("exchange(int index) -> int", [](int64_t index) { return int64_t(std::exchange(current, index)); });
  m.def("seed(int seed) -> ()", [](int64_t seed) {
    for (int i = 0; i < kDevices; i++) Generator(default_generator(i)).set_current_seed(seed);
  });
  m.def("state(int index) -> Tensor", [](int64_t index) { return default_generator(index).get_state(); });
  m.def("set_state(Tensor state, int index) -> ()", [](const Tensor& state, int64_t index) {
    Generator(default_generator(index)).set_state(state);
  });
  m.def("fell() -> Dict(str, int)", [] {
    c10::Dict<std::string, int64_t> said;
    for (const auto& [name, times] : fell) said.insert(name, times);
    fell.clear();
    return said;
  });
}
