#include <cmath>
#include <cstdint>
#include <cstdio>
#include <type_traits>

// --8<-- [start:range]
template <typename scalar_t>
double count(scalar_t start, scalar_t end, scalar_t step) {
  if constexpr (std::is_same_v<scalar_t, int64_t>) {
    return double((end - start) / step + ((end - start) % step != 0));  // no % for a double
  } else {
    return std::ceil((double(end) - double(start)) / double(step));
  }
}
// --8<-- [end:range]

int main() {
  const int64_t big = int64_t(1) << 60;  // a double has 53 bits for it
  std::printf("by one formula:   %g\n", count<double>(big, big + 10, 1));
  std::printf("by the right one: %g\n", count<int64_t>(big, big + 10, 1));
  std::printf("0 to 1 by 0.3: %g\n", count<float>(0, 1, 0.3f));
}
