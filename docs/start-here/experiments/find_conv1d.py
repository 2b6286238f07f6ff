"""conv1d, down to the code that reads its input"""

# requires: gdb
# limit: 240
import torch
from guide import trace

SETUP = "x, w = torch.ones(1, 16, 64), torch.ones(32, 16, 3)"
trace.show(trace.touch("torch.conv1d(x, w)", "x", setup=SETUP), library_names=False)

for batch in (1, 2):
    for dtype in (torch.float32, torch.float64):
        x, w = torch.ones(batch, 16, 64, dtype=dtype), torch.ones(32, 16, 3, dtype=dtype)
        backend = torch._C._select_conv_backend(x, w, None, [1], [0], [1], False, [0], 1)
        print(f"batch of {batch}, {dtype}: {backend}")
