#include <cstdio>
#include <sstream>
#include <string>
#include <tuple>
#include <type_traits>

// --8<-- [start:fold]
template <typename... Args>
std::string message(const Args&... args) {
  std::ostringstream text;
  (text << ... << args);  // text << a << b << c
  return text.str();
}
// --8<-- [end:fold]

// --8<-- [start:traits]
template <typename F>
struct traits;
template <typename R, typename... Args>
struct traits<R(Args...)> {
  using result = R;
  using arguments = std::tuple<Args...>;
  static constexpr int count = sizeof...(Args);
};
// --8<-- [end:traits]

// --8<-- [start:unbox]
template <typename R, typename... Args, std::size_t... I>
R call(R (*f)(Args...), double* stack, std::index_sequence<I...>) {
  return f(static_cast<Args>(stack[I])...);  // f(Args0(stack[0]), Args1(stack[1]), …)
}
template <typename R, typename... Args>
R call(R (*f)(Args...), double* stack) {
  return call(f, stack, std::index_sequence_for<Args...>());
}
// --8<-- [end:unbox]

double scaled(int n, double x, bool negate) { return negate ? -n * x : n * x; }

int main() {
  std::printf("%s\n", message("expected ", 3, " dimensions, got ", 2.5).c_str());
  std::printf("arguments: %d\n", traits<decltype(scaled)>::count);
  static_assert(std::is_same_v<traits<decltype(scaled)>::result, double>);
  double stack[] = {3, 0.5, 1};
  std::printf("called from a stack: %g\n", call(&scaled, stack));
}
