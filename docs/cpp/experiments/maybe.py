"""Borrowed if it may be, owned if it must be"""

# requires: g++
# helpers: _maybe.cpp
import _cpp

_cpp.run("maybe")
