"""More memory than the GPU has left"""

# raises: torch.OutOfMemoryError
# requires: pretended-gpu
import torch

from guide.experiments import pretended

pretended.memory("1G")
kept = torch.empty(700 << 20, dtype=torch.uint8, device="cuda")
free, total = torch.cuda.mem_get_info()
print(free >> 20, "of", total >> 20, "MiB are free")
torch.empty(600 << 20, dtype=torch.uint8, device="cuda")
