#include <cstdint>
#include <cstdio>
#include <stdexcept>
#include <string>

// --8<-- [start:types]
enum class Dtype { Byte, Long, Float, Double };

template <Dtype> struct to_type;  // from a value to a type
template <> struct to_type<Dtype::Byte> { using type = std::uint8_t; };
template <> struct to_type<Dtype::Long> { using type = std::int64_t; };
template <> struct to_type<Dtype::Float> { using type = float; };
template <> struct to_type<Dtype::Double> { using type = double; };
// --8<-- [end:types]

// --8<-- [start:macros]
#define CASE(dtype, ...)                   \
  case dtype: {                            \
    using scalar_t = to_type<dtype>::type; \
    return __VA_ARGS__();                  \
  }
#define FLOATING(...) \
  CASE(Dtype::Float, __VA_ARGS__) CASE(Dtype::Double, __VA_ARGS__)
#define INTEGRAL(...) \
  CASE(Dtype::Byte, __VA_ARGS__) CASE(Dtype::Long, __VA_ARGS__)
#define SWITCH(value, name, ...)                     \
  [&] {                                              \
    switch (value) {                                 \
      __VA_ARGS__                                    \
      default: throw std::runtime_error(             \
          std::string(name) + " not implemented");   \
    }                                                \
  }()
// --8<-- [end:macros]

// --8<-- [start:use]
double half(Dtype dtype, double x) {
  return SWITCH(dtype, "half",
      FLOATING([&] { return double(scalar_t(x) / 2); })
      INTEGRAL([&] { return double(scalar_t(x) >> 1); }));
}
double square(Dtype dtype, double x) {
  return SWITCH(dtype, "square",
      FLOATING([&] { return double(scalar_t(x) * scalar_t(x)); }));
}
// --8<-- [end:use]

// --8<-- [start:template]
template <typename Body>
double visit_floating(Dtype dtype, Body body) {
  switch (dtype) {
    case Dtype::Float: return body.template operator()<float>();
    case Dtype::Double: return body.template operator()<double>();
    default: throw std::runtime_error("not implemented");
  }
}
double square_template(Dtype dtype, double x) {
  return visit_floating(dtype, [&]<typename scalar_t>() {
    return double(scalar_t(x) * scalar_t(x));
  });
}
// --8<-- [end:template]

int main() {
  std::printf("half of 3: Long %g, Float %g\n", half(Dtype::Long, 3), half(Dtype::Float, 3));
  for (Dtype dtype : {Dtype::Float, Dtype::Double})
    std::printf("square of 0.1: %.9g, without macros %.9g\n", square(dtype, 0.1),
                square_template(dtype, 0.1));
  try {
    square(Dtype::Byte, 3);
  } catch (const std::runtime_error& error) {
    std::printf("%s\n", error.what());
  }
}
