"""A branch that the type decides"""

# requires: g++
# helpers: _range.cpp
import _cpp
import torch

_cpp.run("range")
print("torch.arange:", torch.arange(2**60, 2**60 + 10).numel(), torch.arange(0, 1, 0.3).numel())
