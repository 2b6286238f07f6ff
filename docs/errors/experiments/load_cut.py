"""A checkpoint that was cut off"""

# raises: RuntimeError
from pathlib import Path

import torch

torch.save(torch.ones(1000), "whole.pt")
Path("cut.pt").write_bytes(Path("whole.pt").read_bytes()[:2000])
torch.load("cut.pt")
