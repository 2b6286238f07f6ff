"""A message that is made only when it is needed"""

# requires: g++
# helpers: _check.cpp
import _cpp

_cpp.run("check")
