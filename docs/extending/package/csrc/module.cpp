// The module that Python imports. Importing it loads the library, and loading it registers the operators.
#include <Python.h>

#include <torch/headeronly/version.h>

// --8<-- [start:module]
PyMODINIT_FUNC PyInit__C() {
  static PyModuleDef module = {PyModuleDef_HEAD_INIT, "_C", nullptr, -1, nullptr};
  PyObject* made = PyModule_Create(&module);
  PyModule_AddStringConstant(made, "built_for", TORCH_VERSION);
#ifdef WITH_CUDA
  PyModule_AddIntConstant(made, "with_cuda", 1);
#else
  PyModule_AddIntConstant(made, "with_cuda", 0);
#endif
  return made;
}
// --8<-- [end:module]
