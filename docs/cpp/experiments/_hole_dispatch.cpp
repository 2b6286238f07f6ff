// A dtype is a value, scalar_t is a type. The macro runs its body with the type
// that belongs to the value. It lacks a dtype, and a body with a comma in it
// does not compile.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <stdexcept>
#include <utility>

int failed = 0;
void expect(bool holds, const char* what) {
  if (holds) return;
  std::printf("not yet: %s\n", what);
  std::fflush(stdout);
  failed = 1;
}

enum class Dtype { Float, Double, Long };

// --8<-- [start:hole]
#define DISPATCH(DTYPE, BODY)                             \
  [&] {                                                   \
    switch (DTYPE) {                                      \
      case Dtype::Float: {                                \
        using scalar_t = float;                           \
        return BODY();                                    \
      }                                                   \
      case Dtype::Double: {                               \
        using scalar_t = double;                          \
        return BODY();                                    \
      }                                                   \
      default:                                            \
        throw std::runtime_error("not implemented");      \
    }                                                     \
  }()
// --8<-- [end:hole]

std::size_t two_of(Dtype dtype) {
  return DISPATCH(dtype, [] {
    std::pair<scalar_t, scalar_t> two{1, 2};
    return sizeof(two);
  });
}

int main() {
  try {
    expect(two_of(Dtype::Float) == 8, "two floats have 8 bytes");
    expect(two_of(Dtype::Double) == 16, "two doubles have 16 bytes");
    expect(two_of(Dtype::Long) == 16, "two int64_t have 16 bytes");
  } catch (const std::runtime_error&) {
    expect(false, "each of the three dtypes has a case");
  }
  return failed;
}
