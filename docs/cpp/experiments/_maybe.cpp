#include <cstdio>
#include <initializer_list>
#include <utility>

// --8<-- [start:maybe]
struct Handle {
  static inline int copies = 0;
  bool contiguous;
  explicit Handle(bool c) : contiguous(c) {}
  Handle(const Handle& other) : contiguous(other.contiguous) { copies++; }
  Handle(Handle&&) = default;
};
template <typename T>
class MaybeOwned {
  bool borrowed_;
  union {  // one or the other, and nothing destroys it by itself
    const T* borrow_;
    T own_;
  };

 public:
  explicit MaybeOwned(const T& t) : borrowed_(true), borrow_(&t) {}
  explicit MaybeOwned(T&& t) : borrowed_(false), own_(std::move(t)) {}
  MaybeOwned(const MaybeOwned&) = delete;
  ~MaybeOwned() { if (!borrowed_) own_.~T(); }
  const T& operator*() const { return borrowed_ ? *borrow_ : own_; }
  bool borrowed() const { return borrowed_; }
};
// --8<-- [end:maybe]

// --8<-- [start:expect]
Handle packed(const Handle&) { return Handle(true); }  // makes a new one
MaybeOwned<Handle> expect_contiguous(const Handle& self) {
  if (self.contiguous) return MaybeOwned<Handle>(self);
  return MaybeOwned<Handle>(packed(self));
}
Handle contiguous(const Handle& self) {
  if (self.contiguous) return self;
  return packed(self);
}
// --8<-- [end:expect]

int main() {
  for (bool is : {true, false}) {
    Handle t(is);
    contiguous(t);
    int plain = std::exchange(Handle::copies, 0);
    auto held = expect_contiguous(t);
    std::printf("%-14s handle: copies %d; MaybeOwned: copies %d, borrowed %d\n",
                is ? "contiguous" : "not contiguous", plain, Handle::copies, held.borrowed());
  }
}
