#include <cstdio>
#include <memory>
#include <type_traits>
#include <utility>

// --8<-- [start:unique]
struct Meta {
  int version = 0;
};
struct Impl {
  std::unique_ptr<Meta> meta;  // at most one, made when somebody asks
  Meta& get_meta() {
    if (!meta) meta = std::make_unique<Meta>();
    return *meta;
  }
};
// --8<-- [end:unique]

int main() {
  Impl a;
  std::printf("at first: %s\n", a.meta ? "a Meta" : "none");
  a.get_meta().version = 7;
  Impl b = std::move(a);
  std::printf("moved: %d, the source has %s\n", b.meta->version, a.meta ? "it too" : "none");
  std::printf("can be copied: %d\n", std::is_copy_constructible_v<Impl>);
  std::printf("bytes: Impl %zu\n", sizeof(Impl));
}
