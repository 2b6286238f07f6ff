// Shows Python what the dispatcher's table holds: for each registration the functions' addresses.

#include <ATen/core/dispatch/Dispatcher.h>
#include <torch/csrc/utils/pybind.h>

#include <string_view>
#include <typeinfo>

namespace {

// The language lets an explicit instantiation name private members, so nothing is redefined to reach them.
template <class Name, auto Member>
struct Open {
  friend constexpr auto member(Name) {
    return Member;
  }
};
#define OPEN(Name, Member)                 \
  struct Name {                            \
    friend constexpr auto member(Name);    \
  };                                       \
  template struct Open<Name, &Member>

OPEN(Definition, c10::OperatorHandle::operatorDef_);
OPEN(Kernels, c10::impl::OperatorEntry::kernels_);
OPEN(Boxed, c10::KernelFunction::boxed_kernel_func_);
OPEN(Unboxed, c10::KernelFunction::unboxed_kernel_func_);
OPEN(SymUnboxed, c10::KernelFunction::sym_unboxed_kernel_func_);
OPEN(Functor, c10::BoxedKernel::functor_);
OPEN(Function, c10::BoxedKernel::boxed_kernel_func_);

uintptr_t address(const void* function) {
  return reinterpret_cast<uintptr_t>(function);
}

// What the functor keeps behind its base class: a Python function, or the pointer that was registered at run time.
void describe(const c10::OperatorKernel& functor, py::dict& row) {
  const std::string_view type = typeid(functor).name();
  row["type"] = std::string(type);
  const auto* past = reinterpret_cast<const char*>(&functor) + sizeof(c10::OperatorKernel);
  auto* kept = *reinterpret_cast<void* const*>(past);
  if (type.find("PythonKernelHolder") != type.npos) {
    row["python"] = py::reinterpret_borrow<py::object>(static_cast<PyObject*>(kept));
  } else if (type.find("WrapFunctionIntoRuntimeFunctor_IP") != type.npos) {
    row["pointer"] = address(kept);
  }
}

// Every registration of one operator, for each key the newest first, which counts: key, addresses, functor.
py::list kernels(const std::string& name, const std::string& overload) {
  py::list out;
  const auto handle = c10::Dispatcher::singleton().findOp({name, overload});
  if (!handle) {
    return out;
  }
  for (const auto& [key, registered] : ((*handle).*member(Definition()))->op.*member(Kernels())) {
    for (const auto& kernel : registered) {
      const auto& boxed = kernel.kernel.*member(Boxed());
      auto* unboxed = kernel.kernel.*member(Unboxed());
      auto* symbolic = kernel.kernel.*member(SymUnboxed());
      py::dict row;
      row["key"] = std::string(c10::toString(key));
      row["boxed"] = address(reinterpret_cast<void*>(boxed.*member(Function())));
      row["unboxed"] = address(unboxed ? unboxed : symbolic);
      if (const auto* functor = (boxed.*member(Functor())).get()) {
        describe(*functor, row);
      }
      out.append(row);
    }
  }
  return out;
}

} // namespace

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {
  m.def("kernels", &kernels);
}
