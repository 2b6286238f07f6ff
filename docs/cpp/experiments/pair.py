"""An object and its impl, which keep each other alive without a ring"""

# requires: g++
# helpers: _pair.cpp
import _cpp

_cpp.run("pair")
