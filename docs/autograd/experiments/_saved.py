"""The model: three ways to keep a tensor for backward, each a pair of pack and unpack hooks."""

import torch


# --8<-- [start:count]
class Counted:
    """A tensor on the same memory, and the version that its counter shows when it is kept."""

    def __init__(self, tensor):
        self.tensor, self.version = tensor.detach(), tensor._version

    def unpack(self):
        if self.tensor._version != self.version:
            raise RuntimeError(f"is at version {self.tensor._version}; expected version {self.version}")
        return self.tensor


# --8<-- [end:count]
# --8<-- [start:answers]
answers = {
    "trust": (torch.Tensor.detach, lambda kept: kept),
    "copy": (torch.Tensor.clone, lambda kept: kept),
    "count": (Counted, Counted.unpack),
}
# --8<-- [end:answers]
