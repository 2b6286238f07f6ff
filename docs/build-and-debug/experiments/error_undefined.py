"""A function that is declared, called and never defined"""

# raises: ImportError
# requires: g++
import os
import sys

import _link
import torch  # noqa: F401

_link.module("ext", "void forgotten();", "forgotten();")
print(_link.demangle("_Z9forgottenv"))
sys.path.insert(0, os.getcwd())
import ext  # noqa: E402, F401
