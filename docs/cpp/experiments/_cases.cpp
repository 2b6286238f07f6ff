#include <cstdio>
#include <stdexcept>

enum class ScalarType { Byte, Float, Double };

// --8<-- [start:cases]
#define CASE(enum_type, type, ...) \
  case ScalarType::enum_type: {    \
    using scalar_t = type;         \
    return __VA_ARGS__();          \
  }
#define DISPATCH_FLOATING(TYPE, NAME, ...)                           \
  [&] {                                                              \
    switch (TYPE) {                                                  \
      CASE(Float, float, __VA_ARGS__)                                \
      CASE(Double, double, __VA_ARGS__)                              \
      default:                                                       \
        throw std::runtime_error(NAME " not implemented for it");    \
    }                                                                \
  }()
// --8<-- [end:cases]

// --8<-- [start:use]
double sum(ScalarType dtype, const void* data, int n) {
  return DISPATCH_FLOATING(dtype, "sum", [&]() -> double {
    auto* x = static_cast<const scalar_t*>(data);
    scalar_t total = 0;
    for (int i = 0; i < n; i++) total += x[i];
    return total;
  });
}
// --8<-- [end:use]

int main() {
  const float f[] = {0.1f, 0.2f, 0.3f};
  const double d[] = {0.1, 0.2, 0.3};
  std::printf("float %.17g\ndouble %.17g\n", sum(ScalarType::Float, f, 3), sum(ScalarType::Double, d, 3));
  try {
    sum(ScalarType::Byte, f, 3);
  } catch (const std::exception& e) {
    std::printf("byte: %s\n", e.what());
  }
}
