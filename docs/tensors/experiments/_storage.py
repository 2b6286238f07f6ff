"""The model: a storage as a pointer, a deleter with its context, and an allocator; no PyTorch in it."""

import itertools

memory = {}  # the machine's: what lies at each address that is in use
free = itertools.count(64, 64)


# --8<-- [start:storage]
class Storage:
    """Owns a run of numbers."""

    def __init__(self, data, size, deleter, context, allocator=None):
        self.data, self.size = data, size  # where it lies
        self.deleter, self.context = deleter, context  # what to call at the end
        self.allocator = allocator  # whom to ask for more

    def __del__(self):  # the last tensor is gone
        self.deleter(self.context)

    def resize(self, size):
        if self.allocator is None:
            raise RuntimeError("not resizable")
        other = self.allocator(size)
        memory[other.data][: self.size] = memory[self.data]
        # exchange all fields, so that `other` frees the old run as it goes
        self.__dict__, other.__dict__ = other.__dict__, self.__dict__


# --8<-- [end:storage]
# --8<-- [start:kinds]
def own(size):
    """Memory of an allocator: to be freed by its address."""
    address = next(free)
    memory[address] = [0] * size
    return Storage(address, size, memory.pop, address, allocator=own)


def lent(array):
    """Memory of a lender, whom the context keeps and the deleter lets go."""
    return Storage(array.ctypes.data, array.size, list.clear, [array])


# --8<-- [end:kinds]
