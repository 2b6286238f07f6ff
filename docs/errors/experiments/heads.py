"""An embedding that its heads do not divide"""

# raises: AssertionError
import torch

torch.nn.MultiheadAttention(100, 8)
