"""A model of how `gpu_kernel` chooses a kernel for `a + b` with a new result, for `launch_model.py`."""

import torch


# --8<-- [start:choice]
def dense(t):
    """Do its elements fill one run of memory, in whatever order of the dimensions?"""
    step = 1
    for stride, size in sorted(zip(t.stride(), t.shape, strict=True)):
        if stride != step:
            return False
        step *= size
    return True


def kernel(a, b):
    common = torch.promote_types(a.dtype, b.dtype)
    if a.stride() != b.stride() or not dense(a):
        return "elementwise_kernel"  # an offset must be computed for each index
    if {a.dtype, b.dtype} != {common}:
        return "unrolled_elementwise_kernel"  # loads one by one, and converts
    two = 2 * common.itemsize
    wide = common.itemsize < 16 and all(t.data_ptr() % two == 0 for t in (a, b))
    return "vectorized_elementwise_kernel" if wide else "unrolled_elementwise_kernel"


# --8<-- [end:choice]
