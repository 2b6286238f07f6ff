"""A wait for the GPU while a graph is captured"""

# raises: torch.AcceleratorError
# requires: pretended-gpu
import torch

x = torch.ones(1, device="cuda")
with torch.cuda.graph(torch.cuda.CUDAGraph()):
    x.item()
