#include <cstdio>
#include <string>
#include <type_traits>
#include <utility>

// --8<-- [start:deduce]
template <typename T>
const char* deduced(T&&) {
  if constexpr (std::is_same_v<T, std::string&>) return "T = string&,       T&& = string&";
  if constexpr (std::is_same_v<T, const std::string&>) return "T = const string&, T&& = const string&";
  if constexpr (std::is_same_v<T, std::string>) return "T = string,        T&& = string&&";
  return "something else";
}
// --8<-- [end:deduce]

template <typename T>
struct Box {
  static bool takes_lvalue(std::string& s) { return requires(Box<T> b) { b.put(s); }; }
  void put(T&&) {}  // T is the class's: nothing is deduced, so this is an rvalue reference
};

int main() {
  std::string name = "lerp";
  const std::string fixed = "lerp";
  std::printf("a variable:        %s\n", deduced(name));
  std::printf("a const variable:  %s\n", deduced(fixed));
  std::printf("a temporary:       %s\n", deduced(std::string("lerp")));
  std::printf("std::move(name):   %s\n", deduced(std::move(name)));
  std::printf("Box<string>::put takes a variable: %d\n", Box<std::string>::takes_lvalue(name));
}
