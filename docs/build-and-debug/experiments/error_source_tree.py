"""PyTorch imported in a source tree that was built elsewhere"""

# raises: ImportError
# fresh: the program looks at the import of torch
import os
import sys

import _broken

_broken.tree("checkout/torch", "_C.*")
os.chdir("checkout")
sys.path.insert(0, os.getcwd())
import torch  # noqa: E402, F401
