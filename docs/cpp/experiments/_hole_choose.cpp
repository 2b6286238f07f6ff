// How many values does x hold? What has a size() says so; a number holds one.
// It does not compile: a plain if compiles both of its branches.
#include <cstddef>
#include <cstdio>
#include <string>
#include <vector>

int failed = 0;
void expect(bool holds, const char* what) {
  if (holds) return;
  std::printf("not yet: %s\n", what);
  std::fflush(stdout);
  failed = 1;
}

template <typename T>
concept Sized = requires(const T& x) { x.size(); };

// --8<-- [start:hole]
template <typename T>
std::size_t values(const T& x) {
  if (Sized<T>) return x.size();
  return 1;
}
// --8<-- [end:hole]

int main() {
  expect(values(2.5) == 1, "a number holds one value");
  expect(values(std::vector<int>{1, 2, 3}) == 3, "a vector of three holds three");
  expect(values(std::string()) == 0, "an empty string holds none");
  return failed;
}
