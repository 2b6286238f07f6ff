"""The way of `torch.empty(1, device="cuda")` to `cudaMalloc`, frame by frame"""

# requires: pretended-gpu, gdb
from guide import trace

trace.show(trace.stop("torch.empty(1, device='cuda')", at="cudaMalloc", setup="torch.cuda.init()"))
