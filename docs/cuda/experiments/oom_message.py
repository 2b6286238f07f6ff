"""Out of memory three times: the device is full, the free bytes lie in pieces, the process has a limit"""

# requires: pretended-gpu
import torch

from guide.experiments import pretended

pretended.memory("1G")


def mib(n):
    return torch.empty(n << 20, dtype=torch.uint8, device="cuda")


def ask(what, n):
    print(f"-- {what}")
    try:
        mib(n)
        print(f"{n} MiB: given")
    except torch.OutOfMemoryError as error:
        print("\n".join(str(error).replace(". ", ".\n").splitlines()))


full = mib(900)
ask("900 MiB in use, 300 asked", 300)

del full
torch.cuda.empty_cache()
whole = [mib(100) for _ in range(10)]
del whole
pieces = [(mib(90), mib(10)) for _ in range(10)]  # each pair lies in one segment
small = [b for _, b in pieces]
del pieces
ask("ten segments of 100 MiB, 10 in use in each, 200 asked", 200)

del small
torch.cuda.empty_cache()
torch.cuda.set_per_process_memory_fraction(0.5)
ask("nothing in use, half of the device allowed, 600 asked", 600)
