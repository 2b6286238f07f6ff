"""A library of operators that is not there"""

# raises: OSError
import torch

torch.ops.load_library("mine.so")
