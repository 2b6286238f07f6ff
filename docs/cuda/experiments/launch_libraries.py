"""Who computes: a kernel of PyTorch, or a function of a library"""

# requires: pretended-gpu
import torch
from torch._C import _select_conv_backend

from guide.experiments import pretended

x, h, d = (torch.empty(64, 64, dtype=t, device="cuda") for t in (torch.float, torch.half, torch.double))
bias, batch, whole = torch.empty(64, device="cuda"), torch.empty(8, 64, 64, device="cuda"), torch.ones_like(x).long()
F = torch.nn.functional
LINES = """x @ x
h @ h
x @ x[0]
x[0] @ x[0]
batch @ batch
x @ batch
F.linear(x, x)
F.linear(x, x, bias)
F.linear(d, d, d[0])
torch.einsum('ij,kj->ik', x, x)
whole @ whole
whole.int() @ whole.int()
whole.char() @ whole.char()
whole.bool() @ whole.bool()
x.softmax(1)
x.sort()
torch.linalg.inv(x)
torch.gcd(whole, whole)"""
for line in LINES.splitlines():
    pretended.calls()
    end = ""
    try:
        eval(line)
    except (RuntimeError, NotImplementedError) as error:
        end = f"{type(error).__name__}: {str(error).partition(',')[0][:60]}"
    calls = [c.removeprefix("launch ").partition("<")[0].split()[0] for c in pretended.calls() if c[:4] != "cuda"]
    print(f"{line:34}", ", ".join(calls), end)
print("convolutions:")
image = torch.empty(1, 8, 32, 32, device="cuda")
for enabled in True, False:
    torch.backends.cudnn.enabled = enabled
    for groups, k in (1, 3), (8, 3):
        w = torch.empty(8, 8 // groups, k, k, device="cuda")
        chosen = _select_conv_backend(image, w, None, [1, 1], [0, 0], [1, 1], False, [0, 0], groups, None)
        print(f"  cuDNN {'on ' if enabled else 'off'} groups {groups}:", str(chosen).partition(".")[2])
