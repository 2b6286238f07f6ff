"""PyTorch without a NumPy that it can use"""

# raises: UserWarning
# fresh: NumPy is hidden before torch is imported
import sys

sys.modules["numpy"] = None
import torch  # noqa: E402

torch.tensor([1.0])
