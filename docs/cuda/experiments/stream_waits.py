"""Which of these lines makes the host wait for the device?"""

# requires: pretended-gpu
import torch

from guide.experiments import pretended

x = torch.ones(8, device="cuda")
i, mask = torch.zeros_like(x, dtype=torch.long), torch.ones_like(x, dtype=torch.bool)
cpu, pinned = torch.ones(8), torch.ones(8).pin_memory()
LINES = """x + 1
x.sum()
x.sum().item()
bool(x.sum() > 0)
x.tolist()
x.cpu()
x.to("cpu", non_blocking=True)
pinned.copy_(x, non_blocking=True)
cpu.cuda()
cpu.cuda(non_blocking=True)
pinned.cuda()
pinned.cuda(non_blocking=True)
torch.tensor([1.0, 2.0], device="cuda")
x[3]
x[i]
x[[0, 1]]
x[mask]
x.masked_fill(mask, 0.0)
torch.where(mask, x, 0.0)
x.nonzero()
x.repeat_interleave(2)
x.repeat_interleave(i)
torch.equal(x, x.clone())
x.unique()
print(x)"""
WAITS = ("cudaStreamSynchronize", "cudaDeviceSynchronize", "cudaEventSynchronize", "cudaMemcpy(")
for line in LINES.splitlines():
    pretended.calls()
    try:
        with pretended.poisoned():
            exec(line, {"torch": torch, "x": x, "i": i, "mask": mask, "cpu": cpu, "pinned": pinned})
        end = ""
    except Exception as error:
        end = f"   (then {type(error).__name__}: the numbers are poison)"
    calls = pretended.calls()
    waits = [c.partition("(")[0] for c in calls if c.startswith(WAITS)]
    print(f"{line:42} {'waits' if waits else '-':6} {', '.join(dict.fromkeys(waits))}{end}")
