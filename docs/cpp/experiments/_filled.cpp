// What stands in the holes of the ten exercises once they are done.

// --8<-- [start:count]
  Pointer(const Pointer& other) : impl(other.impl) { impl->count++; }
  ~Pointer() {
    if (--impl->count == 0) delete impl;
  }
// --8<-- [end:count]

// --8<-- [start:ring]
  std::weak_ptr<Node> made_by;
  std::shared_ptr<Node> grad_fn() const { return made_by.lock(); }
// --8<-- [end:ring]

// --8<-- [start:forward]
template <typename T>
std::string wrapper(T&& x) {
  return kernel(std::forward<T>(x));
}
// --8<-- [end:forward]

// --8<-- [start:unbox]
template <typename R, typename... Args, std::size_t... I>
R unbox(R (*f)(Args...), const Stack& stack, std::index_sequence<I...>) {
  return f(static_cast<Args>(stack[I])...);
}
// --8<-- [end:unbox]

// --8<-- [start:choose]
template <typename T>
std::size_t values(const T& x) {
  if constexpr (Sized<T>) return x.size();
  else return 1;
}
// --8<-- [end:choose]

// --8<-- [start:dispatch]
#define DISPATCH(DTYPE, ...)                              \
  [&] {                                                   \
    switch (DTYPE) {                                      \
      case Dtype::Float: {                                \
        using scalar_t = float;                           \
        return __VA_ARGS__();                             \
      }                                                   \
      case Dtype::Double: {                               \
        using scalar_t = double;                          \
        return __VA_ARGS__();                             \
      }                                                   \
      case Dtype::Long: {                                 \
        using scalar_t = std::int64_t;                    \
        return __VA_ARGS__();                             \
      }                                                   \
      default:                                            \
        throw std::runtime_error("not implemented");      \
    }                                                     \
  }()
// --8<-- [end:dispatch]

// --8<-- [start:register]
struct Registrar {
  Registrar(const char* name, Kernel kernel) { table()[name] = kernel; }
};
#define REGISTER(NAME)                               \
  double NAME##_kernel(double x);                    \
  Registrar NAME##_registrar(#NAME, NAME##_kernel);  \
  double NAME##_kernel(double x)
// --8<-- [end:register]

// --8<-- [start:guard]
struct NoGrad {
  bool before = grad_enabled;
  NoGrad() { grad_enabled = false; }
  ~NoGrad() { grad_enabled = before; }
  NoGrad(const NoGrad&) = delete;
};
// --8<-- [end:guard]

// --8<-- [start:border]
int call(void (*f)()) noexcept {
  try {
    f();
    return 0;
  } catch (const IndexError&) {
    return 1;
  } catch (const Error&) {
    return 2;
  } catch (...) {
    return 3;
  }
}
// --8<-- [end:border]

// --8<-- [start:box]
  Box(Box&& other) noexcept : tag(other.tag), i(other.i) {
    if (tag == Tag::Text) text = other.text;
    other.tag = Tag::Int;
  }
  ~Box() {
    if (tag == Tag::Text) delete text;
  }
// --8<-- [end:box]
