"""The older name of autocast"""

# raises: FutureWarning
import torch

with torch.cuda.amp.autocast():
    pass
