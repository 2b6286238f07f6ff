#include <cmath>
#include <complex>
#include <cstdio>

// --8<-- [start:overload]
template <typename scalar_t>
bool is_small(scalar_t weight) {
  return std::abs(weight) < scalar_t(0.5);
}
template <typename scalar_t>
bool is_small(std::complex<scalar_t> weight) {
  return std::norm(weight) < scalar_t(0.25);  // no square root
}
// --8<-- [end:overload]

struct Pixel {};  // it has no abs

int main() {
  using complex = std::complex<float>;
  std::printf("is_small<float>:            %d\n", is_small(0.3f));
  std::printf("the second, for a complex: %d\n", is_small(complex(0.3f, 0.3f)));
  // A pointer to one instance: the types alone choose it, and no call is made.
  bool (*of_double)(double) = is_small;
  std::printf("is_small<double>:           %d\n", of_double(-0.7));
#ifdef WITH_PIXEL
  is_small(Pixel{});
#endif
}
