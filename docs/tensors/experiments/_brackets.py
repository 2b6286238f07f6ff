"""The model: x[index] as calls of operators, read from left to right."""

import torch
from torch import Tensor

aten = torch.ops.aten


# --8<-- [start:read]
def read(x: Tensor, index: object) -> Tensor:
    """Equal steps give a view at once; tensors of places wait for the end."""
    parts = index if isinstance(index, tuple) else (index,)
    named = sum(part is not None and part is not ... for part in parts)
    result, dim, waiting, others = x, 0, {}, x.dim() - named
    for part in parts:
        if isinstance(part, int):
            result = aten.select(result, dim, part)  # the dimension is gone
            continue
        if part is None:
            result = aten.unsqueeze(result, dim)
        elif isinstance(part, slice):
            size = result.shape[dim]
            whole = part.indices(size) == (0, size, 1)
            if part is index or not whole:  # a tuple leaves out what takes all
                result = aten.slice(result, dim, part.start, part.stop, part.step or 1)
        elif part is not ...:
            waiting[dim] = torch.as_tensor(part)
        dim += others if part is ... else 1  # `...`: all that nobody named
    if waiting:
        return aten.index(result, [waiting.get(d) for d in range(dim)])
    return aten.alias(x) if result is x else result


# --8<-- [end:read]
