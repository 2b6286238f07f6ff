#include <algorithm>
#include <cstdio>
#include <utility>

// --8<-- [start:commas]
#define RUN_ONE(body) [&] { body }()
#define RUN_REST(...) [&] { __VA_ARGS__ }()
#define RUN_FIRST(body, type) [&] { type x = 7.9; body }()
#define WRAP(...) __VA_ARGS__

int one(int a, int b) { return RUN_ONE(return std::max(a, b);); }
int rest(int a, int b) { return RUN_REST(auto [p, q] = std::pair(a, b); return p + q;); }
int wrapped(int a) {
  return RUN_FIRST(WRAP(auto [p, q] = std::pair(a, x); return p + q;), int);
}
// --8<-- [end:commas]

#ifdef BROKEN
int broken(int a, int b) { return RUN_ONE(auto [p, q] = std::pair(a, b); return p + q;); }
#endif

int main() { std::printf("%d %d %d\n", one(1, 2), rest(1, 2), wrapped(1)); }
