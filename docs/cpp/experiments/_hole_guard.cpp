// A guard switches gradients off, and back at the end of its block. This one does
// not know what was there before.
#include <cstdio>
#include <type_traits>

int failed = 0;
void expect(bool holds, const char* what) {
  if (holds) return;
  std::printf("not yet: %s\n", what);
  std::fflush(stdout);
  failed = 1;
}

thread_local bool grad_enabled = true;

// --8<-- [start:hole]
struct NoGrad {
  NoGrad() { grad_enabled = false; }
  ~NoGrad() { grad_enabled = true; }
};
// --8<-- [end:hole]

int main() {
  {
    NoGrad outer;
    {
      NoGrad inner;
      expect(!grad_enabled, "off in the inner block");
    }
    expect(!grad_enabled, "still off after the inner block");
  }
  expect(grad_enabled, "on again after the outer one");
  try {
    NoGrad guard;
    throw 1;
  } catch (int) {
  }
  expect(grad_enabled, "on again after an exception");
  expect(!std::is_copy_constructible_v<NoGrad>, "nobody can copy a guard");
  return failed;
}
