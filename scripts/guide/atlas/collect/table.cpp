// Shows Python what the dispatcher's table holds: for each operator, key and registration the functions' addresses.

#include <ATen/core/dispatch/Dispatcher.h>
#include <dlfcn.h>
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

// (library, address in it) of a function, or None.
py::object place(const void* function) {
  Dl_info info;
  if (!function || !dladdr(function, &info)) {
    return py::none();
  }
  const auto offset = reinterpret_cast<uintptr_t>(function) - reinterpret_cast<uintptr_t>(info.dli_fbase);
  return py::make_tuple(std::string(info.dli_fname), offset);
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
    row["pointer"] = place(kept);
  }
}

// Every registration of one operator: key, age (0 is the newest, which counts), where registered, functions.
py::list kernels(const std::string& name, const std::string& overload) {
  py::list out;
  const auto handle = c10::Dispatcher::singleton().findOp({name, overload});
  if (!handle) {
    return out;
  }
  for (const auto& [key, registered] : ((*handle).*member(Definition()))->op.*member(Kernels())) {
    int age = 0;
    for (const auto& kernel : registered) {
      const auto& boxed = kernel.kernel.*member(Boxed());
      auto* unboxed = kernel.kernel.*member(Unboxed());
      auto* symbolic = kernel.kernel.*member(SymUnboxed());
      py::dict row;
      row["key"] = std::string(c10::toString(key));
      row["age"] = age++;
      row["boxed"] = place(reinterpret_cast<void*>(boxed.*member(Function())));
      row["unboxed"] = place(unboxed ? unboxed : symbolic);
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
