// From a C interface nothing may escape. It returns 0 for success, 1 for an
// IndexError, 2 for any other Error, 3 for whatever else is thrown.
#include <cstdio>
#include <new>
#include <stdexcept>

int failed = 0;
void expect(bool holds, const char* what) {
  if (holds) return;
  std::printf("not yet: %s\n", what);
  std::fflush(stdout);
  failed = 1;
}

struct Error : std::runtime_error {
  using std::runtime_error::runtime_error;
};
struct IndexError : Error {
  using Error::Error;
};

// --8<-- [start:hole]
int call(void (*f)()) noexcept {
  try {
    f();
    return 0;
  } catch (const Error&) {
    return 2;
  } catch (const IndexError&) {
    return 1;
  }
}
// --8<-- [end:hole]

int main() {
  expect(call([] {}) == 0, "success is 0");
  expect(call([] { throw IndexError("no such row"); }) == 1, "an IndexError is 1");
  expect(call([] { throw Error("wrong shape"); }) == 2, "another Error is 2");
  expect(call([] { throw std::bad_alloc(); }) == 3, "bad_alloc is 3");
  expect(call([] { throw 7; }) == 3, "an int is 3");
  return failed;
}
