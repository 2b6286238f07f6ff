"""Which operators keep channels last"""

import torch
import torch.nn.functional as F

x = torch.rand(2, 8, 16, 16).to(memory_format=torch.channels_last)
y, w = torch.rand(2, 8, 16, 16), torch.rand(8, 8, 3, 3)
norm = torch.nn.BatchNorm2d(8)
CASES = {
    "conv2d": lambda: torch.conv2d(x, w),
    "conv2d, only the weight": lambda: torch.conv2d(y, w.to(memory_format=torch.channels_last)),
    "batch norm": lambda: norm(x),
    "relu": lambda: x.relu(),
    "max_pool2d": lambda: F.max_pool2d(x, 2),
    "cat": lambda: torch.cat([x, x], 1),
    "x + contiguous": lambda: x + y,
    "contiguous + x": lambda: y + x,
    "cat with contiguous": lambda: torch.cat([x, y], 1),
    "softmax": lambda: x.softmax(1),
    "cumsum": lambda: x.cumsum(1),
    "layer_norm": lambda: F.layer_norm(x, [16]),
    "stack": lambda: torch.stack([x[0], x[1]]),
    "half of the channels": lambda: x[:, :4],
}
for name, call in CASES.items():
    z = call()
    last, close = z.is_contiguous(memory_format=torch.channels_last), z.is_contiguous()
    kept = "channels last" if last else "contiguous" if close else "neither"
    print(f"{name:24} {kept:15} {z.stride()}")
