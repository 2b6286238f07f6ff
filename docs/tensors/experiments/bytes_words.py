"""Which fields of the result differ from the input's, read in memory"""

import _bytes
import torch

x = torch.ones(2, 3, 4)
FIELDS = ["storage_", "autograd_meta_", "version_counter_", "storage_offset_", "numel_", "data_type_", "key_set_"]


def fields(tensor: torch.Tensor) -> dict[str, object]:
    """A tensor's fields as they lie in memory, pointers as numbers."""
    found: dict[str, object] = {name: _bytes.field(tensor, name) for name in FIELDS}
    start = tensor._cdata + _bytes.TENSOR["sizes_and_strides_"][0]
    dims, *numbers = _bytes.words(start, 11)
    flags = _bytes.words(tensor._cdata + 160)[0] >> 40  # the bytes behind device_opt_
    return found | {"sizes": numbers[:dims], "strides": numbers[5 : 5 + dims], "flags": flags}


before = fields(x)
for code in (
    "x.view(6, 4)",
    "x.transpose(0, 1)",
    "x[1]",
    "x[..., ::2]",
    "x.expand(5, 2, 3, 4)",
    "x.detach()",
    "x.data",
    "x.view(torch.int32)",
    "torch._neg_view(x)",
    "x.clone()",
    "x.double()",
    "x.add_(1)",
    "x.requires_grad_()",
):
    result = eval(code)
    after = fields(result)
    print(
        f"{code:22}",
        "x itself;" if result is x else "",
        *[name.rstrip("_") for name in before if after[name] != before[name]],
    )
