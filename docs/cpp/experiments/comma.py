"""A macro counts commas, and knows no brackets but round ones"""

# requires: g++
# helpers: _comma.cpp
import re
import subprocess

import _cpp

_cpp.run("comma")
source = str(_cpp.HERE / "_comma.cpp")
command = ["g++", "-std=c++20", "-fsyntax-only", "-DBROKEN", source]
said = subprocess.run(command, capture_output=True, text=True).stderr
print(re.search(r"error: (macro.*)", said)[1])
