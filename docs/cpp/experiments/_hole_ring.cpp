// A node keeps its result, and the result knows the node that made it.
// Change one type, and what must be changed with it, so that both are freed.
#include <cstdio>
#include <memory>

int failed = 0;
void expect(bool holds, const char* what) {
  if (holds) return;
  std::printf("not yet: %s\n", what);
  std::fflush(stdout);
  failed = 1;
}

int freed = 0;
struct Node;

struct Result {
  // --8<-- [start:hole]
  std::shared_ptr<Node> made_by;
  std::shared_ptr<Node> grad_fn() const { return made_by; }
  // --8<-- [end:hole]
  ~Result() { freed++; }
};
struct Node {
  std::shared_ptr<Result> saved;
  ~Node() { freed++; }
};

int main() {
  auto node = std::make_shared<Node>();
  auto result = std::make_shared<Result>();
  node->saved = result;
  result->made_by = node;
  expect(result->grad_fn() == node, "the result still knows its node");
  node.reset();
  expect(freed == 1, "without its last owner the node is freed");
  expect(!result->grad_fn(), "then the result knows no node");
  result.reset();
  expect(freed == 2, "and the result is freed with its own last owner");
  return failed;
}
