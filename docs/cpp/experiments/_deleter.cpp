#include <cstdio>
#include <memory>
#include <utility>
#include <vector>

// --8<-- [start:dataptr]
using Deleter = void (*)(void*);
class DataPtr {
  void* data;                             // what the user reads
  std::unique_ptr<void, Deleter> context;  // what the deleter needs

 public:
  DataPtr(void* d, void* c, Deleter f) : data(d), context(c, f) {}
  double* get() const { return static_cast<double*>(data); }
};
// --8<-- [end:dataptr]

// --8<-- [start:given]
DataPtr share(std::vector<double> numbers) {
  auto* given = new std::vector<double>(std::move(numbers));
  return DataPtr(given->data(), given, [](void* context) {
    delete static_cast<std::vector<double>*>(context);
    std::puts("  the vector is freed as a vector");
  });
}
// --8<-- [end:given]

struct Stateless {
  void operator()(int* p) const { delete p; }
};

int main() {
  {
    DataPtr p = share({1, 2, 3});
    std::printf("a vector's numbers: %g\n", p.get()[2]);
  }
  std::puts("an empty vector has no data:");
  { DataPtr p = share({}); }
  std::puts("a unique_ptr of no data:");
  { std::unique_ptr<void, Deleter> p(nullptr, [](void*) { std::puts("  freed"); }); }
  std::printf("bytes: deleter in the type %zu, in the value %zu, with a context %zu\n",
              sizeof(std::unique_ptr<int, Stateless>), sizeof(std::unique_ptr<int, Deleter>),
              sizeof(DataPtr));
}
