"""A table of kernels whose type is the function's own"""

# requires: g++
# helpers: _stub.cpp
import _cpp

_cpp.run("stub")
