#include <cstdio>
#include <thread>

// --8<-- [start:state]
thread_local bool grad_enabled = true;  // one for each thread

class StateGuard {
  bool before = grad_enabled;

 public:
  explicit StateGuard(bool state) { grad_enabled = state; }
  ~StateGuard() { grad_enabled = before; }
};

template <typename F>
auto carrying_state(F f) {
  return [state = grad_enabled, f] {  // copied now, in this thread
    StateGuard guard(state);          // set later, in that one
    f();
  };
}
// --8<-- [end:state]

int main() {
  grad_enabled = false;
  auto say = [] { std::printf("  a new thread: %d\n", grad_enabled); };
  std::printf("this thread: %d\n", grad_enabled);
  std::thread(say).join();
  std::puts("with the state carried:");
  std::thread(carrying_state(say)).join();
}
