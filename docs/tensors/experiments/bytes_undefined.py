"""The undefined tensor is one object, and Python sees it as None"""

import ctypes
from pathlib import Path

import _bytes
import torch

c10 = ctypes.CDLL(str(Path(torch.__file__).parent / "lib" / "libc10.so"))
undefined = ctypes.addressof(ctypes.c_char.in_dll(c10, "_ZN3c1019UndefinedTensorImpl10_singletonE"))
dims, size = _bytes.words(undefined + 56, 2)
print("null:", *[p for p in _bytes.POINTERS if not _bytes.field(undefined, p)])
print("dimensions", dims, "| size", size, "| numel", _bytes.field(undefined, "numel_"), end=" | ")
print("has a device:", bool(_bytes.field(undefined, "device_opt_") >> 16))

leaves = [torch.ones(2, requires_grad=True) for _ in range(3)]
metas = [_bytes.words(_bytes.field(leaf, "autograd_meta_"), 12) for leaf in leaves]
places = [meta.index(undefined) for meta in metas]
print(
    "word of each AutogradMeta that points to it:", places, "| strong, weak, Python object:", _bytes.counts(undefined)
)
print("leaf.grad in Python:", leaves[0].grad)
leaves[0].sum().backward()
now = _bytes.words(_bytes.field(leaves[0], "autograd_meta_"), 12)[places[0]]
print("after backward that word is leaf.grad:", now == leaves[0].grad._cdata, end=", ")
leaves[0].grad = None
now = _bytes.words(_bytes.field(leaves[0], "autograd_meta_"), 12)[places[0]]
print("and after leaf.grad = None the undefined tensor:", now == undefined)

x, ones, stat = torch.ones(2, 3), torch.ones(2, 3), torch.ones(2, 1)
results = torch.ops.aten.native_layer_norm_backward(ones, x, [3], stat, stat, None, None, [True, False, False])
print("an operator's results that were not asked for:", [type(r).__name__ for r in results])
print(
    "None in a list of indices:", torch.ops.aten.index(torch.arange(6).view(2, 3), [None, torch.tensor([2])]).tolist()
)
try:
    torch.ops.aten.add.Tensor(None, x)
except RuntimeError as error:
    print("None for a tensor that is not optional:", error)
