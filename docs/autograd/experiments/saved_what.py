"""What a node keeps: an operand itself, an alias of its own result, a copy, or nothing"""

import weakref

import torch


def show(what, y, operands, before=None):
    kept = []
    for name in sorted((n for n in dir(y.grad_fn) if n.startswith("_raw_saved_")), reverse=True):
        tensor = getattr(y.grad_fn, name).data
        if tensor is None:
            kind = "None"
        elif any(tensor is t for t in operands):
            kind = "the operand itself"
        elif tensor.data_ptr() == y.data_ptr():
            kind = f"the result's memory, requires_grad {tensor.requires_grad}"
        else:
            kind = "a copy of the operand" if before is not None and tensor.equal(before) else "the number as a tensor"
        kept.append(f"{name.removeprefix('_raw_saved_')} = {kind}")
    print(f"{what:30}{'; '.join(kept) or 'nothing'}")


a, b = (torch.full((2,), v, requires_grad=True) for v in (2.0, 3.0))
c = torch.full((2,), 4.0)
show("a * b, both need a gradient", a * b, (a, b))
show("a * c, only a needs one", a * c, (a, c))
show("a * 2", a * 2, (a,))
show("a + b", a + b, (a, b))
show("a.sum()", a.sum(), (a,))
show("a.sin()", a.sin(), (a,))
h = a.clone()
show("h.sin_()", h.sin_(), (h,), before=a)
show("h.exp_()", h.exp_(), (h,))
y = a.exp()
show("a.exp()", y, (a,))
saved, node = y.grad_fn._saved_result, y.grad_fn
print("unpacked, it is y:", saved is y, "| its grad_fn is the node:", saved.grad_fn is node)
gone = weakref.ref(y)
del y, saved
print("the node lives, the tensor y is freed:", gone() is None)
