#include <any>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <new>
#include <string>
#include <variant>

int allocations = 0;
void* operator new(std::size_t bytes) {
  allocations++;
  return std::malloc(bytes);
}
void operator delete(void* p) noexcept { std::free(p); }
void operator delete(void* p, std::size_t) noexcept { std::free(p); }

// --8<-- [start:ways]
struct Value {
  virtual ~Value() = default;
};
template <typename T>
struct Holds : Value {
  T value;
  explicit Holds(T v) : value(v) {}
};
using Base = std::unique_ptr<Value>;

using Any = std::any;

using Variant = std::variant<std::monostate, int64_t, double, std::string>;
// --8<-- [end:ways]

using Numbers = std::array<double, 3>;  // larger than a pointer
using Wide = std::variant<std::monostate, int64_t, double, Numbers>;

template <typename T>
T holds(int64_t v) {
  if constexpr (std::is_same_v<T, Base>) return std::make_unique<Holds<int64_t>>(v);
  else return v;
}
template <typename T>
T holds(Numbers v) {
  if constexpr (std::is_same_v<T, Base>) return std::make_unique<Holds<Numbers>>(v);
  else return v;
}
template <typename T>
void row(const char* name) {
  const int before = allocations;
  const T small = holds<T>(int64_t{7});
  const int between = allocations;
  const T large = holds<T>(Numbers{1, 2, 3});
  std::printf("%-24s %2zu bytes; allocates %d for a number, %d for 24 bytes\n", name,
              sizeof(T), between - before, allocations - between);
}

// --8<-- [start:visit]
struct Name {
  const char* operator()(std::monostate) const { return "None"; }
  const char* operator()(int64_t) const { return "int"; }
  const char* operator()(double) const { return "double"; }
  const char* operator()(const std::string&) const { return "string"; }
};
const char* name(const Variant& v) { return std::visit(Name{}, v); }
// --8<-- [end:visit]

int main() {
  row<Base>("pointer to a base class");
  row<Any>("std::any");
  row<Wide>("std::variant");
  std::printf("a None in a Variant:     %2zu bytes\n", sizeof(Variant));
  std::printf("visited: %s, %s\n", name(Variant()), name(2.0));
  const Any any = 2.0;
  std::printf("any, asked for an int: %s\n", std::any_cast<int64_t>(&any) ? "one" : "null");
}
