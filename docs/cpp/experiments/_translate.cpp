#include <cstdio>
#include <exception>
#include <new>
#include <stdexcept>

struct Error : std::exception {};
struct IndexError : Error {};

// --8<-- [start:translate]
const char* translate() {  // called inside a catch: throws it again and sorts it
  try {
    throw;
  } catch (const IndexError&) {
    return "IndexError";
  } catch (const Error&) {
    return "RuntimeError";
  } catch (const std::bad_alloc&) {
    return "MemoryError";
  } catch (const std::exception&) {
    return "Exception";
  } catch (...) {
    return "something that is no exception";
  }
}
// --8<-- [end:translate]

// --8<-- [start:shim]
thread_local const char* last_error = "";

extern "C" int shim(int which) noexcept {  // what a C compiler could call
  try {
    if (which == 0) throw IndexError();
    if (which == 1) throw Error();
    if (which == 2) throw std::bad_alloc();
    if (which == 3) throw 42;
    return 0;
  } catch (...) {
    last_error = translate();
    return -1;
  }
}
// --8<-- [end:shim]

int main() {
  for (int which = 0; which < 5; which++) {
    int code = shim(which);
    std::printf("%2d %s\n", code, code ? last_error : "no error");
  }
}
