"""A template is a recipe: nothing is compiled before a type is named"""

# requires: g++
# helpers: _overload.cpp
import re
import subprocess

import _cpp

_cpp.run("overload")
symbols = subprocess.run(["nm", "-C", _cpp.build("overload")], capture_output=True, text=True).stdout
print("in the program:", *sorted(re.findall(r"bool is_small<\w+>\(.*\)", symbols)), sep="\n  ")
print("it compiles with a Pixel:", _cpp.compiles("overload", "-DWITH_PIXEL"))
