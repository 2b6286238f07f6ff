#include <cstdio>
#include <sstream>
#include <stdexcept>
#include <string>

// --8<-- [start:check]
template <typename... Args>
std::string str(const Args&... args) {
  std::ostringstream text;
  (text << ... << args);
  return text.str();
}
[[noreturn]] void fail(const char* function, int line, const std::string& message) {
  throw std::runtime_error(str(message, " (", function, ", line ", line, ")"));
}
#define CHECK(condition, ...)                        \
  if (!(condition)) [[unlikely]] {                   \
    fail(__func__, __LINE__, str(__VA_ARGS__));      \
  }
void check(bool condition, const std::string& message) {
  if (!condition) fail("check", 0, message);
}
// --8<-- [end:check]

int asked = 0;
int expensive() { return ++asked; }

// --8<-- [start:use]
void by_macro(int dim) { CHECK(dim == 3, "expected 3 dimensions, got ", dim, expensive()); }
void by_function(int dim) { check(dim == 3, str("expected 3 dimensions, got ", dim, expensive())); }
// --8<-- [end:use]

int main() {
  for (int i = 0; i < 1000; i++) by_macro(3);
  std::printf("macro: %d messages made for 1000 checks\n", asked);
  for (int i = 0; i < 1000; i++) by_function(3);
  std::printf("function: %d\n", asked);
  try {
    CHECK(1 + 1 == 3, "a sum is off by ", 1);
  } catch (const std::runtime_error& error) {
    std::string said = error.what();
    std::printf("%s…\n", said.substr(0, said.find(" line")).c_str());
  }
}
