"""A counted pointer in twenty lines"""

# requires: g++
# helpers: _count.cpp
import _cpp

_cpp.run("count")
