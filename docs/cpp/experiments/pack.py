"""A pack of arguments: folded into one text, taken apart into types, filled from a stack"""

# requires: g++
# helpers: _pack.cpp
import _cpp

_cpp.run("pack")
