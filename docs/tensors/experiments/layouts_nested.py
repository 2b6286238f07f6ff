"""Two kinds of nested tensors: the same numbers, other parts"""

import torch

parts = [torch.arange(6.0).view(2, 3), torch.ones(4, 3), torch.zeros(1, 3)]
old = torch.nested.nested_tensor(parts)
new = torch.nested.nested_tensor(parts, layout=torch.jagged)


def refusal(ask):
    try:
        return ask()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


print("default layout:", old.layout, "of class", type(old).__name__)
print("  buffer", tuple(old.values().shape), "storage", old.untyped_storage().nbytes(), "bytes")
print("  sizes", old._nested_tensor_size().tolist())
print("  strides", old._nested_tensor_strides().tolist(), "offsets", old._nested_tensor_storage_offsets().tolist())
print("  shape:", refusal(lambda: old.shape))
print("  size(0):", old.size(0), "size(1):", refusal(lambda: old.size(1)))
print("jagged:", new.layout, "of class", type(new).__name__)
print("  values", tuple(new.values().shape), "storage", new.values().untyped_storage().nbytes(), "bytes")
print("  offsets", new.offsets().tolist(), new.offsets().dtype)
print("  shape:", tuple(new.shape))
padded = torch.nested.to_padded_tensor(new, 0.0)
print("padded:", tuple(padded.shape), padded.untyped_storage().nbytes(), "bytes")
second = new.unbind()[1]
print("a part is a view of the values:", second.untyped_storage()._cdata == new.values().untyped_storage()._cdata)

twin = torch.nested.nested_tensor(parts, layout=torch.jagged)
print("equal offsets:", torch.equal(new.offsets(), twin.offsets()))
print("new + twin:", refusal(lambda: new + twin))
same = torch.nested.nested_tensor_from_jagged(twin.values(), new.offsets())
print("with one tensor of offsets:", tuple((new + same).values().shape))
print("old + a twin:", (old + torch.nested.nested_tensor(parts)).values().sum().item())
print("new @ (3, 5):", (new @ torch.ones(3, 5)).shape[2], "old @ (3, 5):", refusal(lambda: old @ torch.ones(3, 5)))
