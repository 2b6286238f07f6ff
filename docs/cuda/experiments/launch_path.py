"""The way of `a + b` to the launch of a kernel, frame by frame"""

# requires: pretended-gpu, gdb
from guide import trace

trace.show(trace.stop("a + b", at="cudaLaunchKernel", setup="a = b = torch.empty(4, device='cuda')"))
