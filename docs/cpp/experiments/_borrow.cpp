#include <cstddef>
#include <cstdio>
#include <cstring>
#include <initializer_list>
#include <vector>

// --8<-- [start:ref]
struct IntRef {  // as ArrayRef: a pointer and a length, and no owner
  const int* data;
  std::size_t size;
  IntRef(const std::vector<int>& v) : data(v.data()), size(v.size()) {}
  IntRef(const std::initializer_list<int>& list) : data(list.begin()), size(list.size()) {}
};
// --8<-- [end:ref]

// --8<-- [start:uses]
int sum(IntRef sizes) {
  int total = 0;
  for (std::size_t i = 0; i < sizes.size; i++) total += sizes.data[i];
  return total;
}
int in_time() { return sum({2, 3, 4}); }  // the list lives until the call is over
int after_scope() {
  IntRef kept(std::vector<int>{2, 3, 4});  // the vector dies at this semicolon
  return sum(kept);
}
int after_growth() {
  std::vector<int> sizes{2, 3, 4};
  IntRef kept = sizes;
  sizes.push_back(5);  // moves the numbers
  return sum(kept);
}
// --8<-- [end:uses]

int main(int, char** argv) {
  int (*function)() = !std::strcmp(argv[1], "in_time")       ? in_time
                      : !std::strcmp(argv[1], "after_scope") ? after_scope
                                                             : after_growth;
  std::printf("%d\n", function());
}
