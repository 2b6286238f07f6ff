#include <cstdio>
#include <stdexcept>

// --8<-- [start:unwind]
struct Layer {
  const char* name;
  explicit Layer(const char* n) : name(n) { std::printf("  enter %s\n", name); }
  ~Layer() { std::printf("  leave %s\n", name); }
};
void kernel() {
  Layer c("the kernel");
  throw std::runtime_error("no such dtype");
}
void dispatcher() {
  Layer b("the dispatcher");
  kernel();
  std::puts("  this line is not reached");
}
int binding() {
  try {
    Layer a("the binding");
    dispatcher();
  } catch (const std::exception& error) {
    std::printf("  caught: %s\n", error.what());
    return -1;
  }
  return 0;
}
// --8<-- [end:unwind]

int main() { std::printf("returned %d\n", binding()); }
