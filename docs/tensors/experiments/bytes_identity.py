"""Three questions about sameness: the Python object, the TensorImpl, the StorageImpl"""

import copy

import torch

x = torch.ones(3, requires_grad=True)
x.sum().backward()
y = x.exp()
loss = y.sum()
p = torch.zeros(3)
rows = {
    "x.requires_grad_()": (x, x.requires_grad_()),
    "x.float()": (x, x.float()),
    "x.contiguous()": (x, x.contiguous()),
    "x.view(3)": (x, x.view(3)),
    "x.detach()": (x, x.detach()),
    "x.data": (x, x.data),
    "copy.copy(x)": (x, copy.copy(x)),
    "x.clone()": (x, x.clone()),
    "x.grad, asked twice": (x.grad, x.grad),
    "x.data, asked twice": (x.data, x.data),
    "x[0]._base": (x, x[0]._base),
    "y.grad_fn._saved_result": (y, y.grad_fn._saved_result),
    "x.untyped_storage(), twice": (x.untyped_storage(), x.untyped_storage()),
}
print(f"{'':28}same object  same impl  same storage")
for name, (a, b) in rows.items():
    tensors = isinstance(a, torch.Tensor)
    storages = [t.untyped_storage() if tensors else t for t in (a, b)]
    print(
        f"{name:28}{a is b!s:13}{a._cdata == b._cdata if tensors else '-'!s:11}{storages[0]._cdata == storages[1]._cdata}"
    )

x.grad.note = "mine"
print("a note on x.grad, asked again:", x.grad.note)
impl = p._cdata
p.data = torch.ones(5)
print("p.data = five ones: same impl", p._cdata == impl, "| sizes", tuple(p.shape))
q = torch.arange(4)
before = id(p), id(q), p._cdata, q._cdata
torch.utils.swap_tensors(p, q)
print(
    "swap_tensors(p, q): same objects",
    (id(p), id(q)) == before[:2],
    "| impls exchanged",
    (q._cdata, p._cdata) == before[2:],
)
