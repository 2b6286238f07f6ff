"""An extension compiled for the older std::string"""

# raises: ImportError
# requires: g++
import os
import sys

import _broken
import _link
import torch  # noqa: F401

OLD = "#include <string>\nnamespace c10 { void setThreadName(std::string); }"
_link.module("ext", OLD, 'c10::setThreadName("");', "-lc10", compile_flags=("-D_GLIBCXX_USE_CXX11_ABI=0",))
print("wanted:   ", _link.demangle("_ZN3c1013setThreadNameESs"))
print("libc10 has:", _link.demangle(_broken.exported("libc10.so", "setThreadName")))
sys.path.insert(0, os.getcwd())
import ext  # noqa: E402, F401
