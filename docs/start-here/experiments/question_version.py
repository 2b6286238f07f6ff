"""`torch/version.py` holds what only the build could know"""

from importlib import metadata
from pathlib import Path

import torch

print(Path(torch.version.__file__).read_text(), end="")

print("---")
print("the wheel's own metadata says:", metadata.version("torch"))
print(type(torch.__version__).__name__, "says that it is newer than 2.9:", torch.__version__ > "2.9")
print("str says so:", str(torch.__version__) > "2.9")
