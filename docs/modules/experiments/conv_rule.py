"""The rule by which a convolution on the CPU takes oneDNN, in Python, on a grid and with one and two threads"""

from collections import Counter
from itertools import product

import torch

DTYPES = (torch.float32, torch.float64)
BATCHES, CHANNELS, SIDES, KERNELS = (1, 2, 16), (1, 16, 20, 21, 64), (8, 32), (1, 3, 4, 5)


def chosen(x, w, stride, dilation, transposed, groups):
    ones = [1, 1]
    return torch._C._select_conv_backend(
        x, w, None, [stride] * 2, [0, 0], [dilation * one for one in ones], transposed, [0, 0], groups, None
    )


def rule(x, w, stride, dilation, groups, threads):
    kernel = w.shape[-1]
    worth = kernel > 1 or stride > 1 or dilation > 1 or x.shape[0] >= 16 or threads > 1
    large = x.shape[0] > 1 or kernel > 3 or groups > 1 or x.numel() > 20_480
    return x.dtype == torch.float32 and worth and large


for threads in (1, 2):
    torch.set_num_threads(threads)
    agree, names = Counter(), Counter()
    for batch, channels, side, kernel, stride, dilation, transposed, dtype, last, grouped in product(
        BATCHES, CHANNELS, SIDES, KERNELS, (1, 2), (1, 2), (False, True), DTYPES, (False, True), (False, True)
    ):
        if side < dilation * (kernel - 1) + 1:
            continue
        groups = channels if grouped else 1
        shape = (channels, 8) if transposed else (8 * groups, channels // groups)
        memory = torch.channels_last if last else torch.contiguous_format
        x = torch.empty(batch, channels, side, side, dtype=dtype, memory_format=memory)
        w = torch.empty(*shape, kernel, kernel, dtype=dtype)
        backend = chosen(x, w, stride, dilation, transposed, groups)
        slow = "Slow" in backend.name
        names["Slow…" if slow else "oneDNN"] += 1
        agree[(not slow) == rule(x, w, stride, dilation, groups, threads)] += 1
    print(f"threads {threads}: {dict(names)}, the rule says so in {agree[True]} of {agree.total()}")
