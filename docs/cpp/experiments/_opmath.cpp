#include <bit>
#include <cstdint>
#include <cstdio>

// --8<-- [start:short]
struct Short {  // the upper half of a float, as in bfloat16; rounds towards zero
  uint16_t bits;
  Short(float x) : bits(std::bit_cast<uint32_t>(x) >> 16) {}
  operator float() const { return std::bit_cast<float>(uint32_t(bits) << 16); }
};
// --8<-- [end:short]

// --8<-- [start:trait]
template <typename scalar_t>
struct OpMath {
  using type = scalar_t;
};
template <>
struct OpMath<Short> {
  using type = float;
};
template <typename T>
using opmath_type = typename OpMath<T>::type;
// --8<-- [end:trait]

// --8<-- [start:lerp]
template <typename scalar_t>
scalar_t step_by_step(scalar_t self, scalar_t end, scalar_t weight) {
  scalar_t difference = end - self;
  scalar_t part = weight * difference;
  return self + part;
}
template <typename scalar_t>
scalar_t lerp(scalar_t self_, scalar_t end_, scalar_t weight_) {
  using opmath_t = opmath_type<scalar_t>;
  opmath_t self = self_, end = end_, weight = weight_;
  return self + weight * (end - self);
}
// --8<-- [end:lerp]

int main() {
  int worse = 0, cases = 0;
  for (int i = 1; i <= 100; i++)
    for (int j = 1; j <= 100; j++, cases++) {
      Short a(i * 0.37f), b(j * 0.91f), w(0.3f);
      double exact = float(a) + double(float(w)) * (double(float(b)) - float(a));
      double once = exact - lerp(a, b, w), thrice = exact - step_by_step(a, b, w);
      worse += (thrice < 0 ? -thrice : thrice) > (once < 0 ? -once : once);
    }
  std::printf("bytes: Short %zu, opmath_type<Short> %zu, opmath_type<double> %zu\n",
              sizeof(Short), sizeof(opmath_type<Short>), sizeof(opmath_type<double>));
  std::printf("of %d pairs, three roundings are further off than one: %d\n", cases, worse);
}
