"""DistributedDataParallel in Python: buckets, their order, when each is sent, what is written back"""

import contextlib
import math

import torch
import torch.distributed as dist
from torch import nn
from torch.autograd.graph import get_gradient_edge, queue_callback


# --8<-- [start:assign]
def assign(params, order, limit):
    """Buckets of parameters' numbers, one dtype each; closed at `limit` bytes."""
    closed, filling = [], {}
    for index in order:
        bucket = filling.setdefault(params[index].dtype, [])
        bucket.append(index)
        if sum(params[i].nbytes for i in bucket) >= limit:
            closed.append([*bucket])
            bucket.clear()
    return closed + [bucket for bucket in reversed(filling.values()) if bucket]


# --8<-- [end:assign]
class ToyDDP(nn.Module):
    """A module whose gradients are averaged over the default group while backward runs."""

    # --8<-- [start:construct]
    def __init__(self, module, bucket_cap, find_unused=False):
        super().__init__()
        self.module, self.limit, self.find_unused = module, bucket_cap, find_unused
        self.params = [p for p in module.parameters() if p.requires_grad]
        for tensor in (*module.parameters(), *module.buffers()):
            dist.broadcast(tensor.detach(), src=0)
        limit = bucket_cap if find_unused else math.inf
        first = assign(self.params, range(len(self.params)), limit)
        self.lay_out(sorted(first, key=min, reverse=True))
        # Held here, for otherwise they would die with their hooks.
        self.accumulators = [get_gradient_edge(p).node for p in self.params]
        for index, node in enumerate(self.accumulators):
            node.register_hook(lambda *_, index=index: self.arrive(index))
        # --8<-- [end:construct]
        self.arrived, self.unused, self.used = [], [], torch.zeros(len(self.params), dtype=torch.int32)
        self.rebuilt, self.sync, self.sync_buffers = find_unused, True, True
        self.expecting = self.unfinished = False

    # --8<-- [start:lay_out]
    def lay_out(self, buckets):
        """Give each bucket one flat tensor, and each gradient its place in it."""
        self.buckets, self.flat, self.views, self.bucket_of = buckets, [], {}, {}
        for number, bucket in enumerate(buckets):
            sizes = [self.params[i].numel() for i in bucket]
            flat = torch.empty(sum(sizes), dtype=self.params[bucket[0]].dtype)
            self.flat.append(flat)
            for i, part in zip(bucket, flat.split(sizes), strict=True):
                p = self.params[i]
                self.views[i] = part.as_strided(p.size(), p.stride())
                self.bucket_of[i] = number

    # --8<-- [end:lay_out]

    # --8<-- [start:no_sync]
    @contextlib.contextmanager
    def no_sync(self):
        """Gradients stay where they are until a forward ran outside."""
        self.sync = False
        yield
        self.sync = True

    # --8<-- [end:no_sync]

    # --8<-- [start:forward]
    def forward(self, *args):
        """The module's output; the backward that follows averages gradients."""
        if torch.is_grad_enabled():
            if self.unfinished:
                raise RuntimeError("some parameters got no gradient before")
            if self.arrived and not self.rebuilt:
                order = [assign(self.params, self.arrived, self.limit)]
                dist.broadcast_object_list(order, src=0)
                self.lay_out(order[0])
                self.rebuilt = True
        if self.sync_buffers:
            for buffer in self.module.buffers():
                dist.broadcast(buffer, src=0)
        out = self.module(*args)
        self.sync_buffers = self.sync and torch.is_grad_enabled()
        if self.sync_buffers:
            self.expecting, self.next, self.works = True, 0, []
            self.missing = [len(bucket) for bucket in self.buckets]
            self.unused = self.search_unused(out) if self.find_unused else []
        return out

    # --8<-- [end:forward]

    # --8<-- [start:unused]
    def search_unused(self, out):
        """Parameters that the graph behind `out` does not lead to."""
        seen, stack = set(), [out.grad_fn]
        while stack:
            for node, _ in stack.pop().next_functions:
                if node and node not in seen:
                    seen.add(node)
                    stack.append(node)
        return [i for i, node in enumerate(self.accumulators) if node not in seen]

    # --8<-- [end:unused]

    # --8<-- [start:arrive]
    def arrive(self, index):
        """The hook: autograd has just added to this parameter's `.grad`."""
        self.used[index] = 1
        if self.expecting:
            if not self.rebuilt:
                self.arrived.append(index)
            for i in (*self.unused, index):
                self.ready(i)
            self.unused = []

    def ready(self, index):
        """Copy a gradient into its bucket; send what is full and has its turn."""
        grad, view = self.params[index].grad, self.views[index]
        if grad is None:
            view.zero_()
        else:
            torch.mul(grad, 1 / dist.get_world_size(), out=view)
        self.unfinished = True
        self.missing[self.bucket_of[index]] -= 1
        while self.next < len(self.buckets) and not self.missing[self.next]:
            self.works.append(dist.all_reduce(self.flat[self.next], async_op=True))
            self.next += 1
        if self.next == len(self.buckets):
            queue_callback(self.finish)

    # --8<-- [end:arrive]

    # --8<-- [start:finish]
    def finish(self):
        """At the end of backward: wait, and write the means to `.grad`."""
        self.expecting = self.unfinished = False
        if self.find_unused:
            self.works.append(dist.all_reduce(self.used, async_op=True))
        for work in self.works:
            work.wait()
        for index, p in enumerate(self.params):
            if not self.find_unused or self.used[index]:
                p.grad = self.views[index].clone()
        self.used.zero_()

    # --8<-- [end:finish]
