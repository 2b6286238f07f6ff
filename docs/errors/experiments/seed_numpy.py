"""NumPy seeded with a seed of PyTorch"""

# raises: ValueError
import numpy as np
import torch

torch.manual_seed(2**40)
np.random.seed(torch.initial_seed() % 2**32)
np.random.seed(torch.initial_seed())
