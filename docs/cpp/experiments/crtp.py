"""A base class that knows what derives from it"""

# requires: g++
# helpers: _crtp.cpp
import _cpp

_cpp.run("crtp")
