"""The model: a tensor as sizes, strides and an offset over a storage that others may share; no PyTorch in it."""

import math


# --8<-- [start:storage]
class Storage:
    """A run of numbers, and how often it has been written to."""

    def __init__(self, numbers):
        self.numbers, self.version = list(numbers), 0


class Tensor:
    """A rule for finding elements in a storage."""

    def __init__(self, storage, sizes, strides, offset=0):
        self.storage, self.sizes, self.strides, self.offset = storage, list(sizes), list(strides), offset

    def places(self):
        """Where each element lies, in the order of the indices: the offset, plus each index times its stride."""
        found = [self.offset]
        for size, stride in zip(self.sizes, self.strides):
            found = [place + i * stride for place in found for i in range(size)]
        return found

    def tolist(self):
        return [self.storage.numbers[place] for place in self.places()]

    # --8<-- [end:storage]
    # --8<-- [start:views]
    def over(self, sizes, strides, offset):
        """Another rule over the same storage: no number is copied."""
        return Tensor(self.storage, sizes, strides, offset)

    def permute(self, dims):
        return self.over([self.sizes[d] for d in dims], [self.strides[d] for d in dims], self.offset)

    def slice(self, dim, start, end, step):
        sizes, strides = self.sizes.copy(), self.strides.copy()
        sizes[dim] = max(0, math.ceil((end - start) / step))
        strides[dim] *= step
        return self.over(sizes, strides, self.offset + start * self.strides[dim])

    def select(self, dim, index):
        sizes = self.sizes[:dim] + self.sizes[dim + 1 :]
        strides = self.strides[:dim] + self.strides[dim + 1 :]
        return self.over(sizes, strides, self.offset + index * self.strides[dim])

    # --8<-- [end:views]
    # --8<-- [start:expand]
    def expand(self, sizes):
        """The same elements again and again: a dimension that grows gets the stride 0."""
        strides = []
        for at in range(1, len(sizes) + 1):  # from the right
            if at <= len(self.sizes):
                old, stride = self.sizes[-at], self.strides[-at]
            else:  # a new dimension: as if it had been there, of size 1, around the others
                old, stride = 1, sizes[1 - at] * strides[0] if strides else 0
            strides.insert(0, stride if old == sizes[-at] else 0)
        return self.over(sizes, strides, self.offset)

    # --8<-- [end:expand]
    # --8<-- [start:view]
    def groups(self):
        """`[count, step]` from the right: a dimension joins its neighbour if one step walks through both."""
        found = []
        for size, stride in zip(reversed(self.sizes), reversed(self.strides)):
            if found and (size == 1 or stride == found[-1][0] * found[-1][1]):
                found[-1][0] *= size
            else:
                found.append([size, stride])
        return found or [[1, 1]]

    def view(self, shape):
        """The same elements in the same order under another shape, or None where no strides can do it."""
        left, strides = list(shape), []
        for count, step in self.groups():
            filled = 1
            while left and (filled < count or left[-1] == 1):
                strides.insert(0, filled * step)
                filled *= left.pop()
            if filled != count:
                return None
        return None if left else self.over(shape, strides, self.offset)

    def reshape(self, shape):
        """A view if there is one, otherwise a copy."""
        return self.view(shape) or full(self.tolist(), shape)

    # --8<-- [end:view]
    # --8<-- [start:write]
    def mul_(self, factor):
        """A write in place: through every tensor over this storage it is seen, and the count tells who cares."""
        for place in self.places():
            self.storage.numbers[place] *= factor
        self.storage.version += 1
        return self

    # --8<-- [end:write]


# --8<-- [start:full]
def full(numbers, sizes):
    """A new storage, and the rule in which the last index runs fastest."""
    strides = [math.prod(max(size, 1) for size in sizes[dim + 1 :]) for dim in range(len(sizes))]
    return Tensor(Storage(numbers), sizes, strides)


# --8<-- [end:full]
