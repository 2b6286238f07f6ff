#include <cstdio>
#include <cstdlib>
#include <memory>

// --8<-- [start:deleters]
struct Pool {  // an allocator with a state of its own
  int in_use = 0;
  void* take() { in_use++; return std::malloc(64); }
  void give_back(void* p) { in_use--; std::free(p); }
};
struct GiveBack {
  Pool* pool;
  void operator()(void* p) const { pool->give_back(p); }
};
using InType = std::unique_ptr<void, GiveBack>;          // the deleter is in the type
using InValue = std::unique_ptr<void, void (*)(void*)>;  // it is a pointer, at run time
// --8<-- [end:deleters]

struct Nothing {
  void operator()(int* p) const { delete p; }
};

int main() {
  Pool pool;
  {
    InType a(pool.take(), GiveBack{&pool}), b(pool.take(), GiveBack{&pool});
    std::printf("in use: %d\n", pool.in_use);
  }
  std::printf("after the block: %d\n", pool.in_use);
  InValue foreign(std::malloc(8), [](void* p) {
    std::free(p);
    std::puts("freed in the owner's way");
  });
  std::printf("bytes: deleter without state %zu, a function pointer %zu, with state %zu\n",
              sizeof(std::unique_ptr<int, Nothing>), sizeof(InValue), sizeof(InType));
}
