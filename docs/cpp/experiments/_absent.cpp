#include <cstdint>
#include <cstdio>
#include <optional>
#include <vector>

using Numbers = std::vector<double>;
double sum(const Numbers& x, int64_t end) {
  double total = 0;
  for (int64_t k = 0; k < end; k++) total += x[k];
  return total;
}

// --8<-- [start:sum]
double sum_minus(const Numbers& x, int64_t end = -1) {  // -1: all of them
  if (end == -1) end = x.size();
  return sum(x, end < 0 ? end + x.size() : end);
}
double sum_optional(const Numbers& x, std::optional<int64_t> said = {}) {
  const int64_t end = said.value_or(x.size());
  return sum(x, end < 0 ? end + x.size() : end);
}
// --8<-- [end:sum]

// --8<-- [start:flag]
bool asks_presence(std::optional<bool> keep) { return keep ? true : false; }
bool asks_value(std::optional<bool> keep) { return keep.value_or(true); }
// --8<-- [end:flag]

int main() {
  const Numbers x{1, 2, 3, 4};
  std::printf("nothing said:        %g and %g\n", sum_minus(x), sum_optional(x));
  std::printf("up to the last, -1:  %g and %g\n", sum_minus(x, -1), sum_optional(x, -1));
  std::printf("up to the last, -2:  %g and %g\n", sum_minus(x, -2), sum_optional(x, -2));
  std::printf("optional(false):     asks_presence %d, asks_value %d\n",
              asks_presence(false), asks_value(false));
  std::printf("an int64_t has %zu bytes, an optional of it %zu\n", sizeof(int64_t),
              sizeof(std::optional<int64_t>));
  std::printf("a bool has %zu byte, an optional of it %zu\n", sizeof(bool),
              sizeof(std::optional<bool>));
  try {
    std::printf("%g\n", std::optional<double>().value());
  } catch (const std::bad_optional_access& error) {
    std::printf("value() of nothing:  %s\n", error.what());
  }
}
