"""A value that may be absent, and a number that stands for it"""

# requires: g++
# helpers: _absent.cpp
import _cpp

_cpp.run("absent")
