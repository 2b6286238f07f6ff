"""Any number keeps its kind and not its width"""

# requires: g++
# helpers: _number.cpp
import _cpp

_cpp.run("number")
