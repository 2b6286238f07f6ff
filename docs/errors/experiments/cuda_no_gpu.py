"""A GPU asked for where none is visible"""

# raises: RuntimeError
# requires: pretended-gpu
import os

os.environ["CUDA_VISIBLE_DEVICES"] = ""
import torch  # noqa: E402

print(torch.cuda.is_available(), torch.cuda.device_count())
torch.ones(1, device="cuda")
