"""Does a copy return before the GPU is done with it?"""

# requires: cuda
import torch

MIB = 2**20


def busy():
    """Queue work for about a tenth of a second, and come back at once."""
    torch.cuda.synchronize()
    torch.cuda._sleep(200_000_000)


device = torch.ones(16 * MIB, device="cuda")
plain = torch.ones(16 * MIB)
pinned = plain.pin_memory()
COPIES = {
    "plain to the GPU": lambda wait: device.copy_(plain, non_blocking=not wait),
    "pinned to the GPU": lambda wait: device.copy_(pinned, non_blocking=not wait),
    "the GPU to plain": lambda wait: plain.copy_(device, non_blocking=not wait),
    "the GPU to pinned": lambda wait: pinned.copy_(device, non_blocking=not wait),
}
for name, copy in COPIES.items():
    for wait in True, False:
        busy()
        copy(wait)
        done = torch.cuda.current_stream().query()
        how = "blocking" if wait else "non_blocking"
        print(f"{name:18} {how:13}", "waited" if done else "came back at once")
torch.cuda.synchronize()
