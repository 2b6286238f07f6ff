#include <cstdio>

// --8<-- [start:header]
inline int& kernels() {  // in a header that both libraries include
  static int count = 0;
  return count;
}
#define API __attribute__((visibility("default")))
API void register_one();
API int ask();
// --8<-- [end:header]

#ifdef FIRST
void register_one() { kernels()++; }
#endif
#ifdef SECOND
int ask() { return kernels(); }
#endif
#ifdef MAIN
int main() {
  register_one();
  std::printf("registered in one library, seen in the other: %d\n", ask());
}
#endif
