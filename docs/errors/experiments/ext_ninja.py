"""A C++ extension built where there is no ninja"""

# raises: RuntimeError
import os

from torch.utils.cpp_extension import load_inline

os.environ["PATH"] = ""
load_inline("small", "int one() { return 1; }", functions=["one"])
