"""What a forwarding reference remembers of its argument"""

# requires: g++
# helpers: _collapse.cpp
import _cpp

_cpp.run("collapse")
