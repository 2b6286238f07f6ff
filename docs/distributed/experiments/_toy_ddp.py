"""DistributedDataParallel's rules in Python: buckets, their order, when each is sent, what is written back"""

import contextlib
from collections.abc import Iterator, Sequence

import torch
import torch.distributed as dist
from torch import Tensor, nn
from torch.autograd.graph import get_gradient_edge, queue_callback


def assign(params: Sequence[Tensor], order: Sequence[int], limits: Sequence[int]) -> list[list[int]]:
    """Buckets of one dtype each: a bucket is closed when it has reached its limit in bytes.

    The next limit counts for the next bucket of that dtype, the last limit for all that follow.
    """
    closed: list[list[int]] = []
    open_: dict[torch.dtype, list[int]] = {}
    used: dict[torch.dtype, int] = {}
    for index in order:
        kind = params[index].dtype
        bucket = open_.setdefault(kind, [])
        bucket.append(index)
        limit = limits[min(used.setdefault(kind, 0), len(limits) - 1)]
        if sum(params[i].nbytes for i in bucket) >= limit:
            closed.append(bucket)
            open_[kind] = []
            used[kind] += 1
    return closed + [bucket for bucket in reversed(open_.values()) if bucket]


class ToyDDP(nn.Module):
    """A module whose gradients are averaged over the default group while backward runs."""

    def __init__(self, module: nn.Module, bucket_cap: int, find_unused_parameters: bool = False) -> None:
        super().__init__()
        self.module, self.find_unused, self.limits = module, find_unused_parameters, [bucket_cap]
        self.params = [p for p in module.parameters() if p.requires_grad]
        for tensor in (*module.parameters(), *module.buffers()):
            dist.broadcast(tensor.detach(), src=0)
        first = self.limits if find_unused_parameters else [2**62]
        buckets = assign(self.params, range(len(self.params)), first)
        self._lay_out(sorted(buckets, key=min)[::-1])
        self.arrived: list[int] = []
        self.rebuilt, self.sync, self.sync_buffers = find_unused_parameters, True, True
        self.expecting, self.unfinished = False, False
        self.used = torch.zeros(len(self.params), dtype=torch.int32)
        self.accumulators = [get_gradient_edge(p).node for p in self.params]  # else they would die with their hooks
        for index, node in enumerate(self.accumulators):
            node.register_hook(lambda *_, index=index: self._hook(index))

    def _lay_out(self, buckets: list[list[int]]) -> None:
        self.buckets, self.views, self.bucket_of = buckets, {}, {}
        self.flat = [
            torch.empty(sum(self.params[i].numel() for i in b), dtype=self.params[b[0]].dtype) for b in buckets
        ]
        for number, bucket in enumerate(buckets):
            offset = 0
            for i in bucket:
                p = self.params[i]
                self.views[i] = self.flat[number].as_strided(p.size(), p.stride(), offset)
                self.bucket_of[i] = number
                offset += p.numel()

    @contextlib.contextmanager
    def no_sync(self) -> Iterator[None]:
        """Gradients stay where they are until the first backward whose forward ran outside."""
        self.sync = False
        yield
        self.sync = True

    def forward(self, *args: object) -> object:
        """The module's output; gradients are averaged by the backward that follows."""
        if not torch.is_grad_enabled():
            return self.module(*args)
        if self.unfinished:
            raise RuntimeError("some parameters got no gradient in the backward before")
        if not self.rebuilt and self.arrived:
            order = [assign(self.params, self.arrived, self.limits)]
            dist.broadcast_object_list(order, src=0)
            self._lay_out(order[0])
            self.rebuilt = True
        if self.sync_buffers:
            for buffer in self.module.buffers():
                dist.broadcast(buffer, src=0)
        out = self.module(*args)
        self.sync_buffers = self.sync
        if self.sync:
            self.expecting, self.next = True, 0
            self.works: list[dist.Work] = []
            self.pending = [len(bucket) for bucket in self.buckets]
            self.unused = self._unused(out) if self.find_unused else []
        return out

    def _unused(self, out: Tensor) -> list[int]:
        seen, stack = set(), [out.grad_fn]
        while stack:
            for node, _ in stack.pop().next_functions:
                if node and node not in seen:
                    seen.add(node)
                    stack.append(node)
        return [i for i, node in enumerate(self.accumulators) if node not in seen]

    def _hook(self, index: int) -> None:
        if self.params[index].grad is not None:
            self.used[index] = 1
        if self.expecting:
            early, self.unused = self.unused, []
            for i in early:
                self._ready(i)
            if not self.rebuilt:
                self.arrived.append(index)
            self._ready(index)

    def _ready(self, index: int) -> None:
        grad, view, number = self.params[index].grad, self.views[index], self.bucket_of[index]
        view.zero_() if grad is None else torch.mul(grad, 1 / dist.get_world_size(), out=view)
        self.unfinished = True
        self.pending[number] -= 1
        while self.next < len(self.buckets) and not self.pending[self.next]:  # a later bucket waits for its turn
            self.works.append(dist.all_reduce(self.flat[self.next], async_op=True))
            self.next += 1
        if self.next == len(self.buckets):
            if self.find_unused:
                self.works.append(dist.all_reduce(self.used, async_op=True))
            queue_callback(self._finish)

    def _finish(self) -> None:
        self.expecting = self.unfinished = False
        for work in self.works:
            work.wait()
        for index, p in enumerate(self.params):
            if self.find_unused and not self.used[index]:
                continue  # no rank used it: its gradient stays as it is
            if p.grad is None:
                p.grad = self.views[index].clone()
            else:
                p.grad.copy_(self.views[index])
        self.used.zero_()
