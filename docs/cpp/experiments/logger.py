"""One layer for operators of any signature"""

# requires: g++
# helpers: _logger.cpp
import _cpp

_cpp.run("logger")
