"""Two free segments of the same length, the younger at the lower address: which one is taken?"""

# requires: pretended-gpu
import torch


def mib(n):
    return torch.empty(n << 20, dtype=torch.uint8, device="cuda")


for younger_freed_first in (True, False):
    torch.cuda.empty_cache()
    low, old = mib(40), mib(40)
    del low
    torch.cuda.empty_cache()  # the lowest addresses are CUDA's again
    young = mib(40)
    names = {old.data_ptr(): "the older one", young.data_ptr(): "the younger one"}
    below = young.data_ptr() < old.data_ptr()
    if younger_freed_first:
        del young
        del old
    else:
        del old
        del young
    taken = mib(40)
    print(f"the younger lies below: {below}, was freed first: {younger_freed_first}, taken:", names[taken.data_ptr()])
    del taken
