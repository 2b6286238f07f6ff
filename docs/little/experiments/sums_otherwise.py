"""Which sums, taken in another order, leave PyTorch's bits?"""

import _little
import _operators
import _reference
import torch
from _compare import follow
from _nets import train

torch.set_num_threads(1)


def product(a, b):
    """The last product first."""
    return torch.mm(a.flip(1), b.flip(0))


def log_softmax(a):
    """As the formula stands in a book."""
    shifted = a - a.amax(1, True)
    return shifted - shifted.exp().sum(1, True).log()


def windows(x, weight, bias, *how):
    """A convolution as one product: a window of 3 by 3 is a row, made by a view."""
    padded = torch.nn.functional.pad(x, (1, 1, 1, 1))
    windows = padded.unfold(2, 3, 1).unfold(3, 3, 1)
    rows = windows.permute(0, 2, 3, 1, 4, 5).flatten(3)
    return (rows @ weight.flatten(1).t() + bias).permute(0, 3, 1, 2).contiguous()


def swapped(a, b, alpha):
    return torch.add(b, a) if alpha == 1 else torch.add(a, b, alpha=alpha)


for name, other, kind in (
    ("mul", lambda a, b: b * a, "mlp"),
    ("add", swapped, "mlp"),
    ("mm", product, "mlp"),
    ("sum", lambda a, dims: a.flip(0).sum(dims, keepdim=True), "mlp"),
    ("_log_softmax", log_softmax, "mlp"),
    ("convolution", windows, "conv"),
):
    own, _operators.BORROWED[name] = _operators.BORROWED[name], other
    first = follow(train(_little, kind, 24), train(_reference, kind, 24)).first
    _operators.BORROWED[name] = own
    said = f"differs from step {first[0]}" if first else "24 steps, equal"
    print(f"{name:13} {kind:5} {said}")
