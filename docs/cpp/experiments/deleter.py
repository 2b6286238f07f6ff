"""Who frees it is a part of the pointer"""

# requires: g++
# helpers: _deleter.cpp
import _cpp

_cpp.run("deleter")
