"""From a value to a type: a switch, whose cases share one body"""

# requires: g++
# helpers: _visit.cpp
import _cpp

_cpp.run("visit")
