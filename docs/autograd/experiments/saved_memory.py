"""The bytes that forward leaves behind and the most that is alive, with and without checkpoint"""

import weakref

import torch
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils.checkpoint import checkpoint


class Alive(TorchDispatchMode):  # counts the storages that operators made and nobody has freed
    now = peak = 0

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        out = func(*args, **kwargs or {})
        for storage in (t.untyped_storage() for t in torch.utils._pytree.tree_leaves(out)):
            if storage.data_ptr() not in known:
                weakref.finalize(storage, self.count, storage.data_ptr(), -storage.nbytes())
                self.count(storage.data_ptr(), storage.nbytes())
        return out

    def count(self, address, size):
        (known.add if size > 0 else known.discard)(address)
        self.now += size
        self.peak = max(self.peak, self.now)


def run(h, first=0, last=8):  # each block: 32 KiB in, 128 KiB between, 32 KiB out
    for i in range(first, last):
        h = h + (h @ up[i]).relu() @ down[i]
    return h


def parts(h, n, use_reentrant=False):
    for i in range(0, 8, n):
        h = checkpoint(run, h, i, i + n, use_reentrant=use_reentrant)
    return h


up = [torch.randn(32, 128, requires_grad=True) for _ in range(8)]
down = [torch.randn(128, 32, requires_grad=True) for _ in range(8)]
x = torch.randn(256, 32, requires_grad=True)
for t in (x, *up, *down):
    t.grad = torch.zeros_like(t)
known = {s.untyped_storage().data_ptr() for t in (x, *up, *down) for s in (t, t.grad)}
ways = {"no checkpoint": run, "reentrant, 1 block each": lambda h: parts(h, 1, True)}
ways |= {f"{n} block{'s' * (n > 1)} in each checkpoint": lambda h, n=n: parts(h, n) for n in (8, 4, 2, 1)}
for name, way in ways.items():
    with Alive() as alive:
        y = way(x)
        held = alive.now
        y.sum().backward()
        del y
    print(f"{name:28} after forward {held // 1024:4} KiB   at most {alive.peak // 1024:4} KiB")
