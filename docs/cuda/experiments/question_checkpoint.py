"""Loading weights: what lies on the GPU with map_location, without, and with assign=True"""

# requires: pretended-gpu
import io

import torch
from torch import nn

MIB = 1 << 20
file = io.BytesIO()
torch.save(nn.Linear(2048, 2048, bias=False).state_dict(), file)


def load(where, assign=False):
    net = nn.Linear(2048, 2048, bias=False, device="cuda")
    torch.cuda.reset_peak_memory_stats()
    before = torch.cuda.memory_allocated()
    file.seek(0)
    weights = torch.load(file, map_location=where)
    net.load_state_dict(weights, assign=assign)
    held = torch.cuda.memory_allocated() - before
    del weights
    dropped = torch.cuda.memory_allocated() - before
    most = torch.cuda.max_memory_allocated() - before
    return f"beside the model {most / MIB:.0f} MiB at most, {held / MIB:.0f} held by the loaded dictionary, {dropped / MIB:.0f} after del"


print("map_location='cuda':", load("cuda"))
print("map_location='cpu': ", load("cpu"))
print("'cuda', assign=True:", load("cuda", assign=True))
