#include <bit>
#include <cmath>
#include <cstdint>
#include <stdexcept>
#include <utility>

// --8<-- [start:types]
enum class ScalarType { Float, Double, BFloat16 };
enum class DeviceType { CPU, CUDA };
struct BFloat16 {  // the upper half of a float, rounded to nearest, ties to even
  uint16_t bits;
  BFloat16(float x) : bits((std::bit_cast<uint32_t>(x) + 0x7fff + odd(x)) >> 16) {}
  operator float() const { return std::bit_cast<float>(uint32_t(bits) << 16); }
  static uint32_t odd(float x) { return (std::bit_cast<uint32_t>(x) >> 16) & 1; }
};
struct Iterator {  // what TensorIterator knows: three pointers, one step, one dtype
  ScalarType dtype;
  const void *self, *end;
  void* out;
  int64_t n, step;
};
// --8<-- [end:types]

// --8<-- [start:header]
template <typename scalar_t> struct OpMath { using type = scalar_t; };
template <> struct OpMath<BFloat16> { using type = float; };
template <typename T> using opmath_type = typename OpMath<T>::type;

template <typename scalar_t, typename weight_t>
scalar_t lerp(scalar_t self_, scalar_t end_, weight_t weight) {
  using opmath_t = opmath_type<scalar_t>;
  opmath_t self = self_, end = end_;
  return std::abs(weight) < weight_t(0.5)
      ? self + weight * (end - self)
      : end - (end - self) * (opmath_t(1) - weight);
}
// --8<-- [end:header]

// --8<-- [start:stub]
template <typename fn, typename tag> struct Stub;
template <typename rT, typename tag, typename... Args>
struct Stub<rT (*)(Args...), tag> {
  using FnPtr = rT (*)(Args...);
  static FnPtr cpu;
  template <typename... ArgTypes>
  rT operator()(DeviceType device, ArgTypes&&... args) {
    if (device != DeviceType::CPU) throw std::runtime_error("no kernel");
    return cpu(std::forward<ArgTypes>(args)...);
  }
};
using lerp_fn = void (*)(Iterator&, double weight);
struct lerp_stub_type : Stub<lerp_fn, lerp_stub_type> {};  // DECLARE_DISPATCH
lerp_stub_type lerp_stub;                                  // DEFINE_DISPATCH
// --8<-- [end:stub]

// --8<-- [start:kernel]
#define CASE(name, type, ...) \
  case ScalarType::name: { using scalar_t = type; return __VA_ARGS__(); }
#define DISPATCH(dtype, ...)            \
  [&] {                                 \
    switch (dtype) {                    \
      CASE(Float, float, __VA_ARGS__)   \
      CASE(Double, double, __VA_ARGS__) \
      CASE(BFloat16, BFloat16, __VA_ARGS__) \
    }                                   \
  }()
template <typename scalar_t, typename func_t>
void cpu_kernel(Iterator& iter, func_t op) {  // native/cpu/Loops.h
  auto *self = (const scalar_t*)iter.self, *end = (const scalar_t*)iter.end;
  for (int64_t i = 0; i < iter.n; i++)
    ((scalar_t*)iter.out)[i] = op(self[i * iter.step], end[i * iter.step]);
}
namespace {
void lerp_kernel(Iterator& iter, double weight) {
  DISPATCH(iter.dtype, [&] {
    auto value = opmath_type<scalar_t>(weight);
    cpu_kernel<scalar_t>(iter, [value](scalar_t self, scalar_t end) {
      return lerp(self, end, value);
    });
  });
}
}  // namespace
template <>  // REGISTER_DISPATCH
lerp_fn Stub<lerp_fn, lerp_stub_type>::cpu = &lerp_kernel;
// --8<-- [end:kernel]

// --8<-- [start:operator]
extern "C" int call(int device, Iterator* iter, double weight) try {
  lerp_stub(DeviceType(device), *iter, weight);
  return 0;
} catch (const std::exception&) {
  return 1;  // nothing may be thrown through a C function's caller
}
// --8<-- [end:operator]
