"""An optimiser that keeps its count of steps on the CPU, captured"""

# raises: RuntimeError
# requires: pretended-gpu
import torch

p = torch.nn.Parameter(torch.ones(4, device="cuda"))
adam = torch.optim.Adam([p])
p.grad = torch.ones_like(p)
with torch.cuda.graph(torch.cuda.CUDAGraph()):
    adam.step()
