"""PyTorch imported in a fresh clone"""

# raises: ModuleNotFoundError
# fresh: the program looks at the import of torch
import os
import sys

import _broken

_broken.tree("checkout/torch", "_C.*", "lib", "version.py")
os.chdir("checkout")
sys.path.insert(0, os.getcwd())
import torch  # noqa: E402, F401
