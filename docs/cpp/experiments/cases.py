"""A number that is known when the program runs becomes a type that must be known before"""

# requires: g++
# helpers: _cases.cpp
import _cpp

_cpp.run("cases")
