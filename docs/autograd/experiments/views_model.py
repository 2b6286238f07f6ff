"""The model of base and views beside PyTorch: the chapter's example in one buffer, then 200 random programs"""

import random

import _views as model
import torch

LOOKS = (lambda t: t[..., -2:], lambda t: t[0], lambda t: t.mT)


def run(seed, kind=None):
    """Six views, each of a tensor before it, and six writes; the sum of all, and its gradients."""
    draw, x, y = random.Random(seed), torch.ones(2, 2, 3, requires_grad=True), torch.tensor(2.0, requires_grad=True)
    base, alike = model.Base(x * 1), [torch.arange(12).view(2, 2, 3) if kind else x * 1]
    views = [kind(base, alike[0])] if kind else alike
    for known in range(1, 7):
        t = alike[draw.randrange(known)]
        alike.append(LOOKS[draw.randrange(3) if t.dim() > 1 else 0](t))
        if kind:
            views.append(kind(base, alike[known]))
            views[known].read()
        i, name = draw.randrange(known + 1), draw.choice(("mul", "add", "atan2"))
        views[i].write(lambda t: getattr(t, name)(y)) if kind else getattr(views[i], name + "_")(y)
    loss = sum((v.read() if kind else v).sum() for v in views)
    return loss.detach(), torch.cat([g.flatten() for g in torch.autograd.grad(loss, (x, y))])


# --8<-- [start:buffer]
w = torch.tensor(1.0, requires_grad=True)
b = torch.empty(2)
b[0] = w.exp()
b[1] = w.sin()
loss = b[0] * b[1] + b[1]
# --8<-- [end:buffer]
base = model.Base(torch.empty(2))
e, s = model.View(base, torch.tensor(0)), model.View(base, torch.tensor(1))
e.write(lambda _: w.exp())
s.write(lambda _: w.sin())
again = e.read() * s.read() + s.read()
print("the example: PyTorch {:.4f}, the model {:.4f}".format(*(torch.autograd.grad(y, w)[0] for y in (loss, again))))
real = [run(seed) for seed in range(200)]
for name, kind in {"the model": model.View, "each its own history": model.Own}.items():
    pairs = list(zip(real, (run(seed, kind) for seed in range(200))))
    right = [sum(torch.allclose(a[i], b[i]) for a, b in pairs) for i in range(2)]
    print(f"{name:20} of 200: values right {right[0]}, gradients right {right[1]}")
