"""The current device, the device of a tensor, and which of the two the calls go to"""

# requires: pretended-gpu
import threading

import torch

from guide.experiments import pretended

pretended.memory("1G", devices=3)
torch.cuda.init()


def show(line, **names):
    pretended.calls()
    exec(line, names | {"torch": torch})
    print(f"{line:48} current: {torch.cuda.current_device()}")
    for call in pretended.calls("cudaMalloc", "launch", "cudaMemcpy"):
        words = call.split("<")[0].split("(")[0].split()[:2]
        print("    ", " ".join(words), "on device", call.rpartition("on device ")[2] if "on device" in call else 0)


show("torch.empty(1, device='cuda')")
show("torch.empty(1, device='cuda:1')")
x = torch.empty(1, device="cuda:1")
show("x + 1", x=x)
show("x.to('cuda:2')", x=x)
with torch.cuda.device(2):
    show("torch.empty(1, device='cuda')")
    show("x + 1", x=x)
print("behind the block:", torch.cuda.current_device())
torch.cuda.set_device(1)
thread = threading.Thread(target=lambda: print("in a new thread:", torch.cuda.current_device()))
thread.start()
thread.join()
print(
    "after set_device(1):",
    torch.cuda.current_device(),
    "- allocated:",
    list(map(torch.cuda.memory_allocated, range(3))),
)
