#include <Python.h>

#include <utility>

// --8<-- [start:ptr]
class Ptr {  // owns one count of a Python object, as THPObjectPtr
  PyObject* p;

 public:
  explicit Ptr(PyObject* owned) : p(owned) {}
  Ptr(Ptr&& other) noexcept : p(std::exchange(other.p, nullptr)) {}
  Ptr(const Ptr&) = delete;
  ~Ptr() { Py_XDECREF(p); }
  PyObject* get() const { return p; }
  PyObject* release() { return std::exchange(p, nullptr); }  // somebody else owes it now
  explicit operator bool() const { return p; }
};
// --8<-- [end:ptr]

// --8<-- [start:three]
PyObject* leaking(PyObject*, PyObject* list) {
  PyObject* item = PySequence_GetItem(list, 0);  // new: I owe a decref
  if (!item) return nullptr;
  PyObject* number = PyNumber_Long(item);
  return number;  // and forgot it
}
PyObject* owning(PyObject*, PyObject* list) {
  Ptr item(PySequence_GetItem(list, 0));
  if (!item) return nullptr;
  return PyNumber_Long(item.get());
}
PyObject* pair(PyObject*, PyObject* list) {
  PyObject* item = PyList_GetItem(list, 0);  // borrowed: the list owns it
  if (!item) return nullptr;
  Ptr tuple(PyTuple_New(2));
  PyTuple_SET_ITEM(tuple.get(), 0, Py_NewRef(item));  // stolen: so give one away
  PyTuple_SET_ITEM(tuple.get(), 1, Py_NewRef(item));
  return tuple.release();  // new, for the caller
}
// --8<-- [end:three]

// --8<-- [start:errors]
PyObject* null_alone(PyObject*, PyObject*) { return nullptr; }
PyObject* error_alone(PyObject*, PyObject*) {
  PyErr_SetString(PyExc_ValueError, "a bad size");
  Py_RETURN_NONE;
}
PyObject* both(PyObject*, PyObject*) {
  PyErr_SetString(PyExc_ValueError, "a bad size");
  return nullptr;
}
// --8<-- [end:errors]

PyMethodDef methods[] = {{"leaking", leaking, METH_O, nullptr},
                         {"owning", owning, METH_O, nullptr},
                         {"pair", pair, METH_O, nullptr},
                         {"null_alone", null_alone, METH_NOARGS, nullptr},
                         {"error_alone", error_alone, METH_NOARGS, nullptr},
                         {"both", both, METH_NOARGS, nullptr},
                         {}};
PyModuleDef definition = {PyModuleDef_HEAD_INIT, "refs", nullptr, -1, methods};
PyMODINIT_FUNC PyInit_refs() { return PyModule_Create(&definition); }
