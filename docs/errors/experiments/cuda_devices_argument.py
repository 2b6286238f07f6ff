"""A layer on the GPU and its input on the CPU"""

# raises: RuntimeError
# requires: pretended-gpu
import torch

torch.nn.Linear(2, 2, device="cuda")(torch.ones(1, 2))
