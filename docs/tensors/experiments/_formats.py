"""What a tensor's strides say of its memory format, and what lies at the first places of its storage."""

import itertools

import torch

LAST = torch.channels_last


def formats(x: torch.Tensor) -> str:
    """Contiguous, channels last, both, or neither."""
    row, last = x.is_contiguous(), x.dim() == 4 and x.is_contiguous(memory_format=LAST)
    return "both" if row and last else "contiguous" if row else "channels last" if last else "neither"


def channels(x: torch.Tensor, count: int) -> list[int | None]:
    """The channel of the element at each of the first places, found by the address of each element."""
    first = x.untyped_storage().data_ptr()
    lies = {}
    for index in itertools.product(*map(range, x.shape)):
        lies[(x[index].data_ptr() - first) // x.element_size()] = index[1]
    return [lies.get(place) for place in range(count)]
