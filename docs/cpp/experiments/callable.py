"""Three ways to take a function as an argument"""

# requires: g++
# helpers: _callable.cpp
import _cpp

_cpp.run("callable")
