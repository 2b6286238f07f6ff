// Two pointers, one object, and a count that lies in the object.
// Make copies count, so that the object is freed once, by the last owner.
#include <cstdio>

int failed = 0;
void expect(bool holds, const char* what) {
  if (holds) return;
  std::printf("not yet: %s\n", what);
  std::fflush(stdout);
  failed = 1;
}

int freed = 0;
struct Impl {
  int count = 1;
  ~Impl() { freed++; }
};

struct Pointer {
  Impl* impl;
  explicit Pointer(Impl* made) : impl(made) {}
  // --8<-- [start:hole]
  Pointer(const Pointer& other) : impl(other.impl) {}
  ~Pointer() {}
  // --8<-- [end:hole]
  Pointer& operator=(const Pointer&) = delete;
};

int main() {
  {
    Pointer first(new Impl);
    {
      Pointer second = first;
      expect(first.impl->count == 2, "with two owners the count is 2");
    }
    expect(freed == 0, "one owner is left, so nothing is freed");
    expect(first.impl->count == 1, "with one owner the count is 1");
  }
  expect(freed == 1, "the last owner frees the object, once");
  return failed;
}
