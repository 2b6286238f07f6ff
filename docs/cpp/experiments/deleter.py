"""The data, and what is needed to free it, are two pointers"""

# requires: g++
# helpers: _deleter.cpp
import _cpp

_cpp.run("deleter")
