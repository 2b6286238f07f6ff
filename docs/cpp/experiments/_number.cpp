#include <complex>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <stdexcept>
#include <type_traits>

// --8<-- [start:scalar]
class Scalar {
  enum class Tag { Double, Int, Complex, Bool } tag;
  union {
    double d;
    int64_t i;
    std::complex<double> z;
  };

 public:
  template <typename T>
  Scalar(T v) {
    if constexpr (std::is_same_v<T, bool>) tag = Tag::Bool, i = v;
    else if constexpr (std::is_integral_v<T>) tag = Tag::Int, i = v;
    else if constexpr (std::is_floating_point_v<T>) tag = Tag::Double, d = v;
    else tag = Tag::Complex, z = v;
  }
  template <typename T>
  T to() const {
    using Limits = std::numeric_limits<T>;
    const double real = tag == Tag::Double    ? d
                        : tag == Tag::Complex ? z.real()
                                              : double(i);
    const bool lost = tag == Tag::Complex && z.imag() != 0;
    if (lost || real < double(Limits::lowest()) || real > double(Limits::max()))
      throw std::runtime_error("cannot be converted without overflow");
    return tag == Tag::Int ? T(i) : T(real);
  }
  const char* kind() const {
    const char* names[] = {"double", "int", "complex", "bool"};
    return names[int(tag)];
  }
};
// --8<-- [end:scalar]

// --8<-- [start:use]
void scale(const char* written, Scalar by) {
  std::printf("%-22s kept as %-8s", written, by.kind());
  try {
    std::printf("as int8_t %d\n", by.to<int8_t>());
  } catch (const std::runtime_error& error) {
    std::printf("%s\n", error.what());
  }
}
// --8<-- [end:use]

int main() {
  scale("2", 2);
  scale("int8_t(2)", int8_t(2));
  scale("2.75f", 2.75f);
  scale("true", true);
  scale("300", 300);
  scale("complex(2, 0)", std::complex<double>(2, 0));
  scale("complex(2, 1)", std::complex<double>(2, 1));
  std::printf("%zu bytes\n", sizeof(Scalar));
}
