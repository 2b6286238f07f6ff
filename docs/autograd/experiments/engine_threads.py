"""A backward inside a backward stays on its thread for 60 levels, then moves to another one."""

import os
import threading

import torch

torch.set_num_threads(1)


class Nest(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, level):
        ctx.level = level
        return x.clone()

    @staticmethod
    def backward(ctx, grad):
        ran.append(threading.get_ident())
        if ctx.level == deepest:
            raise ValueError(f"raised at level {ctx.level}")
        with torch.enable_grad():
            Nest.apply(torch.ones(1, requires_grad=True), ctx.level + 1).backward()


def count():
    return len(os.listdir("/proc/self/task"))


def fork_and_run_backward():
    if (child := os.fork()) == 0:
        try:
            torch.ones(1, requires_grad=True).exp().backward()
        except RuntimeError:
            os._exit(1)
        os._exit(0)
    return "refused" if os.waitpid(child, 0)[1] else "worked"


before = count()
torch.ones(1, requires_grad=True).exp().backward()
print("threads that a plain backward started:", count() - before)
print("backward in a forked child:", fork_and_run_backward())
before = count()  # again: the BLAS of numpy ends its threads when the process forks
ran, deepest = [], 130
try:
    Nest.apply(torch.ones(1, requires_grad=True), 0).backward()
except ValueError as error:
    print(f"{error}, caught on the caller's thread: {ran[0] == threading.get_ident()}")
for number, thread in enumerate(dict.fromkeys(ran)):
    levels = [level for level, ident in enumerate(ran) if ident == thread]
    print(
        f"levels {levels[0]} to {levels[-1]} ran on {f'new thread {number}' if number else 'the thread of the caller'}"
    )
print("threads that the nested backward started, and left:", count() - before)
print("backward in a forked child:", fork_and_run_backward())
