"""The model: three ways to keep a tensor for backward, each a pair of pack and unpack hooks."""

import torch


# --8<-- [start:count]
class Counted:
    """The same memory, and the version that its counter shows now."""

    def __init__(self, tensor):
        self.tensor, self.version = tensor.detach(), tensor._version

    def unpack(self):
        now = self.tensor._version
        if now != self.version:
            raise RuntimeError(f"is at version {now}; expected version {self.version}")
        return self.tensor


# --8<-- [end:count]
# --8<-- [start:answers]
answers = {
    "trust": (torch.Tensor.detach, lambda kept: kept),
    "copy": (torch.Tensor.clone, lambda kept: kept),
    "count": (Counted, Counted.unpack),
}
# --8<-- [end:answers]
