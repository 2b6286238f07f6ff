#include <cstdio>
#include <cstdlib>
#include <functional>
#include <new>

int allocations = 0;
void* operator new(std::size_t n) { allocations++; return std::malloc(n); }
void operator delete(void* p) noexcept { std::free(p); }
void operator delete(void* p, std::size_t) noexcept { std::free(p); }

// --8<-- [start:three]
template <typename F>
double by_template(const F& f) { return f(2); }             // compiled once for each F

class Ref {  // as function_ref: the callable's address and a function that knows its type
  const void* callable;
  double (*call)(const void*, double);

 public:
  template <typename F>
  Ref(const F& f) : callable(&f), call([](const void* c, double x) {
    return (*static_cast<const F*>(c))(x);
  }) {}
  double operator()(double x) const { return call(callable, x); }
};
double by_ref(Ref f) { return f(2); }                        // compiled once

double by_function(std::function<double(double)> f) { return f(2); }  // once, and owns
// --8<-- [end:three]

int main() {
  double a = 1, b = 2, c = 3;
  auto body = [a, b, c](double x) { return a + b * x + c * x * x; };
  const double t = by_template(body), r = by_ref(body);
  std::printf("template %g, reference %g: allocations %d\n", t, r, allocations);
  const double f = by_function(body);
  std::printf("std::function %g: allocations %d\n", f, allocations);
  std::printf("bytes: the lambda %zu, Ref %zu, std::function %zu\n", sizeof(body), sizeof(Ref),
              sizeof(std::function<double(double)>));
}
