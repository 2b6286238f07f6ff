"""The same call, for a tensor that needs nothing done and for one that does"""

import torch

CALLS = {
    "x.view(12)": lambda x: x.view(12),
    "x.reshape(12)": lambda x: x.reshape(12),
    "x.reshape(3, 4)": lambda x: x.reshape(3, 4),
    "x.flatten()": lambda x: x.flatten(),
    "x.flatten(0, 0)": lambda x: x.flatten(0, 0),
    "x.contiguous()": lambda x: x.contiguous(),
    "x.to(torch.float32)": lambda x: x.to(torch.float32),
    "x.type_as(x)": lambda x: x.type_as(x),
    "x.to(torch.float32, copy=True)": lambda x: x.to(torch.float32, copy=True),
    "x.clone()": lambda x: x.clone(),
    "x.detach()": lambda x: x.detach(),
    "x.expand(3, 4)": lambda x: x.expand(3, 4),
    "x.sum_to_size(3, 4)": lambda x: x.sum_to_size(3, 4),
    "torch.dropout(x, 0.5, train=False)": lambda x: torch.dropout(x, 0.5, False),
    "torch.einsum('ij->ji', x)": lambda x: torch.einsum("ij->ji", x),
    "torch.broadcast_tensors(x, x)[0]": lambda x: torch.broadcast_tensors(x, x)[0],
    "torch.cat([x])": lambda x: torch.cat([x]),
    "x.repeat(1, 1)": lambda x: x.repeat(1, 1),
    "x * 1": lambda x: x * 1,
    "torch.as_tensor(x)": lambda x: torch.as_tensor(x),
    "x.numpy()": lambda x: torch.from_numpy(x.numpy()),
}


def told(call, x):
    """What a call gives: x itself, a view of it, a copy, or an error."""
    try:
        result = call(x)
    except RuntimeError:
        return "refused"
    if result is x:
        return "x itself"
    return "shares memory" if result.data_ptr() == x.data_ptr() else "a copy"


row_major, turned = torch.rand(3, 4), torch.rand(4, 3).t()
print(f"{'':38}{'row-major':16}{'transposed':16}float64")
for name, call in CALLS.items():
    print(f"{name:38}{told(call, row_major):16}{told(call, turned):16}{told(call, row_major.double())}")
