"""An extension imported before PyTorch"""

# raises: ImportError
# requires: g++
import os
import sys

import _link

_link.module("ext", "", "", "-lc10")
print(_link.attempt("import torch, ext; print('torch first: fine')", PYTHONPATH=os.getcwd()))
sys.path.insert(0, os.getcwd())
import ext  # noqa: E402, F401
