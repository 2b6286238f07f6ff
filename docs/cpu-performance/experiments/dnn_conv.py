"""Whether a convolution goes to oneDNN: a rule of ten lines against PyTorch"""

import random

import torch


# --8<-- [start:rule]
def to_onednn(image, weight, stride, dilation, groups, threads):
    """Whether a convolution on the CPU goes to oneDNN, for floats of 32 and 64 bits."""
    if image.dtype != torch.float32:
        return False
    batch, kernel = image.shape[0], tuple(weight.shape[2:])
    one_by_one = kernel == (1, 1) and stride == dilation == 1
    if one_by_one and batch < 16 and threads == 1:
        return False
    return groups > 1 or min(kernel) > 3 or batch > 1 or image.numel() > 20480


# --8<-- [end:rule]
random.seed(0)
differ, cases, found = 0, 0, {}
while cases < 10_000:
    threads, groups = random.choice((1, 2)), random.choice((1, 1, 2))
    stride, dilation = random.choice((1, 1, 2)), random.choice((1, 1, 2))
    batch, channels = random.choice((1, 1, 2, 15, 16)), random.choice((2, 16, 32))
    side = random.choice((9, 12, 24, 25, 26, 36))
    kernel = random.choice(((1, 1), (1, 1), (1, 3), (3, 3), (4, 4), (5, 3)))
    dtype = random.choice((torch.float32, torch.float32, torch.float64))
    image = torch.empty(batch, channels, side, side, dtype=dtype)
    weight = torch.empty(channels, channels // groups, *kernel, dtype=dtype)
    torch.set_num_threads(threads)
    sizes = [stride] * 2, [0] * 2, [dilation] * 2
    asked = torch._C._select_conv_backend
    backend = asked(image, weight, None, *sizes, False, [0] * 2, groups).name
    rule = to_onednn(image, weight, stride, dilation, groups, threads)
    differ += rule != (backend == "Mkldnn")
    found[backend] = found.get(backend, 0) + 1
    cases += 1
print(*(f"{name} {count:,}" for name, count in sorted(found.items())), sep=", ")
print(f"{cases:,} convolutions, {differ} where rule and PyTorch differ")
