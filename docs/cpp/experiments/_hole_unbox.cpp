// The arguments of a call lie on a stack of doubles. Call the function with
// as many of them as it has parameters, each converted to its type.
#include <cstddef>
#include <cstdio>
#include <utility>
#include <vector>

int failed = 0;
void expect(bool holds, const char* what) {
  if (holds) return;
  std::printf("not yet: %s\n", what);
  std::fflush(stdout);
  failed = 1;
}

using Stack = std::vector<double>;

// --8<-- [start:hole]
template <typename R, typename... Args, std::size_t... I>
R unbox(R (*f)(Args...), const Stack& stack, std::index_sequence<I...>) {
  return f(static_cast<Args>(stack[0])...);
}
// --8<-- [end:hole]
template <typename R, typename... Args>
R unbox(R (*f)(Args...), const Stack& stack) {
  return unbox(f, stack, std::index_sequence_for<Args...>{});
}

int minus(int a, int b) { return a - b; }
double lerp(double a, double b, float weight) { return a + weight * (b - a); }
bool both(bool a, bool b) { return a && b; }
int nothing() { return 42; }

int main() {
  expect(unbox(minus, {7, 2}) == 5, "minus of 7 and 2 is 5");
  expect(unbox(minus, {7.9, 2.9}) == 5, "each argument becomes an int first");
  expect(unbox(lerp, {1, 3, 0.5}) == 2, "a function of three arguments");
  expect(!unbox(both, {1, 0}), "true and false is false");
  expect(unbox(nothing, {}) == 42, "a function of none");
  return failed;
}
