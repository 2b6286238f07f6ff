#include <cstdint>
#include <cstdio>

// --8<-- [start:nested]
#define OVER(name, t1, t2, ...)                 \
  { using name = t1; [&] { __VA_ARGS__ }(); }   \
  { using name = t2; [&] { __VA_ARGS__ }(); }

template <typename scalar_t, typename index_t>
__attribute__((noinline)) void gather() { std::puts(__PRETTY_FUNCTION__); }

void twice_two() {
  OVER(scalar_t, float, double,
    OVER(index_t, int32_t, int64_t, gather<scalar_t, index_t>();))
}
// --8<-- [end:nested]

int main() { twice_two(); }
