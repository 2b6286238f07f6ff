#include <Python.h>

#include <thread>

// --8<-- [start:acquire]
struct Released {
  PyThreadState* state = PyEval_SaveThread();
  ~Released() { PyEval_RestoreThread(state); }
};
struct Acquired {  // as pybind11::gil_scoped_acquire
  PyGILState_STATE state = PyGILState_Ensure();
  ~Acquired() { PyGILState_Release(state); }
};
PyObject* call_from_thread(PyObject*, PyObject* function) {
  {
    Released no_gil;  // or the thread below waits for us, and we for it
    std::thread([function] {
      Acquired gil;
      Py_XDECREF(PyObject_CallNoArgs(function));
    }).join();
  }
  Py_RETURN_NONE;
}
// --8<-- [end:acquire]

PyMethodDef methods[] = {{"call_from_thread", call_from_thread, METH_O, nullptr}, {}};
PyModuleDef definition = {PyModuleDef_HEAD_INIT, "caller", nullptr, -1, methods};
PyMODINIT_FUNC PyInit_caller() { return PyModule_Create(&definition); }
