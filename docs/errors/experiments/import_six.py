"""A module of PyTorch that is gone"""

# raises: ModuleNotFoundError
from torch._six import string_classes  # noqa: F401
