"""A tensor to NumPy, which cannot be imported"""

# raises: RuntimeError
# fresh: NumPy is hidden before torch is imported
import sys

sys.modules["numpy"] = None
import torch  # noqa: E402

print(torch.ones(2).tolist())
torch.ones(2).numpy()
