"""One box for numbers and texts"""

# requires: g++
# helpers: _box.cpp
import _cpp

_cpp.run("box")
