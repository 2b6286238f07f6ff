"""Fourteen tensors made from one, by the storage that each stands on"""

import torch

x = torch.arange(12.0).view(3, 4)
made = {
    "x": x,
    "x[0]": x[0],
    "x[:, ::2]": x[:, ::2],
    "x.t()": x.t(),
    "x.view(12)": x.view(12),
    "x.expand(2, 3, 4)": x.expand(2, 3, 4),
    "x.detach()": x.detach(),
    "x.contiguous()": x.contiguous(),
    "x.t().contiguous()": x.t().contiguous(),
    "x.t().reshape(12)": x.t().reshape(12),
    "x[[0]]": x[[0]],
    "x[x > 3]": x[x > 3],
    "x.clone()": x.clone(),
    "x + 0": x + 0,
}
storages: dict[int, str] = {}
print("digraph {\n  rankdir=LR; nodesep=0.1; ranksep=1.1;")
for number, (name, tensor) in enumerate(made.items()):
    storage = tensor.untyped_storage()
    if storage._cdata not in storages:
        storages[storage._cdata] = f"s{len(storages)}"
        of_x = "key" if tensor is x else "note"
        print(f'  {storages[storage._cdata]} [label="a storage of {storage.nbytes()} bytes", class="{of_x} code"];')
    kind = "py" if tensor is not x else "ok"
    same = "\\nthe same object as x" if tensor is x and name != "x" else ""
    print(f'  t{number} [label="{name}{same}", class="{kind} code"];')
    print(f"  t{number} -> {storages[storage._cdata]};")
print("}")
