"""What sixteen lines put on the stream: the kernel's template and function, or what stands in its place"""

# requires: pretended-gpu
import torch

from guide.experiments import pretended

a, b = torch.empty(64, 64, device="cuda"), torch.empty(64, 64, device="cuda")
whole, number = torch.empty(64, 64, dtype=torch.long, device="cuda"), torch.tensor(2.0)
LINES = """a + b
a + 2
a + number
a.t() + b.t()
a.t() + b
a + b[0]
a.view(-1)[1:] + b.view(-1)[1:]
a + whole
a + a.double()
a.view(16, 256)
a[:0] + 1
a.clone()
a.t().contiguous()
a.zero_()
a.fill_(1)
torch.zeros(64, device="cuda")"""


def short(call):
    """The template's name and the function that it applies, or the call without its numbers."""
    if not call.startswith("launch"):
        return call.partition("(")[0]
    name, rest = call.removeprefix("launch ").split(" grid ")[0].split("<", 1)
    of = next(w for w in rest.replace("gpu_kernel_impl_nocast<", "").split(", ") if not w.isdigit())
    cast = ", converts" if "LoadWithCast" in rest else ""
    return f"{name} [{of.partition('::')[0].strip('>')}{cast}]"


for line in LINES.splitlines():
    pretended.calls()
    eval(line)
    calls = pretended.calls("launch", "cudaMemcpy", "cudaMemset")
    print(f"{line:34}", "\n".ljust(36).join(map(short, calls)) or "-")
