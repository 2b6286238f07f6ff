#include <cstdio>

// --8<-- [start:header]
#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)

inline const char* common() { return TEXT(CAPABILITY); }

namespace CAPABILITY {
inline const char* own() { return TEXT(CAPABILITY); }
}  // namespace CAPABILITY
// --8<-- [end:header]

void first();
void second();

#ifdef FIRST
void first() { std::printf("compiled for AVX2: %s, %s; ", common(), CAPABILITY::own()); }
#endif
#ifdef SECOND
void second() { std::printf("for DEFAULT: %s, %s\n", common(), CAPABILITY::own()); }
#endif
#ifdef MAIN
int main() {
  first();
  second();
}
#endif
