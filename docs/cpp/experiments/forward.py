"""Five wrappers, a variable and a temporary: who copies, who steals"""

# requires: g++
# helpers: _forward.cpp
import _cpp

_cpp.run("forward")
