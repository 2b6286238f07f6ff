// A box holds a number, or it owns a text. When the box ends, what it owns must
// be freed, and a number must be left alone.
#include <cstdint>
#include <cstdio>
#include <memory>
#include <utility>

int failed = 0;
void expect(bool holds, const char* what) {
  if (holds) return;
  std::printf("not yet: %s\n", what);
  std::fflush(stdout);
  failed = 1;
}

int alive = 0;
struct Text {
  Text() { alive++; }
  ~Text() { alive--; }
};

struct Box {
  enum class Tag { Int, Text } tag;
  union {
    std::int64_t i;
    Text* text;
  };
  explicit Box(std::int64_t v) : tag(Tag::Int), i(v) {}
  explicit Box(std::unique_ptr<Text> t) : tag(Tag::Text), text(t.release()) {}
  // --8<-- [start:hole]
  Box(Box&& other) noexcept : tag(other.tag), i(other.i) {}
  ~Box() {}
  // --8<-- [end:hole]
};

int main() {
  { Box number(5); }
  {
    Box first(std::make_unique<Text>());
    expect(alive == 1, "a text lives in its box");
  }
  expect(alive == 0, "and is freed with it");
  alive = 0;
  {
    Box first(std::make_unique<Text>());
    Box second(std::move(first));
    expect(alive == 1, "a move makes no second text");
    expect(first.tag == Box::Tag::Int, "who gave the text away holds a number");
  }
  expect(alive == 0, "the text is freed once");
  return failed;
}
