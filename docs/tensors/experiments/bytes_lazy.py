"""What is not there until somebody asks: the null pointers of a dozen tensors"""

import _bytes
import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.fx.experimental.symbolic_shapes import ShapeEnv

x, w, off = torch.ones(2, 3), torch.ones(2, requires_grad=True), torch.ones(2, requires_grad=True).requires_grad_(False)
symbolic = FakeTensorMode(shape_env=ShapeEnv()).from_tensor(torch.ones(5))
with torch.inference_mode():
    inference = torch.ones(2)
cases = {
    "ones(2, 3)": x,
    "x * 2": x * 2,
    "x[0]": x[0],
    "x[0].detach()": x[0].detach(),
    "requires_grad": w,
    "... switched off again": off,
    "made in inference_mode": inference,
    "empty(0)": torch.empty(0),
    "on meta": torch.ones(2, device="meta"),
    "sparse": torch.eye(2).to_sparse(),
    "fake, symbolic size": symbolic,
    "five dimensions": torch.ones(1, 1, 1, 1, 7),
    "six dimensions": torch.ones(1, 1, 1, 1, 1, 7),
}
print(" " * 24 + "storage  data  autograd_meta  extra_meta  version_counter  sizes in the object")
for name, tensor in cases.items():
    storage, meta, extra, version, _ = ["set" if _bytes.field(tensor, p) else "null" for p in _bytes.POINTERS]
    data = "-" if storage == "null" else "set" if _bytes.words(_bytes.field(tensor, "storage_"), 3)[2] else "null"
    dims, *numbers = _bytes.words(tensor._cdata + 56, 11)
    inside = numbers[:dims] == list(tensor.shape) if tensor is not symbolic else False
    print(f"{name:24}{storage:9}{data:6}{meta:15}{extra:12}{version:17}{inside}")

assert (x.grad, x.grad_fn, x.requires_grad, x.is_leaf, x._version, x._base) == (None, None, False, True, 0, None)
print("x after six questions about autograd: autograd_meta", "set" if _bytes.field(x, "autograd_meta_") else "null")


def slot(address: int, layout: dict[str, tuple[int, int]]) -> str:
    return "set" if _bytes.field(address, "pyobj_slot_", layout) else "null"


storage = _bytes.field(x, "storage_")
print("slot of the storage:", slot(storage, _bytes.STORAGE), end=", after x.untyped_storage(): ")
print((x.untyped_storage(), slot(storage, _bytes.STORAGE))[1])
(w * w).sum().backward()
grad = _bytes.words(_bytes.field(w, "autograd_meta_"), 6)[5]  # grad_, as bytes_undefined.py finds out
print("slot of a gradient:", slot(grad, _bytes.TENSOR), end=", after w.grad: ")
print((w.grad, slot(grad, _bytes.TENSOR))[1], "- the tensor that was read:", grad == w.grad._cdata)
