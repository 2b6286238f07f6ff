"""Four ways to switch something off, and what each leaves of the chapter's example"""

import torch
from torch.autograd.graph import saved_tensors_hooks


# --8<-- [start:example]
class Example(torch.nn.Module):
    def forward(self, w, between=lambda e: e):
        e = torch.exp(w)
        s = torch.sin(w)
        m = between(e) * s
        return m + s


model, w = Example(), torch.ones(1, requires_grad=True)
ways = {
    "nothing off": lambda: model(w),
    "e.detach()": lambda: model(w, torch.Tensor.detach),
    "no_grad": torch.no_grad()(lambda: model(w)),
    "inference_mode": torch.inference_mode()(lambda: model(w)),
    "eval()": lambda: model.eval()(w),
}
# --8<-- [end:example]


def reached(node, seen):
    if node and node not in seen:
        seen.add(node)
        for after, _ in node.next_functions:
            reached(after, seen)
    return len(seen)


def usable(call):
    try:
        call()
        return "yes"
    except RuntimeError as error:
        return str(error).partition(".")[0]


print(f"{'':15}{'saved':>6}{'nodes':>6}{'training':>9}  used in training afterwards")
for name, way in ways.items():
    packed = []
    with saved_tensors_hooks(lambda t: packed.append(t) or t, lambda t: t):
        loss = way()
    print(f"{name:15}{len(packed):6}{reached(loss.grad_fn, set()):6}{model.training!s:>9}  {usable(lambda: w * loss)}")
