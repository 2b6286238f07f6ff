#include <complex>
#include <concepts>
#include <cstdio>
#include <type_traits>

// --8<-- [start:sfinae]
template <typename T, std::enable_if_t<std::is_integral_v<T>, int> = 0>
const char* by_sfinae(T) { return "integer"; }
template <typename T, std::enable_if_t<std::is_floating_point_v<T>, int> = 0>
const char* by_sfinae(T) { return "floating"; }
// --8<-- [end:sfinae]

// --8<-- [start:constexpr]
template <typename T>
const char* by_branch(T x) {
  if constexpr (std::is_integral_v<T>) return x % 2 ? "odd" : "even";  // no % for double
  else return "not an integer";
}
// --8<-- [end:constexpr]

// --8<-- [start:concept]
template <typename T>
concept Ordered = requires(T a, T b) { { a < b } -> std::convertible_to<bool>; };
template <Ordered T>
T larger(T a, T b) { return a < b ? b : a; }
template <typename T>
T larger_late(T a, T b) { return a < b ? b : a; }
// --8<-- [end:concept]
template <typename T>
constexpr bool can_be_called = requires(T x) { larger(x, x); };

int main() {
  std::printf("%s, %s\n", by_sfinae(3), by_sfinae(3.0));
  std::printf("%s, %s\n", by_branch(3), by_branch(3.0));
  using C = std::complex<float>;
  std::printf("can larger be called with complex: %d\n", can_be_called<C>);
  // Without a concept the declaration fits, and the error comes from inside.
#ifdef EARLY
  larger(C(), C());
#elif LATE
  larger_late(C(), C());
#endif
}
