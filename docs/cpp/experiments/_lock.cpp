#include <Python.h>

#include <atomic>
#include <chrono>
#include <thread>

std::atomic<bool> flag;

bool wait(std::chrono::milliseconds patience) {
  const auto end = std::chrono::steady_clock::now() + patience;
  while (!flag && std::chrono::steady_clock::now() < end) std::this_thread::yield();
  return flag;
}
// --8<-- [start:release]
class Released {  // as pybind11::gil_scoped_release
  PyThreadState* state = PyEval_SaveThread();

 public:
  ~Released() { PyEval_RestoreThread(state); }
};
PyObject* holding(PyObject*, PyObject*) {
  flag = false;
  return PyBool_FromLong(wait(std::chrono::milliseconds(300)));
}
PyObject* releasing(PyObject*, PyObject*) {
  flag = false;
  bool seen;
  {
    Released no_gil;  // no Python in this block
    seen = wait(std::chrono::seconds(20));
  }
  return PyBool_FromLong(seen);
}
// --8<-- [end:release]


PyObject* raise_flag(PyObject*, PyObject*) {
  flag = true;
  Py_RETURN_NONE;
}
PyMethodDef methods[] = {{"holding", holding, METH_NOARGS, nullptr},
                         {"releasing", releasing, METH_NOARGS, nullptr},
                         {"raise_flag", raise_flag, METH_NOARGS, nullptr},
                         {}};
PyModuleDef definition = {PyModuleDef_HEAD_INIT, "lock", nullptr, -1, methods};
PyMODINIT_FUNC PyInit_lock() { return PyModule_Create(&definition); }
