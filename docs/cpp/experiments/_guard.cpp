#include <cstdio>
#include <stdexcept>

bool grad_enabled = true;

void kernel(bool fails) {
  if (fails) throw std::runtime_error("no such dtype");
}

// --8<-- [start:by_hand]
void by_hand(bool fails) {
  grad_enabled = false;
  kernel(fails);
  grad_enabled = true;
}
// --8<-- [end:by_hand]

// --8<-- [start:guard]
class GradGuard {
  bool before;

 public:
  explicit GradGuard(bool enabled) : before(grad_enabled) { grad_enabled = enabled; }
  ~GradGuard() { grad_enabled = before; }
  GradGuard(const GradGuard&) = delete;  // it owes one restoring, not two
};
void guarded(bool fails) {
  GradGuard no_grad(false);
  kernel(fails);
}
// --8<-- [end:guard]

// --8<-- [start:nameless]
void nameless() {
  GradGuard(false);
  std::printf("after GradGuard(false);         %d\n", grad_enabled);
}
void named() {
  GradGuard no_grad(false);
  std::printf("after GradGuard no_grad(false); %d\n", grad_enabled);
}
// --8<-- [end:nameless]

template <typename F>
void report(const char* name, F f) {
  grad_enabled = true;
  f(false);
  const bool returned = grad_enabled;
  try {
    f(true);
  } catch (const std::runtime_error&) {
  }
  std::printf("%-8s after a return %d, after an exception %d\n", name, returned, grad_enabled);
}

int main() {
  report("by_hand", by_hand);
  report("guarded", guarded);
  grad_enabled = true;
  nameless();
  named();
}
