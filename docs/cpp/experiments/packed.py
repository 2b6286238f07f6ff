"""A size that is a number or a formula, in one word"""

# requires: g++
# helpers: _packed.cpp
import _cpp

_cpp.run("packed")
