"""One owner: moved, and never copied"""

# requires: g++
# helpers: _unique.cpp
import _cpp

_cpp.run("unique")
