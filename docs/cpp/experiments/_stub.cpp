#include <cstdio>
#include <utility>

enum class DeviceType { CPU, CUDA };

// --8<-- [start:stub]
template <typename fn, typename tag>
struct Stub;  // for a function pointer alone:

template <typename rT, typename tag, typename... Args>
struct Stub<rT (*)(Args...), tag> {
  using FnPtr = rT (*)(Args...);
  static FnPtr cpu;
  FnPtr cuda = nullptr;

  template <typename... ArgTypes>
  rT operator()(DeviceType device, ArgTypes&&... args) {
    FnPtr kernel = device == DeviceType::CPU ? cpu : cuda;
    return kernel(std::forward<ArgTypes>(args)...);
  }
};
// --8<-- [end:stub]

// --8<-- [start:macros]
#define DECLARE(fn, name)                         \
  struct name##_type : Stub<fn, name##_type> {};  \
  extern name##_type name
#define DEFINE(name) name##_type name
#define REGISTER(name, kernel) \
  template <>                  \
  name##_type::FnPtr Stub<name##_type::FnPtr, name##_type>::cpu = kernel
// --8<-- [end:macros]

// --8<-- [start:three]
using unary = float (*)(float);
DECLARE(unary, twice);            // a header
DECLARE(unary, square);
REGISTER(twice, [](float x) { return x + x; });  // the file of the kernels
REGISTER(square, [](float x) { return x * x; });
DEFINE(twice);                    // the file of the operator
DEFINE(square);
// --8<-- [end:three]

int main() {
  std::printf("twice %g, square %g\n", twice(DeviceType::CPU, 5), square(DeviceType::CPU, 5));
  std::printf("kernel for CUDA: %s\n", twice.cuda ? "there" : "none");
}
