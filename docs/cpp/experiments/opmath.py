"""A trait maps a type to a type, while the program is compiled"""

# requires: g++
# helpers: _opmath.cpp
import _cpp

_cpp.run("opmath")
