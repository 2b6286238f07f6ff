"""An operator whose library was not loaded"""

# raises: AttributeError
import torch

torch.ops.mine.twice(torch.ones(1))
