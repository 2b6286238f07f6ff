"""Weights of a layer with another number of classes"""

# raises: RuntimeError
import torch

saved = torch.nn.Linear(8, 1000).state_dict()
torch.nn.Linear(8, 10).load_state_dict(saved, strict=False)
