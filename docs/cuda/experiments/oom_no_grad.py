"""One forward pass three ways: what is held when it returns, and the peak"""

# requires: pretended-gpu
import torch

MIB = 1 << 20
net = torch.nn.Sequential(*(torch.nn.Sigmoid() for _ in range(8)))
x = torch.empty(4096, 1024, device="cuda", requires_grad=True)
before = torch.cuda.memory_allocated()
for name, mode in (
    ("with a graph", torch.enable_grad()),
    ("no_grad", torch.no_grad()),
    ("inference_mode", torch.inference_mode()),
):
    torch.cuda.reset_peak_memory_stats()
    with mode:
        out = net(x)
    held, peak = torch.cuda.memory_allocated() - before, torch.cuda.max_memory_allocated() - before
    print(f"{name:15} {held / MIB:4.0f} MiB held, {peak / MIB:4.0f} MiB at the peak")
    del out
