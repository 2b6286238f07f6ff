"""A number of the host in a captured part"""

# raises: RuntimeError
# requires: pretended-gpu
import torch

x = torch.ones(4, device="cuda")
with torch.cuda.graph(torch.cuda.CUDAGraph()):
    x[[0, 2]]
