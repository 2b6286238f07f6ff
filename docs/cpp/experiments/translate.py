"""Exceptions sorted at the border, and a function that a C compiler could call"""

# requires: g++
# helpers: _translate.cpp
import _cpp

_cpp.run("translate")
