"""A thread of Python begins with the default modes; a thread of the engine takes over those of backward's caller"""

import os
import sys
import threading

import torch


def state():
    return f"grad {torch.is_grad_enabled()}, inference {torch.is_inference_mode_enabled()}, view replay {torch._C._is_view_replay_enabled()}"


for mode in (torch.no_grad(), torch.inference_mode()):
    with mode:
        print(f"{type(mode).__name__}: {state()}")
        thread = threading.Thread(target=lambda: print("  a new thread:", state()))
        thread.start()
        thread.join()


class Nested(torch.autograd.Function):  # its backward calls backward, `depth` times
    @staticmethod
    def forward(ctx, x, depth):
        ctx.depth, entered[depth] = depth, torch.is_grad_enabled()
        return x.clone()

    @staticmethod
    def backward(ctx, grad):
        seen.append((threading.current_thread() is threading.main_thread(), state()))
        if ctx.depth:
            with torch.enable_grad():
                y = Nested.apply(torch.ones(1, requires_grad=True), ctx.depth - 1)
            y.backward()
        return grad, None


seen, entered = [], {}
with torch.autograd._force_original_view_tracking(True):
    print("caller of backward:", state())
    Nested.apply(torch.ones(1, requires_grad=True), 70).backward()
switch = [main for main, _ in seen].index(False)
print(f"backward number {switch} inside the first is on another thread")
for depth in (switch - 1, switch):
    print(f"  {'caller' if seen[depth][0] else 'engine'}'s thread: {seen[depth][1]}")
print("in the forward of a Function, grad:", set(entered.values()))
sys.stdout.flush()
os._exit(0)  # the engine's thread is still there
