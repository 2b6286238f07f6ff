"""Which thread runs which node: a graph on the CPU and on two devices"""

# requires: pretended-gpu
import os
import threading

import torch

from guide.experiments import pretended

pretended.memory("1G", devices=2)


def name(thread):
    with open(f"/proc/self/task/{thread}/comm", encoding="utf-8") as file:
        return file.read().strip() if thread != os.getpid() else "the caller's"


def watch(node, seen):
    if node and node not in seen:
        seen.add(node)
        called = node.name().removesuffix("Backward0").removeprefix("torch::autograd::")
        node.register_prehook(lambda _: ran.append((name(threading.get_native_id()), called)))
        for after, _ in node.next_functions:
            watch(after, seen)


def threads():
    return len(os.listdir("/proc/self/task"))


before, ran = threads(), []
torch.ones(1, requires_grad=True).exp().backward()
print("threads that a first backward started, of CPU tensors:", threads() - before)

w = torch.tensor(1.0, requires_grad=True)
e, s = w.to("cuda:0").exp(), w.to("cuda:1").sin()
loss = e.to("cuda:1") * s + s
watch(loss.grad_fn, set())
with pretended.poisoned():  # kernels do not compute here, so nothing of a gradient is printed
    loss.backward()
for thread in sorted({thread for thread, _ in ran}):
    print(f"{thread:14} ran", *(called for by, called in ran if by == thread))


class Fails(torch.autograd.Function):
    forward = staticmethod(lambda ctx, x: x.clone())

    @staticmethod
    def backward(ctx, grad):
        raise ValueError(f"raised on {name(threading.get_native_id())}")


for many in (True, False):
    with torch.autograd.set_multithreading_enabled(many):
        try:
            Fails.apply(e).backward()
        except ValueError as error:
            print(f"set_multithreading_enabled({many}): {error}, caught on", name(threading.get_native_id()))
