"""What `empty_cache` gives back, and what one live tensor holds on to"""

# requires: pretended-gpu
import torch

from guide.experiments import pretended

MIB = 1 << 20


def now(what):
    allocated, reserved = torch.cuda.memory_allocated(), torch.cuda.memory_reserved()
    print(f"{what:36} allocated {allocated / MIB:5.1f} MiB   reserved {reserved / MIB:5.1f} MiB")


tensors = [torch.empty(2 * MIB, dtype=torch.uint8, device="cuda") for _ in range(20)]
now("20 tensors of 2 MiB")
keep = tensors[3]
del tensors
now("19 of them deleted")
pretended.calls()
torch.cuda.empty_cache()
now("empty_cache()")
pretended.show(pretended.calls("cudaFree"))
pretended.show(pretended.segments())
