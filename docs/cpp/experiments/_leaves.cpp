#include <cstdio>
#include <vector>

// --8<-- [start:leaves]
#define WITH_FLOAT(...) { using scalar_t = float; [&] { __VA_ARGS__ }(); }

int first_negative(const std::vector<double>& numbers) {
  WITH_FLOAT({
    for (double x : numbers)
      if (scalar_t(x) < 0) return;  // leaves the lambda
  })
  return -1;  // so this is what the function returns
}
int first_negative_kept(const std::vector<double>& numbers) {
  int found = -1;  // outside, and captured by reference
  WITH_FLOAT({
    for (int i = 0; i < int(numbers.size()); i++)
      if (scalar_t(numbers[i]) < 0) { found = i; return; }
  })
  return found;
}
// --8<-- [end:leaves]

int main() {
  const std::vector<double> numbers{1, -0.5, -3};
  std::printf("returned from the body: %d\n", first_negative(numbers));
  std::printf("written to a variable: %d\n", first_negative_kept(numbers));
}
