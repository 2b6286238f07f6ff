"""What of a tensor goes through a file"""

import io
import warnings

import torch


def through(value, **options):
    file = io.BytesIO()
    torch.save(value, file)
    return torch.load(io.BytesIO(file.getvalue()), **options)


leaf = torch.ones(2, requires_grad=True)
result = leaf * 2
result.sum().backward()
leaf.note = "an attribute"
leaf.register_hook(print)
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    came = through(leaf)
print("leaf:   requires_grad", came.requires_grad, "| grad", came.grad, "| note", repr(came.note))
print("        hooks", len(came._backward_hooks), "| warned:", "will not be serialized" in str(caught[0].message))
came = through(result)
print("result: requires_grad", came.requires_grad, "| is_leaf", came.is_leaf, "| grad_fn", came.grad_fn)
came = through(torch.zeros(2, 3, 4, 4).to(memory_format=torch.channels_last))
print("channels last: strides", came.stride())
came = through(torch.tensor([1 + 2j]).conj())
print("conj(): is_conj", came.is_conj(), "| value", came.tolist())
came = through(torch.ones(2, 3, device="meta"))
print("meta:", came.device, tuple(came.shape))
written = torch.zeros(2).fill_(1).fill_(1).fill_(1)
print("version counter:", written._version, "| after loading", through(written)._version)


def place(storage, tag):
    print("  a storage of", storage.nbytes(), "bytes with the tag", tag)
    return storage


tensors = [torch.ones(2), torch.ones(3), torch.ones(4)[:1]]
print("map_location as a function is asked for")
through(tensors, map_location=place)
print("map_location='meta':", [str(t.device) for t in through(tensors, map_location="meta")])
