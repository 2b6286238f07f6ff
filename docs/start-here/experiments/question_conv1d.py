"""What one call of `torch.conv1d` runs through until something convolves"""

# requires: gdb
# limit: 120
import torch
from guide import trace

setup = "x, w = torch.ones(1, 2, 8).double().requires_grad_(), torch.ones(3, 2, 3).double()"
trace.show(trace.stop("torch.conv1d(x, w)", at="at::native::slow_conv2d_forward_cpu", setup=setup))

# It has become a conv2d with a height of 1. Which code computes that depends on the call.
# Stride, padding, dilation, transposed, output padding, groups, sizes of the bias:
usual = ([1, 1], [0, 0], [1, 1], False, [0, 0], 1, None)
for dtype in (torch.float32, torch.float64):
    x, w = torch.ones(16, 2, 1, 8, dtype=dtype), torch.ones(3, 2, 1, 3, dtype=dtype)
    print(f"batch of 16, {dtype}:", torch._C._select_conv_backend(x, w, None, *usual))
