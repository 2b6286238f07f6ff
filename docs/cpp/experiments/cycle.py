"""Two objects that own each other are never freed"""

# requires: g++
# helpers: _cycle.cpp
import _cpp

_cpp.run("cycle")
