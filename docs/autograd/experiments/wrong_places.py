"""The chapter's example broken in ten ways, and the C++ function that notices each"""

# fresh: TORCH_SHOW_CPP_STACKTRACES is read when torch is imported
import os
import re

os.environ |= {"TORCH_SHOW_CPP_STACKTRACES": "1", "TORCH_DISABLE_ADDR2LINE": "1"}
import torch

w = torch.ones(3, requires_grad=True)
with torch.inference_mode():
    frozen = torch.ones(3)


# --8<-- [start:example]
def example(w, meanwhile=lambda e: None):
    e = torch.exp(w)
    s = torch.sin(w)
    m = e * s
    meanwhile(e)
    return (m + s).sum()


# --8<-- [end:example]
class Wrong(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, gradient):
        ctx.gradient = gradient
        return x * 2

    @staticmethod
    def backward(ctx, g):
        return ctx.gradient, None


unused = torch.ones(3, requires_grad=True)
# --8<-- [start:cases]
cases = {
    "backward twice": lambda: [loss.backward() for loss in [example(w)] * 2],
    "written after it was saved": lambda: example(w, lambda e: e.add_(1)).backward(),
    "inference tensor saved": lambda: example(w * frozen),
    "nothing needs a gradient": lambda: example(w.detach()).backward(),
    "asked for an unused tensor": lambda: torch.autograd.grad(example(w), [unused]),
    "leaf written": lambda: w.add_(1),
    "view of a leaf written": lambda: w[:1].add_(1),
    "one of many views written": lambda: example(w, lambda e: e.unbind()[0].add_(1)),
    "gradient of another shape": lambda: example(Wrong.apply(w, torch.ones(2))).backward(),
    "gradient on another device": lambda: example(Wrong.apply(w, torch.ones(3, device="meta"))).backward(),
}
# --8<-- [end:cases]
for title, case in cases.items():
    try:
        case()
    except RuntimeError as error:
        said, place = (
            str(error).splitlines()[0],
            re.search(r"raised from (.*?) at \S*?(torch/csrc/\S+)", str(error)),
        )
        print(f"{title:30} {place[1]} · {place[2].partition(':')[0]}:…\n   {said[:72]}")
