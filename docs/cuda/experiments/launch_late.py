"""A kernel fails: which line says so, and what works afterwards"""

# requires: pretended-gpu
import os

import torch

from guide.experiments import pretended

LINES = """y = x[index]
z = y + 1
big = torch.empty(1 << 23, device="cuda")
loss = z.sum()
number = loss.item()
w = x + 1
torch.cuda.synchronize()
host = torch.ones(1)"""


def run(blocking):
    os.environ["CUDA_LAUNCH_BLOCKING"] = blocking
    names = {"torch": torch, "x": torch.ones(4, device="cuda"), "index": torch.ones(1, device="cuda").long()}
    pretended.fault("assert")
    for line in LINES.splitlines():
        try:
            with pretended.poisoned():
                exec(line, names)
            said = ""
        except NameError:
            said = "(has nothing to work on)"
        except RuntimeError as error:
            said = f"{type(error).__name__}: {str(error).splitlines()[0]}"
        print(f"  {line:44}{said}".rstrip(), flush=True)


for blocking in "0", "1":
    print("CUDA_LAUNCH_BLOCKING =", blocking, flush=True)
    if (child := os.fork()) == 0:
        run(blocking)
        os._exit(0)
    os.waitpid(child, 0)
