#include <cstdio>
#include <memory>

// --8<-- [start:cycle]
template <template <typename> typename Back>
struct Node {
  std::shared_ptr<Node> next;  // owns
  Back<Node> previous;         // owns, or only knows
  ~Node() { std::puts("  a node is freed"); }
};
template <template <typename> typename Back>
void two_nodes() {
  auto a = std::make_shared<Node<Back>>();
  a->next = std::make_shared<Node<Back>>();
  a->next->previous = a;
}
// --8<-- [end:cycle]

int main() {
  std::puts("both own each other:");
  two_nodes<std::shared_ptr>();
  std::puts("the way back is weak:");
  two_nodes<std::weak_ptr>();
  std::weak_ptr<int> weak;
  {
    auto strong = std::make_shared<int>(7);
    weak = strong;
    std::printf("while it lives, lock() finds %d\n", *weak.lock());
  }
  std::printf("afterwards it finds %s\n", weak.lock() ? "it" : "nothing");
}
