#include <cstdio>
#include <memory>
#include <utility>

// --8<-- [start:target]
struct Target {
  int refcount = 0;
  virtual ~Target() = default;
};
// --8<-- [end:target]

// --8<-- [start:pointer]
template <typename T>
class intrusive_ptr {
  T* target = nullptr;
  void retain() { if (target) target->refcount++; }
  void reset() { if (target && --target->refcount == 0) delete target; }

 public:
  explicit intrusive_ptr(T* t) : target(t) { retain(); }
  intrusive_ptr(const intrusive_ptr& other) : target(other.target) { retain(); }
  intrusive_ptr(intrusive_ptr&& other) : target(std::exchange(other.target, nullptr)) {}
  intrusive_ptr& operator=(intrusive_ptr other) {  // taken by value: copy or move
    std::swap(target, other.target);
    return *this;
  }
  ~intrusive_ptr() { reset(); }
  T* operator->() const { return target; }
  bool defined() const { return target; }
};
// --8<-- [end:pointer]

struct Numbers : Target {
  ~Numbers() { std::printf("Numbers are freed\n"); }
};

int main() {
  intrusive_ptr<Numbers> a(new Numbers);
  {
    auto b = a;  // +1
    std::printf("copied: %d\n", a->refcount);
    auto c = std::move(b);
    std::printf("moved:  %d, the source is defined: %d\n", a->refcount, b.defined());
  }  // c goes: -1
  std::printf("after the block: %d\n", a->refcount);
  intrusive_ptr<Numbers> again(a.operator->());  // a second owner, out of a raw pointer
  std::printf("from a raw pointer: %d\n", a->refcount);
  std::printf("bytes: intrusive_ptr %zu, shared_ptr %zu, unique_ptr %zu\n", sizeof(a),
              sizeof(std::shared_ptr<int>), sizeof(std::unique_ptr<int>));
}
