#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

struct Node {
  std::string formula;
};
std::vector<std::unique_ptr<Node>> nodes;  // PyTorch counts their owners instead
Node* make(std::string formula) {
  nodes.push_back(std::make_unique<Node>(Node{std::move(formula)}));
  return nodes.back().get();
}

// --8<-- [start:packed]
class Size {
  static constexpr int64_t LEAST = -(int64_t{1} << 62);  // below it: a pointer
  static constexpr int64_t MARK = INT64_MIN;  // the highest bit, and no other
  int64_t data;

 public:
  explicit Size(Node* n) : data(reinterpret_cast<int64_t>(n) | MARK) {}
  Size(int64_t v) : data(v) {
    if (v < LEAST) *this = Size(make(std::to_string(v)));
  }
  bool is_node() const { return data < LEAST; }
  Node* node() const { return reinterpret_cast<Node*>(data & ~MARK); }
  int64_t number() const { return data; }
};
// --8<-- [end:packed]

std::string text(const Size& s) {
  return s.is_node() ? s.node()->formula : std::to_string(s.number());
}

// --8<-- [start:times]
Size operator*(const Size& a, int64_t b) {
  if (!a.is_node()) return a.number() * b;
  return Size(make("(" + text(a) + " * " + std::to_string(b) + ")"));
}
Size bytes(const Size& rows) { return rows * 3 * 4; }
// --8<-- [end:times]

int main() {
  std::printf("a Size has %zu bytes\n", sizeof(Size));
  const Size plain = bytes(5);
  std::printf("bytes of 5 rows:  %s, nodes made: %zu\n", text(plain).c_str(), nodes.size());
  const Size s0(make("s0"));
  const Size formula = bytes(s0);
  std::printf("bytes of s0 rows: %s, nodes made: %zu\n", text(formula).c_str(), nodes.size() - 1);
  for (int64_t v : {int64_t{-1}, -(int64_t{1} << 62), -(int64_t{1} << 62) - 1})
    std::printf("%20s is %s\n", text(v).c_str(), Size(v).is_node() ? "a node" : "in place");
}
