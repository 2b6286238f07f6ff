"""A capture on the default stream"""

# raises: RuntimeError
# requires: pretended-gpu
import torch

x = torch.ones(4, device="cuda")
graph = torch.cuda.CUDAGraph()
graph.capture_begin()
x + 1
graph.capture_end()
