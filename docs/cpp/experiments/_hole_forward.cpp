// A wrapper passes its argument on. It must neither copy what nobody needs
// again nor take away what the caller keeps.
#include <cstdio>
#include <string>
#include <utility>

int failed = 0;
void expect(bool holds, const char* what) {
  if (holds) return;
  std::printf("not yet: %s\n", what);
  std::fflush(stdout);
  failed = 1;
}

int copies = 0;
struct Handle {
  std::string name;
  explicit Handle(std::string n) : name(std::move(n)) {}
  Handle(const Handle& other) : name(other.name) { copies++; }
  Handle(Handle&&) = default;
};
std::string kernel(Handle h) { return h.name; }

// --8<-- [start:hole]
template <typename T>
std::string wrapper(T&& x) {
  return kernel(x);
}
// --8<-- [end:hole]

int main() {
  expect(wrapper(Handle("a")) == "a", "the kernel gets the handle");
  expect(copies == 0, "a temporary is moved and not copied");
  copies = 0;
  Handle mine("b");
  wrapper(mine);
  expect(copies == 1, "a variable is copied once");
  expect(mine.name == "b", "and the caller keeps it");
  wrapper(std::move(mine));
  expect(copies == 1, "what the caller gives away is moved");
  return failed;
}
