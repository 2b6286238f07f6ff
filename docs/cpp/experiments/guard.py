"""A setting that comes back by itself"""

# requires: g++
# helpers: _guard.cpp
import _cpp

_cpp.run("guard")
