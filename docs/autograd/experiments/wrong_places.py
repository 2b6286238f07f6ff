"""Ten errors, and the line of C++ that raises each"""

# fresh: TORCH_SHOW_CPP_STACKTRACES is read when torch is imported
import os
import re

os.environ |= {"TORCH_SHOW_CPP_STACKTRACES": "1", "TORCH_DISABLE_ADDR2LINE": "1"}
import torch

w = torch.ones(3, requires_grad=True)
with torch.inference_mode():
    frozen = torch.ones(3)


class Wrong(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, gradient):
        ctx.gradient = gradient
        return x * 2

    @staticmethod
    def backward(ctx, g):
        return ctx.gradient, None


cases = {
    "backward twice": lambda: [y.backward() for y in [w.exp().sum()] * 2],
    "written after it was saved": lambda: w.exp().add_(1).sum().backward(),
    "nothing needs a gradient": lambda: torch.ones(3).sum().backward(),
    "asked for an unused tensor": lambda: torch.autograd.grad(w.sum(), [torch.ones(1, requires_grad=True)]),
    "leaf written": lambda: w.add_(1),
    "view of a leaf written": lambda: w[:1].add_(1),
    "one of many views written": lambda: (w * 1).unbind()[0].add_(1),
    "gradient of another shape": lambda: Wrong.apply(w, torch.ones(2)).sum().backward(),
    "gradient on another device": lambda: Wrong.apply(w, torch.ones(3, device="meta")).sum().backward(),
    "inference tensor saved": lambda: w * frozen,
}
for title, case in cases.items():
    try:
        case()
    except RuntimeError as error:
        said, place = (
            str(error).splitlines()[0],
            re.search(r"raised from (.*?) at \S*?(torch/csrc/\S+)", str(error)),
        )
        print(f"{title:30} {place[1]} · {place[2].partition(':')[0]}:…\n   {said[:72]}")
