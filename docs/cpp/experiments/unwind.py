"""What runs between a throw and its catch"""

# requires: g++
# helpers: _unwind.cpp
import _cpp

_cpp.run("unwind")
