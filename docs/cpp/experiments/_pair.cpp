#include <cstdio>

// --8<-- [start:pair]
struct Object;
struct Impl {  // as TensorImpl: counted in C++
  int count = 1;
  Object* object = nullptr;  // the slot
};
struct Object {  // as the Python object: counted by Python
  int count = 1;
  Impl* impl;  // one count of the impl
  const char* note = "";
};
// --8<-- [end:pair]

void decref(Object* o);
// --8<-- [start:counts]
void retain(Impl* i) {
  if (++i->count == 2 && i->object) i->object->count++;  // now C++ needs the object too
}
void release(Impl* i) {
  if (--i->count == 1 && i->object) decref(i->object);  // the object is the last owner
  else if (i->count == 0) {
    std::puts("  impl is freed");
    delete i;
  }
}
void decref(Object* o) {
  if (--o->count == 0) {
    std::puts("  object is freed");
    o->impl->object = nullptr;
    Impl* i = o->impl;
    delete o;
    release(i);
  }
}
Object* wrap(Impl* i) {  // from C++ to Python: the same object, or the first one
  if (i->object) {
    i->object->count++;
  } else {
    i->object = new Object{1, i};
    retain(i);
  }
  return i->object;
}
// --8<-- [end:counts]

void say(const char* what, Impl* i) {
  std::printf("%-22s C++ %d, Python %d\n", what, i->count, i->object ? i->object->count : 0);
}

int main() {
  Impl* impl = new Impl;
  say("made in C++", impl);
  Object* name = wrap(impl);
  release(impl);  // C++ has given it away
  name->note = "written by Python";
  say("returned to Python", impl);
  retain(impl), retain(impl);
  say("two C++ owners", impl);
  decref(name);
  say("del name", impl);
  std::printf("wrapped again: %s\n", wrap(impl)->note);
  decref(impl->object);
  release(impl);
  std::puts("one C++ owner has gone");
  release(impl);
}
