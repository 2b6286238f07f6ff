"""What each box of the standard library costs"""

# requires: g++
# helpers: _ways.cpp
import _cpp

_cpp.run("ways")
