"""One range of addresses that grows: what the driver is asked"""

# requires: pretended-gpu
import os

os.environ["PYTORCH_CUDA_ALLOC_CONF"] = "expandable_segments:True"
import torch

from guide.experiments import pretended


def mib(n):
    return torch.empty(n << 20, dtype=torch.uint8, device="cuda")


def show(what):
    print(f"-- {what}")
    pretended.show(pretended.calls("cuMem", "cudaMalloc", "cudaFree"))


torch.cuda.init()
pretended.calls()
a = mib(30)
show("30 MiB")
b = mib(50)
show("50 MiB more")
del a
c = mib(40)
show("the 30 are freed, 40 asked")
pretended.show(pretended.segments())
pretended.calls()
torch.cuda.empty_cache()
show("empty_cache()")
pretended.show(pretended.segments())
pretended.calls()
d = mib(22)
show("22 MiB more")
