"""What autograd knows of an alias: its base, how it was made, and whose version a write raises"""

import torch


class Flat(torch.autograd.Function):
    @staticmethod
    def forward(ctx, t):
        return t.view(-1)

    @staticmethod
    def backward(ctx, grad):
        return grad.view(2, 3)


x = torch.ones(2, 3, requires_grad=True)
b = x.clone()
detached = b.detach()
aliases = {
    "b[0]": b[0],
    "b[0][1:]": b[0][1:],
    "b.T": b.T,
    "b.unbind()[0]": b.unbind()[0],
    "Flat.apply(b)": Flat.apply(b),
}
aliases |= {"b.detach()": detached, "b.detach()[0]": detached[0], "b.data": b.data, "b.data[0]": b.data[0]}
with torch.no_grad():
    aliases["b[0], no_grad"] = b[0]
with torch.inference_mode():
    aliases["b[0], inference"] = b[0]
known = {id(b): "b", id(detached): "b.detach()"}
print(f"{'':17}{'base':12}{'creation meta':22}{'same memory':13}{'a write raises b'}")
for name, t in aliases.items():
    base = known.get(id(t._base), "another") if t._is_view() else "none"
    how = torch._C._autograd._get_creation_meta(t).name if t._is_view() else "-"
    same = t.untyped_storage().data_ptr() == b.untyped_storage().data_ptr()
    old = b._version
    with torch.no_grad():
        t.add_(0)
    print(f"{name:17}{base:12}{how:22}{same!s:13}{b._version > old}")
