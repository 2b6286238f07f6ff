"""A return inside the body leaves the body"""

# requires: g++
# helpers: _leaves.cpp
import _cpp

_cpp.run("leaves")
