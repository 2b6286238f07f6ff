#include <cstdint>
#include <cstdio>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

// --8<-- [start:stack]
using Value = std::variant<std::monostate, int64_t, double, std::string>;
using Stack = std::vector<Value>;
using Boxed = void (*)(Stack&);
// --8<-- [end:stack]

// --8<-- [start:to]
template <typename T>
struct To {
  static T from(const Value& v) { return std::get<T>(v); }
};
template <typename T>
struct To<std::optional<T>> {
  static std::optional<T> from(const Value& v) {
    if (std::holds_alternative<std::monostate>(v)) return std::nullopt;
    return To<T>::from(v);
  }
};
// --8<-- [end:to]

// --8<-- [start:boxed]
template <typename R, typename... Args, size_t... I>
R unbox(R (*f)(Args...), const Stack& s, std::index_sequence<I...>) {
  return f(To<Args>::from(s[I])...);
}
template <auto f, typename R, typename... Args>
void call(R (*)(Args...), Stack& s) {
  s = {unbox(f, s, std::index_sequence_for<Args...>{})};
}
template <auto f>
void boxed(Stack& s) {
  call<f>(f, s);
}
// --8<-- [end:boxed]

// --8<-- [start:ops]
double scale(double x, std::optional<double> by) { return x * by.value_or(10.0); }
std::string repeat(std::string text, int64_t times) {
  std::string made;
  while (times-- > 0) made += text;
  return made;
}
std::map<std::string, Boxed> table{
    {"scale", boxed<scale>}, {"repeat", boxed<repeat>}};
// --8<-- [end:ops]

std::string text(const Value& v) {
  if (auto* i = std::get_if<int64_t>(&v)) return std::to_string(*i);
  if (auto* d = std::get_if<double>(&v)) return std::to_string(*d).substr(0, 4);
  if (auto* s = std::get_if<std::string>(&v)) return *s;
  return "None";
}

// --8<-- [start:logged]
void logged(const std::string& name, Stack& s) {
  std::printf("%s(", name.c_str());
  for (const Value& v : s) std::printf(" %s", text(v).c_str());
  table.at(name)(s);
  std::printf(" ) = %s\n", text(s[0]).c_str());
}
// --8<-- [end:logged]

int main() {
  Stack a{2.5, Value()}, b{2.5, 4.0}, c{"ab", int64_t{3}}, d{2.5, int64_t{4}};
  logged("scale", a), logged("scale", b), logged("repeat", c);
  try {
    logged("scale", d);
  } catch (const std::bad_variant_access& error) {
    std::printf(" ) throws %s\n", error.what());
  }
}
