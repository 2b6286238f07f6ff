"""What may stand in a capture, and what ends it"""

# requires: pretended-gpu
import warnings

import torch

warnings.simplefilter("ignore")  # a capture of nothing warns
x, mask, cpu = torch.ones(4, device="cuda"), torch.ones(4, device="cuda").bool(), torch.ones(4)
pinned, p = cpu.pin_memory(), torch.nn.Parameter(torch.ones(4, device="cuda"))
p.grad = torch.ones_like(p)
adam, capturable = torch.optim.Adam([p]), torch.optim.Adam([p], capturable=True)
capturable.step()
LINES = """x + 1; torch.empty(64 << 20, device="cuda"); torch.full((3,), 1.0, device="cuda")
torch.rand(4, device="cuda"); (p * 2).sum().backward(); torch.where(mask, x, 0); torch.nonzero_static(x, size=4)
x[mask]; x.nonzero(); x.sum().item(); bool(x[0] > 0); repr(x); torch.cuda.synchronize()
x[[0, 1]]; torch.tensor(1.0, device="cuda"); cpu.cuda(); pinned.cuda(); pinned.cuda(non_blocking=True)
x.cpu(); x.to("cpu", non_blocking=True); cpu + 1; torch.manual_seed(3)
adam.step(); capturable.step(); torch.nn.utils.clip_grad_norm_([p], 1.0)"""

for line in LINES.replace("\n", "; ").split("; "):
    said = "captured"
    try:
        with torch.cuda.graph(torch.cuda.CUDAGraph()):
            try:
                eval(line)
            except RuntimeError as error:
                said = str(error).splitlines()[0].partition(". ")[0][:74]
                raise
    except RuntimeError:
        pass
    print(f"{line:42} {said}")
