#include <cstdio>
#include <utility>

// --8<-- [start:handle]
struct Handle {  // counts like a tensor's: a copy is an owner more
  static inline int copies = 0, moves = 0;
  Handle() = default;
  Handle(const Handle&) { copies++; }
  Handle(Handle&&) { moves++; }
};
void kernel(Handle) {}
// --8<-- [end:handle]

// --8<-- [start:wrappers]
void by_value(Handle h) { kernel(h); }
void by_const(const Handle& h) { kernel(h); }
template <typename... Args>
void named(Args&&... args) { kernel(args...); }
template <typename... Args>
void moved(Args&&... args) { kernel(std::move(args)...); }
template <typename... Args>
void forwarded(Args&&... args) { kernel(std::forward<Args>(args)...); }
// --8<-- [end:wrappers]

void report(const char* wrapper) {
  std::printf("%-10s copies %d, moves %d", wrapper, Handle::copies, Handle::moves);
  Handle::copies = Handle::moves = 0;
}

int main() {
  Handle mine;
#define TRY(wrapper)                           \
  wrapper(mine), report(#wrapper);             \
  wrapper(Handle()), report("   | temporary"); \
  std::printf("\n")
  TRY(by_value);
  TRY(by_const);
  TRY(named);
  TRY(moved);
  TRY(forwarded);
}
