"""A Python that has no torch"""

# raises: ModuleNotFoundError
# fresh: the program looks at the import of torch
import sys

sys.path.clear()  # as in an environment where PyTorch was not installed
import torch  # noqa: E402, F401
