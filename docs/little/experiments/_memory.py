"""A tensor: the fifty lines' rule over memory of PyTorch's, with keys"""

import _dispatcher
import _tensor
import torch

_dispatcher.ORDER.insert(_dispatcher.ORDER.index("SparseCPU"), "Python")


# --8<-- [start:storage]
class Storage(_tensor.Storage):
    """A flat piece of PyTorch's memory, and how often it has been written to."""

    def __init__(self, memory):
        self.memory, self.version = memory, 0


class Tensor(_tensor.Tensor, _dispatcher.Tensor):
    """A rule over a storage; its keys; and what autograd knows of it."""

    def __init__(self, storage, sizes, strides, offset=0, keys=None):
        super().__init__(storage, sizes, strides, offset)
        self.keys = set(keys or ("CPU", "AutogradCPU"))
        self.requires_grad, self.node, self.slot, self.grad = False, None, 0, None

    def over(self, sizes, strides, offset):
        """Another rule over the same storage: a view."""
        return Tensor(self.storage, sizes, strides, offset, self.keys)

    def raw(self):
        """The memory as a kernel wants it: a beginning, sizes and strides."""
        return self.storage.memory.as_strided(self.sizes, self.strides, self.offset)

    # --8<-- [end:storage]
    @property
    def shape(self):
        return tuple(self.sizes)

    @property
    def data(self):
        return self.over(self.sizes, self.strides, self.offset)

    def tolist(self):
        return self.raw().tolist()


# --8<-- [start:wrap]
def wrap(raw):
    """A tensor over what a kernel has filled. Pretended memory has other keys."""
    length = raw.untyped_storage().nbytes() // raw.itemsize
    storage = Storage(raw.as_strided((length,), (1,), 0))
    keys = ("Meta", "AutogradMeta") if raw.is_meta else None
    return Tensor(storage, raw.shape, raw.stride(), raw.storage_offset(), keys)


# --8<-- [end:wrap]
def tensor(numbers):
    """A tensor of these numbers: whole ones as int64, others as float32."""
    return wrap(torch.tensor(numbers))
