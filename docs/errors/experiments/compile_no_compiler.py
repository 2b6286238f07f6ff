"""Inductor without a C++ compiler"""

# raises: torch._inductor.exc.InductorError
import os

import torch

os.environ["PATH"] = ""
torch.compile(torch.sin)(torch.ones(8))
