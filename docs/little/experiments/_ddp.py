"""DDP after the eighty lines: buckets that are sent while backward runs"""

import math

import torch
from _memory import Storage, Tensor
from _operators import ops
from _parts import Module
from _recording import at_the_end

CAP = 4000  # bytes of a bucket


class DDP(Module):
    # --8<-- [start:construct]
    def __init__(self, module, group):
        super().__init__()
        self.module, self.group = module, group
        self.params = [value for _, value in module.named_parameters()]
        for p in self.params:
            group.broadcast(p.raw())  # all begin with rank 0's weights
            p.node.hooks.append(lambda p=p: self.arrive(p))
        self.lay_out()

    def lay_out(self):
        """Buckets from the last parameter on; in each a place for its gradients."""
        buckets, self.buckets, self.places = [[]], [], {}
        for p in reversed(self.params):
            if 4 * sum(map(length, buckets[-1])) >= CAP:
                buckets.append([])
            buckets[-1].append(p)
        for number, params in enumerate(buckets):
            flat, offset = Storage(torch.empty(sum(map(length, params)))), 0
            for p in params:
                self.places[p] = number, Tensor(flat, p.sizes, p.strides, offset)
                offset += length(p)
            self.buckets.append(flat)

    # --8<-- [end:construct]
    # --8<-- [start:step]
    def forward(self, *args):
        numbers = [number for number, _ in self.places.values()]
        self.missing = [numbers.count(n) for n in range(len(self.buckets))]
        self.next, self.works = 0, []
        return self.module(*args)

    def arrive(self, p):
        """A gradient is set: copy a share of it; send what is full, in turn."""
        number, place = self.places[p]
        ops.copy_(place, ops.mul(p.grad, 1 / self.group.world))
        self.missing[number] -= 1
        while self.next < len(self.buckets) and not self.missing[self.next]:
            self.works.append(self.group.all_reduce(self.buckets[self.next].memory))
            self.next += 1
        if self.next == len(self.buckets):
            at_the_end.append(self.finish)

    def finish(self):
        """Wait for what was sent, and put the means in place of own gradients."""
        for work in self.works:
            work.result()
        for p in self.params:
            p.grad = ops.clone(self.places[p][1])

    # --8<-- [end:step]


def length(p):
    return math.prod(p.sizes)
