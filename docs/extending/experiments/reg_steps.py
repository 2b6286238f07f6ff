"""Parts of one operator come in an order of their own, and two of them go again"""

import _both as both
import torch

TEXT = "swiglu(Tensor gate, Tensor up, float beta=1.0) -> Tensor"


# --8<-- [start:steps]
def swiglu(gate, up, beta=1.0):
    gate, up = gate.detach(), up.detach()  # as opaque as machine code
    return gate * torch.sigmoid(beta * gate) * up


def keep(ctx, inputs, output):
    ctx.gate, ctx.up, _ = inputs


def slope(ctx, grad):  # of beta = 1
    s = torch.sigmoid(ctx.gate)
    return grad * ctx.up * s * (1 + ctx.gate * (1 - s)), grad * ctx.gate * s, None


STEPS = {  # what is done, and by which owner
    "a kernel": ("impl", "kernels", "CPU", swiglu),
    "the schema": ("define", "schema", TEXT),
    "a formula": ("formula", "python", keep, slope),
    "a fake kernel": ("fake", "python", lambda gate, *_: torch.empty_like(gate)),
    "another kernel": ("impl", "debug", "CPU", lambda *_: torch.zeros(2)),
    "debug goes": ("close", "debug"),
    "python goes": ("close", "python"),
    "schema goes": ("close", "schema"),
}
# --8<-- [end:steps]


def uses(side):
    x = torch.tensor([1.0, 2.0], requires_grad=True)
    call = lambda: [round(v, 2) for v in side.call(x.detach(), x.detach()).tolist()]
    meta = lambda: tuple(side.call(x.to("meta"), x.to("meta")).shape)

    def gradient():
        side.call(x, x).sum().backward()
        return None if x.grad is None else [round(v, 2) for v in x.grad.tolist()]

    return [both.attempt(use)[0] for use in (call, gradient, meta)]


sides = both.Ours(0, "swiglu"), both.Theirs(0, "swiglu")
for step, (what, *rest) in STEPS.items():
    said = []
    for side in sides:
        getattr(side, what)(*rest)
        said.append(uses(side))
    same = "both" if said[0] == said[1] else "DIFFERENT"
    print(f"{step:15}", same, *(f"{str(s)[:14]:14}" for s in said[1]))
