#include <cstdint>
#include <cstdio>
#include <cstring>
#include <optional>
#include <utility>

// --8<-- [start:ref]
struct IntRef {
  const int64_t* data;
  size_t size;
  IntRef(const int64_t& one) : data(&one), size(1) {}
};

struct OptionalIntRef {
  std::optional<IntRef> inside;
  OptionalIntRef(const int64_t& one) : inside(one) {}
};
// --8<-- [end:ref]

// --8<-- [start:takes]
int64_t first(IntRef r) { return *r.data; }
int64_t first_of_optional(std::optional<IntRef> r) { return *r->data; }
int64_t first_of_wrapped(OptionalIntRef r) { return *r.inside->data; }
// --8<-- [end:takes]

int main(int, char** argv) {
  const int seven = 7;  // an int, and so no int64_t
  int64_t got = 0;
  if (!std::strcmp(argv[1], "first")) got = first(seven);
  if (!std::strcmp(argv[1], "first_of_optional")) got = first_of_optional(seven);
  if (!std::strcmp(argv[1], "first_of_wrapped")) got = first_of_wrapped(seven);
  std::printf("%d\n", int(got));
}
