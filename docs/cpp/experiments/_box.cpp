#include <cstdint>
#include <cstdio>
#include <cstring>
#include <stdexcept>
#include <string>
#include <utility>

// --8<-- [start:text]
struct Text {
  int owners = 1;
  std::string text;
  ~Text() { std::printf("freed: %s\n", text.c_str()); }
};
// --8<-- [end:text]

// --8<-- [start:box]
class Box {
  enum class Tag : uint32_t { None, Int, Double, Text } tag = Tag::None;
  union Payload {
    int64_t i = 0;
    double d;
    Text* p;
  } u;

 public:
  Box() = default;
  Box(int64_t v) : tag(Tag::Int) { u.i = v; }
  Box(double v) : tag(Tag::Double) { u.d = v; }
  Box(std::string v) : tag(Tag::Text) { u.p = new Text{1, std::move(v)}; }
  Box(const Box& other) : tag(other.tag), u(other.u) {
    if (tag == Tag::Text) u.p->owners++;
  }
  Box& operator=(Box other) {
    std::swap(tag, other.tag), std::swap(u, other.u);
    return *this;
  }
  ~Box() {
    if (tag == Tag::Text && --u.p->owners == 0) delete u.p;
  }
  int64_t to_int() const {
    if (tag != Tag::Int) throw std::runtime_error("expected int");
    return u.i;
  }
  int owners() const { return tag == Tag::Text ? u.p->owners : 0; }
};
// --8<-- [end:box]

int main() {
  std::printf("the payload has 8 bytes, the box %zu\n", sizeof(Box));
  double two = 2.0;
  int64_t bits;
  std::memcpy(&bits, &two, sizeof bits);
  std::printf("the 8 bytes of 2.0, read as an int: %lld\n", static_cast<long long>(bits));
  for (const Box& box : {Box(int64_t{2}), Box(2.0)}) {
    try {
      std::printf("to_int: %lld\n", static_cast<long long>(box.to_int()));
    } catch (const std::runtime_error& error) {
      std::printf("to_int: %s\n", error.what());
    }
  }
  Box a(std::string("mean"));
  Box b = a;
  std::printf("two boxes, one text, owners: %d\n", b.owners());
  a = int64_t{3};
  std::printf("a holds a number now, owners: %d\n", b.owners());
  b = Box();
  std::printf("end of main\n");
}
