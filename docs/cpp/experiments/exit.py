"""What a destructor finds when the process ends"""

# requires: g++
# helpers: _exit.cpp
import _cpp

_cpp.run("exit")
