"""An extension that handles tensors in Python, linked without libtorch_python"""

# raises: ImportError
# requires: g++
import os
import sys

import _link
import torch  # noqa: F401

DECLARE, BODY = "extern PyObject* THPVariableClass;", "if (!THPVariableClass) return nullptr;"
_link.module("whole", DECLARE, BODY, "-ltorch_python", "-ltorch_cpu", "-lc10")
_link.module("ext", DECLARE, BODY, "-ltorch_cpu", "-lc10")
sys.path.insert(0, os.getcwd())
import whole  # noqa: E402

print(whole.__name__)
import ext  # noqa: E402, F401
