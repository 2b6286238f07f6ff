"""What a training is made of: random numbers, modules, optimisers, a loader"""

import math

import _module
import _optimiser
import torch
from _memory import Tensor, tensor, wrap
from _operators import ops
from _recording import no_grad, requires_grad_
from _twister import Twister, double, shuffled

generator = Twister(0)


# --8<-- [start:random]
def manual_seed(seed):
    generator.__init__(seed)


def fractions(count):
    """Numbers of 24 random bits, from 0 up to 1."""
    return [(generator() & 2**24 - 1) / 2**24 for _ in range(count)]


def rand(*sizes):
    return ops.view(tensor(fractions(math.prod(sizes))), list(sizes))


def uniform(bound, *sizes):
    """From -bound to bound; scaled and moved by one `add`, which rounds once."""
    low = torch.full(sizes, -bound)
    numbers = torch.tensor(fractions(math.prod(sizes))).view(sizes)
    width = 2 * low.abs().max().item()
    return wrap(torch.add(low, numbers, alpha=width))


def large():
    """63 random bits: a seed for another generator."""
    return double(generator) & 2**63 - 1


# --8<-- [end:random]
# --8<-- [start:modules]
class Parameter(Tensor):
    """A tensor that a module registers, and that asks for a gradient."""

    def __init__(self, value):
        super().__init__(value.storage, value.sizes, value.strides, value.offset)
        requires_grad_(self)


_module.Parameter = Parameter  # the class by which the model sorts
Module = _module.Module


class Linear(Module):
    def __init__(self, inputs, outputs):
        super().__init__()
        bound = 1 / math.sqrt(inputs)
        self.weight = Parameter(uniform(bound, outputs, inputs))
        self.bias = Parameter(uniform(bound, outputs))

    def forward(self, x):
        return ops.linear(x, self.weight, self.bias)


# --8<-- [end:modules]
class Conv2d(Module):
    def __init__(self, inputs, outputs, size, padding):
        super().__init__()
        bound = 1 / math.sqrt(inputs * size * size)
        self.weight = Parameter(uniform(bound, outputs, inputs, size, size))
        self.bias = Parameter(uniform(bound, outputs))
        self.how = [1, 1], [padding, padding], [1, 1], False, [0, 0], 1

    def forward(self, x):
        return ops.convolution(x, self.weight, self.bias, *self.how)


# --8<-- [start:optimisers]
class Unrecorded:
    """The models compute with anything that has the methods of a tensor."""

    def __init__(self, params, **options):
        super().__init__([{"params": list(params)}], **self.usual | options)

    def step(self):
        with no_grad():
            super().step()


class SGD(Unrecorded, _optimiser.SGD):
    usual = {"momentum": 0, "weight_decay": 0}


class AdamW(Unrecorded, _optimiser.AdamW):
    usual = {"lr": 1e-3, "betas": (0.9, 0.999), "weight_decay": 1e-2}


# --8<-- [end:optimisers]
# --8<-- [start:loader]
class Loader:
    """Batches of rows, in an order that a generator of its own shuffles."""

    def __init__(self, *tensors, batch_size, shuffle=False, sampler=None):
        self.tensors, self.batch_size = tensors, batch_size
        self.shuffle, self.sampler = shuffle, sampler

    def order(self):
        count = self.tensors[0].shape[0]
        if self.shuffle:
            return shuffled(Twister(large()), count)
        return list(range(count) if self.sampler is None else self.sampler)

    def __iter__(self):
        large()  # the seed of workers: drawn even where there are none
        order = self.order()
        for start in range(0, len(order), self.batch_size):
            batch = order[start : start + self.batch_size]
            samples = [[ops.select(t, 0, i) for t in self.tensors] for i in batch]
            yield tuple(ops.stack(*column) for column in zip(*samples))


class Share:
    """A rank's share of one order that all ranks draw alike."""

    def __init__(self, count, ranks, rank):
        self.count, self.ranks, self.rank, self.epoch = count, ranks, rank, 0

    def __iter__(self):
        order = shuffled(Twister(self.epoch), self.count)
        order += order[: -self.count % self.ranks]  # so all have equally many
        return iter(order[self.rank :: self.ranks])


# --8<-- [end:loader]
