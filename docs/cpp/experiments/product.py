"""A dispatch within a dispatch multiplies the copies"""

# requires: g++
# helpers: _product.cpp
import _cpp

_cpp.run("product")
