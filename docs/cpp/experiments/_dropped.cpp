#include <cstdio>

int& kernels();

#ifdef TABLE
int& kernels() {
  static int count = 0;
  return count;
}
#endif
#ifdef KERNEL
// --8<-- [start:kernel]
static struct Register {
  Register() { kernels()++; }
} add;  // nobody calls this file by any name
// --8<-- [end:kernel]
#endif
#ifdef MAIN
int main() { std::printf("%d\n", kernels()); }
#endif
