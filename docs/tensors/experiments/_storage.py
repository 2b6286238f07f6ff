"""The model: a storage as a pointer, a deleter with its context, and an allocator; no PyTorch in it."""

import itertools

memory = {}  # the machine's: what lies at each address that is in use
free = itertools.count(64, 64)


# --8<-- [start:storage]
class Storage:
    """Owns a run of numbers: where it lies, what frees it, with what argument, and whom to ask for more."""

    def __init__(self, data, size, deleter, context, allocator=None):
        self.data, self.size, self.deleter, self.context, self.allocator = data, size, deleter, context, allocator

    def __del__(self):  # the last tensor is gone
        self.deleter(self.context)

    def resize(self, size):
        if self.allocator is None:
            raise RuntimeError("not resizable")
        other = self.allocator(size)
        memory[other.data][: self.size] = memory[self.data]
        self.__dict__, other.__dict__ = other.__dict__, self.__dict__  # `other` frees the old run as it goes


# --8<-- [end:storage]
# --8<-- [start:kinds]
def own(size):
    """Memory of an allocator: to be freed by its address."""
    address = next(free)
    memory[address] = [0] * size
    return Storage(address, size, memory.pop, address, allocator=own)


def lent(array):
    """Memory of somebody else: the context keeps the lender, and the deleter only lets it go."""
    return Storage(array.ctypes.data, array.size, list.clear, [array])


# --8<-- [end:kinds]
