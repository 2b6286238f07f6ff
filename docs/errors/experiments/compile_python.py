"""torch.compile on a Python that older releases refused"""

import sys

import torch

print(sys.version_info >= (3, 11), torch.compile(torch.sin, backend="eager")(torch.zeros(1)))
